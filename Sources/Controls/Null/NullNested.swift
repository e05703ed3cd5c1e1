import HeadlessUIKit
import Scenes

/// A plain scroll view in a plain scroll view: a header above a list, as UIKit nests them.
///
/// There is no code of its own, so whatever a claim says against it is wrong.
public final class NullNested: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "null-nested"
  /// One sentence that says how it works.
  public static let summary = "A plain list in a plain scroll view, below a header."
  /// What it is there for.
  public static let kind = ContainerKind.null
  /// The policies and the values that it supports.
  public static let policies = nativePolicies

  private let outer: UIScrollView
  private let list: PlainList
  private let header: UIView

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
    outer.alwaysBounceVertical = true
    outer.addSubview(list)
    outer.addSubview(header)
    outer.contentSize = CGSize(width: frame.width, height: list.frame.maxY)
  }

  /// The view to put into the window.
  public var rootView: UIView { outer }
  /// The header.
  public var headerView: UIView? { header }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }
}
