import HeadlessUIKit
import Scenes

/// A header, a bar and plain pages of rows in a plain scroll view, as UIKit nests them.
///
/// Its only own code is the protocol's, so that it is silent as it stands. Each control that takes
/// it spoils one thing.
open class PlainPages: NestedContainer, UIScrollViewDelegate {
  /// The name by which `--strategy` calls it.
  open class var name: String { "null-pages" }
  /// One sentence that says how it works.
  open class var summary: String { "Plain lists in a plain pager in a plain scroll view." }
  /// What it is there for.
  open class var kind: ContainerKind { .dumb }
  /// The policies and the values that it supports.
  open class var policies: [PolicyDeclaration] { nativePolicies }

  /// How its vertical scrollers are chained.
  open class var chaining: Chaining { .nested }

  final let scene: Scene
  final let outer: UIScrollView
  final let pages: UIScrollView
  final let lists: [PlainList]
  final let header: UIView
  final let bar: UIView

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let height = CGFloat(scene.header.height)
    let pinned = min(height, CGFloat(scene.header.pinned))
    header = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
    bar = UIView(
      frame: CGRect(x: 0, y: height, width: frame.width, height: CGFloat(scene.bar.height)))
    let below = max(0, frame.height - pinned - bar.frame.height)
    let pages = UIScrollView(
      frame: CGRect(x: 0, y: bar.frame.maxY, width: frame.width, height: below))
    pages.isPagingEnabled = true
    lists = scene.pages.enumerated().map { index, page in
      PlainList(
        frame: CGRect(
          x: frame.width * CGFloat(index), y: 0, width: frame.width, height: below),
        page: page, bottomInset: scene.bottomInset)
    }
    for list in lists { pages.addSubview(list) }
    pages.contentSize = CGSize(width: frame.width * CGFloat(lists.count), height: below)
    pages.contentOffset.x = frame.width * CGFloat(scene.firstPage)
    self.pages = pages
    outer = UIScrollView(frame: frame)
    outer.alwaysBounceVertical = true
    for view in [pages, header, bar] { outer.addSubview(view) }
    outer.contentSize = CGSize(width: frame.width, height: pages.frame.maxY)
    didMake()
  }
  nonisolated deinit {}

  /// The views are made; spoil them here.
  func didMake() {}

  /// Hears of every scroll view.
  final func listen() {
    outer.delegate = self
    pages.delegate = self
    for list in lists { list.delegate = self }
  }

  /// The index of the page that covers most of the viewport.
  final var current: Int {
    let index = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    return min(max(0, index), lists.count - 1)
  }

  /// The view to put into the window.
  public final var rootView: UIView { outer }
  /// The header.
  public final var headerView: UIView? { header }
  /// The tab bar.
  public final var barView: UIView? { bar }
  /// The horizontal scroller of the pages.
  public final var pager: UIScrollView? { pages }
  /// The pictures that stand in for live pages now.
  open var standInViews: [UIView] { [] }
  /// The page at an index, or nil while it is not loaded.
  public final func page(at index: Int) -> ContainerPage? {
    lists.indices.contains(index) ? lists[index].asPage : nil
  }

  /// The offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger has begun to scroll.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger has left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
}
