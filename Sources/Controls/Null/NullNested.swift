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
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [
    .reload, .growth, .scrolling, .headerHeight, .size, .carousel,
  ]

  private let outer: PlainOuter
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
    outer = PlainOuter(frame: frame)
    outer.pinned = pinned
    outer.alwaysBounceVertical = true
    outer.addSubview(list)
    outer.addSubview(header)
    outer.contentSize = CGSize(width: frame.width, height: list.frame.maxY)
    outer.parts = (header, list)
  }

  /// The view to put into the window.
  public var rootView: UIView { outer }
  /// The header.
  public var headerView: UIView? { header }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }

  // MARK: What may happen to it

  /// Shows another number of rows.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    if page == 0 { list.setRows(rows) }
  }
  /// The outer view goes first, then the list.
  public func scroll(to distance: CGFloat, animated: Bool) {
    let end = max(0, outer.contentSize.height - outer.bounds.height)
    outer.setContentOffset(CGPoint(x: 0, y: min(distance, end)), animated: animated)
    list.go(to: max(0, distance - end), animated: animated)
  }
  /// The list follows the header; the offsets stay.
  public func setHeaderHeight(_ height: CGFloat) {
    header.frame.size.height = height
    outer.pinned = min(outer.pinned, height)
    outer.arrange()
  }
}

/// A scroll view that keeps a list below a header, as constraints would.
private final class PlainOuter: UIScrollView {
  /// How much of the header stays on the screen, in points.
  var pinned: CGFloat = 0
  var parts: (header: UIView, list: UIView)?

  func arrange() {
    guard let (header, list) = parts else { return }
    header.frame.size.width = bounds.width
    list.frame = CGRect(
      x: 0, y: header.frame.height, width: bounds.width, height: bounds.height - pinned)
    contentSize = CGSize(width: bounds.width, height: list.frame.maxY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if contentSize.width != bounds.width || parts?.list.frame.height != bounds.height - pinned {
      arrange()
    }
  }
}
