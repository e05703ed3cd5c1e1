import HeadlessUIKit
import Scenes

/// Shares each of the finger's movements half and half between outer view and list.
public final class DumbShared: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "dumb-shared"
  /// One sentence that says how it works.
  public static let summary = "Two scrollers take half of each movement."
  /// What it is there for.
  public static let kind = ContainerKind.dumb

  private let outer: UIScrollView
  private let list: PlainList
  private let header: UIView
  private let pan = UIPanGestureRecognizer()
  private var last: CGFloat = 0

  /// Makes the container for a scene.
  public init(scene: Scene) {
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let height = CGFloat(scene.header.height)
    let pinned = min(height, CGFloat(scene.header.pinned))
    header = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
    list = PlainList(
      frame: CGRect(x: 0, y: height, width: frame.width, height: frame.height - pinned),
      page: scene.pages[0], bottomInset: scene.bottomInset)
    outer = UIScrollView(frame: frame)
    outer.addSubview(list)
    outer.addSubview(header)
    outer.contentSize = CGSize(width: frame.width, height: list.frame.maxY)
    outer.isScrollEnabled = false
    list.isScrollEnabled = false
    outer.addGestureRecognizer(pan)
    pan.addTarget(self, action: DumbShared.panned as (DumbShared) -> () -> Void)
  }

  private func panned() {
    let now = pan.translation(in: nil).y
    if pan.state == .began { last = 0 }
    let half = (now - last) / 2
    last = now
    outer.contentOffset.y = clamp(
      outer.contentOffset.y - half, outer.contentSize.height - outer.bounds.height)
    list.contentOffset.y = clamp(
      list.contentOffset.y - half, list.contentSize.height - list.bounds.height)
  }

  private func clamp(_ y: CGFloat, _ high: CGFloat) -> CGFloat { min(max(0, y), max(0, high)) }

  /// The view to put into the window.
  public var rootView: UIView { outer }
  /// The header.
  public var headerView: UIView? { header }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }
}
