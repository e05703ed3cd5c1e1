import HeadlessUIKit
import Scenes

/// The header comes first in both directions, within one drag: back where it began, the list is
/// not.
public final class DumbQuick: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "dumb-quick"
  /// One sentence that says how it works.
  public static let summary = "A drag that turns round brings the header before the list."
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.bounceTop, ["none"]), PolicyDeclaration(.bounceBottom, ["none"]),
    PolicyDeclaration(.shortPage, ["natural"]),
  ]

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
    outer.panGestureRecognizer.isEnabled = false
    list.panGestureRecognizer.isEnabled = false
    outer.addGestureRecognizer(pan)
    pan.addTarget(self, action: DumbQuick.panned as (DumbQuick) -> () -> Void)
  }

  private func panned() {
    let now = pan.translation(in: nil).y
    if pan.state == .began { last = 0 }
    var rest = last - now
    last = now
    rest -= move(outer, by: rest)
    _ = move(list, by: rest)
  }

  /// Moves a scroller as far as it goes, and answers with how far that was.
  private func move(_ view: UIScrollView, by way: CGFloat) -> CGFloat {
    let before = view.contentOffset.y
    let bottom = view.contentSize.height + view.contentInset.bottom - view.bounds.height
    view.contentOffset.y = min(max(0, before + way), max(0, bottom))
    return view.contentOffset.y - before
  }

  /// The view to put into the window.
  public var rootView: UIView { outer }
  /// The header.
  public var headerView: UIView? { header }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }
}
