import HeadlessUIKit
import Scenes

/// A page with one plain scroll view: a header and rows in one content.
///
/// There is no code of its own, so whatever a claim says against it is wrong.
public final class NullPlain: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "null-plain"
  /// One sentence that says how it works.
  public static let summary = "One plain scroll view with a header in its content."
  /// What it is there for.
  public static let kind = ContainerKind.null
  /// The policies and the values that it supports.
  public static let policies = nativePolicies
  /// How its vertical scrollers are chained.
  public static let chaining = Chaining.single
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [
    .reload, .growth, .scrolling, .refresh, .headerHeight, .size, .carousel,
  ]

  private let list: PlainList
  private let header: UIView

  /// Makes the container for a scene.
  public init(scene: Scene) {
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let height = CGFloat(scene.header.height)
    list = PlainList(
      frame: frame, page: scene.pages[0], below: height, bottomInset: scene.bottomInset)
    header = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
    header.autoresizingMask = .flexibleWidth
    list.addSubview(header)
  }

  /// The view to put into the window.
  public var rootView: UIView { list }
  /// The header.
  public var headerView: UIView? { header }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }

  // MARK: What may happen to it

  /// Shows another number of rows.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    if page == 0 { list.setRows(rows) }
  }
  /// Goes to a place.
  public func scroll(to distance: CGFloat, animated: Bool) {
    list.go(to: distance, animated: animated)
  }
  /// Makes room above the header.
  public func beginRefresh(inset: CGFloat) { list.beginRefresh(inset) }
  /// Takes it away.
  public func endRefresh() { list.endRefresh() }
  /// The rows follow the header; the offset stays.
  public func setHeaderHeight(_ height: CGFloat) {
    header.frame.size.height = height
    list.margin = height
  }
}
