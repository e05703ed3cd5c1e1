import HeadlessUIKit
import Scenes

/// A plain pager whose first list carries the header, and which declares that the header does not
/// page.
public final class DumbHeaderTurns: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "dumb-header-turns"
  /// One sentence that says how it works.
  public static let summary = "A swipe on the header turns the pages, against the policy."
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  public static let policies = nativePolicies
  /// How its vertical scrollers are chained.
  public static let chaining = Chaining.single

  private let pages: UIScrollView
  private let lists: [PlainList]
  private let header: UIView

  /// Makes the container for a scene.
  public init(scene: Scene) {
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let height = CGFloat(scene.header.height)
    header = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
    pages = UIScrollView(frame: frame)
    pages.isPagingEnabled = true
    lists = scene.pages.enumerated().map { index, page in
      PlainList(
        frame: CGRect(
          x: frame.width * CGFloat(index), y: 0, width: frame.width, height: frame.height),
        page: page, below: height, bottomInset: scene.bottomInset)
    }
    for list in lists { pages.addSubview(list) }
    lists[0].addSubview(header)
    pages.contentSize = CGSize(width: frame.width * CGFloat(lists.count), height: frame.height)
  }

  /// The view to put into the window.
  public var rootView: UIView { pages }
  /// The header.
  public var headerView: UIView? { header }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? {
    lists.indices.contains(index) ? lists[index].asPage : nil
  }
}
