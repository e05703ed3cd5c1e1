import HeadlessUIKit
import Scenes

/// A plain pager of plain lists.
///
/// There is no code of its own, so whatever a claim says against it is wrong.
public final class NullPager: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "null-pager"
  /// One sentence that says how it works.
  public static let summary = "A plain paging scroll view with plain lists."
  /// What it is there for.
  public static let kind = ContainerKind.null
  /// The policies and the values that it supports.
  public static let policies = nativePolicies
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [.selection, .reload, .growth]

  private let pages: UIScrollView
  private let lists: [PlainList]

  /// Makes the container for a scene.
  public init(scene: Scene) {
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let view = UIScrollView(frame: frame)
    view.isPagingEnabled = true
    lists = scene.pages.enumerated().map { index, page in
      PlainList(
        frame: CGRect(
          x: frame.width * CGFloat(index), y: 0, width: frame.width, height: frame.height),
        page: page, bottomInset: scene.bottomInset)
    }
    for list in lists { view.addSubview(list) }
    view.contentSize = CGSize(width: frame.width * CGFloat(lists.count), height: frame.height)
    pages = view
  }

  /// The view to put into the window.
  public var rootView: UIView { pages }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? {
    lists.indices.contains(index) ? lists[index].asPage : nil
  }

  // MARK: What may happen to it

  /// Goes to a page.
  public func selectPage(_ index: Int, animated: Bool) {
    guard lists.indices.contains(index) else { return }
    let x = pages.bounds.width * CGFloat(index)
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }
  /// Shows another number of rows.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    if lists.indices.contains(page) { lists[page].setRows(rows) }
  }
}
