import HeadlessUIKit
import Scenes

/// A bar of tabs above a plain pager of plain lists; a tap on a tab goes to its page.
///
/// It is sound: drags and coasts are UIKit's. Each dumb control of pages takes it and spoils one
/// thing.
open class PagedPage: NestedContainer, UIScrollViewDelegate {
  /// The name by which `--strategy` calls it.
  open class var name: String { "paged" }
  /// One sentence that says how it works.
  open class var summary: String { "" }
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  public static let policies = nativePolicies
  /// How its vertical scrollers are chained.
  open class var chaining: Chaining { .nested }
  /// Whether there is a bar of tabs.
  class var hasBar: Bool { true }

  final let scene: Scene
  final let root: UIView
  final let bar: UIView
  final let tabs: [UIView]
  final let pages: UIScrollView
  final let lists: [PlainList]
  private var taps: [Tap] = []

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let width = CGFloat(scene.device.width)
    let height = CGFloat(scene.device.height)
    let top = Self.hasBar ? CGFloat(scene.bar.height) : 0
    let count = scene.pages.count
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    bar = UIView(frame: CGRect(x: 0, y: 0, width: width, height: top))
    let tabWidth = width / CGFloat(count)
    tabs = (0..<count).map {
      UIView(frame: CGRect(x: tabWidth * CGFloat($0), y: 0, width: tabWidth, height: top))
    }
    let frame = CGRect(x: 0, y: top, width: width, height: height - top)
    pages = UIScrollView(frame: frame)
    lists = scene.pages.enumerated().map { index, page in
      PlainList(
        frame: CGRect(
          x: width * CGFloat(index), y: 0, width: width, height: frame.height),
        page: page, bottomInset: scene.bottomInset)
    }
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: width * CGFloat(count), height: frame.height)
    pages.contentOffset.x = width * CGFloat(scene.firstPage)
    root.addSubview(pages)
    root.addSubview(bar)
    for list in lists {
      pages.addSubview(list)
      list.delegate = self
    }
    pages.delegate = self
    for index in tabs.indices {
      bar.addSubview(tabs[index])
      taps.append(Tap(on: tabs[index]) { [unowned self] in tabTapped(index) })
    }
    didMake()
  }
  nonisolated deinit {}

  /// The views are made; spoil them here.
  func didMake() {}

  /// A tab was tapped.
  open func tabTapped(_ index: Int) { go(to: index) }

  /// Goes to a page.
  final func go(to index: Int) {
    let x = pages.bounds.width * CGFloat(index)
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  /// The page that covers most of the screen.
  final var current: Int {
    let page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    return min(max(page, 0), lists.count - 1)
  }

  /// The view to put into the window.
  open var rootView: UIView { root }
  /// The tab bar.
  open var barView: UIView? { Self.hasBar ? bar : nil }
  /// The tabs, one a page.
  open var tabViews: [UIView] { Self.hasBar ? tabs : [] }
  /// The horizontal scroller of the pages.
  open var pager: UIScrollView? { pages }
  /// The page at an index, or nil while it is not loaded.
  open func page(at index: Int) -> ContainerPage? {
    lists.indices.contains(index) ? lists[index].asPage : nil
  }

  /// An offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger leaves; the target may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A finger has left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Something has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A tap on a view, with what it does.
final class Tap {
  private let recognizer = UITapGestureRecognizer()
  private let action: () -> Void

  init(on view: UIView, _ action: @escaping () -> Void) {
    self.action = action
    recognizer.addTarget(self, action: Tap.tapped as (Tap) -> () -> Void)
    view.addGestureRecognizer(recognizer)
  }

  private func tapped() { action() }
}
