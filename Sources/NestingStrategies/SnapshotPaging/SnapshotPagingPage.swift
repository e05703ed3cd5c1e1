import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One vertical scroll view for all pages; pictures of the other ones stand in while swiping.
///
/// **How it works.** Header, tab bar and the rows of one page, the live one, lie in one scroll view
/// of which UIKit moves everything: there is nothing nested along its axis. The rows lie in a
/// horizontal pager that sticks below the bar and is empty but for them, so it can be swiped at
/// any time. While it is between pages, each page on the screen that is not the live one is a
/// picture, drawn of its rows at the place where the page was left, and laid into the pager where
/// the page belongs. Header and bar are no part of the pager, and so they stand still.
///
/// **Hand-overs.** Along the vertical axis there is none. The live page changes in the frame in
/// which another one comes to cover most of the screen: the picture of the one becomes its rows,
/// the rows of the other one become its picture, and the offset becomes that of the arriving page,
/// all at once. The arriving page stands where its picture stood: with the header's collapse while
/// the header shows (then offset and motion go on as they are), else where it was left; then a
/// drag or a coast of the page before is over. A picture goes in the frame in which its page is
/// off the screen, however the swipe came to its end, so there is none at rest.
///
/// **Where it comes from.** The third of the failed attempts in the article on header hoisting,
/// which its author did not build: pictures over the content, the page just left among them, while
/// the finger swipes. As it is told there, the live content lies still under its picture and comes
/// back when the swipe has ended, which shows as a jump if the offset is set a frame later, leaves
/// a picture behind if the swipe is cancelled, and keeps showing it if a finger scrolls meanwhile.
/// Here the live page is swiped itself, only its neighbours are pictures, their places are worked
/// out from the header in each frame, and what is on the screen decides, not the gesture's end.
public final class SnapshotPagingPage: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "snapshot-paging"
  /// One sentence that says how it works.
  public static let summary =
    "One vertical scroll view for all pages; pictures of the others stand in while swiping."
  /// One offset for header and rows.
  public static let chaining = Chaining.single
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [
    .selection, .reload, .growth, .scrolling, .carousel,
  ]

  var scene: Scene
  let scroller: UIScrollView
  let header: UIView
  let bar: TabBar
  let pages: UIScrollView
  /// How far the header collapses, in points.
  let collapse: CGFloat

  /// The page whose rows are there.
  let live: LivePage
  /// The pictures that stand in for other pages.
  var pictures: [PagePicture] = []
  /// Where each page was left, in points of the vertical offset.
  var places: [CGFloat]

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let screen = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    scroller = UIScrollView(frame: screen)
    header = UIView(
      frame: CGRect(x: 0, y: 0, width: screen.width, height: CGFloat(scene.header.height)))
    bar = TabBar(
      frame: CGRect(
        x: 0, y: header.frame.maxY, width: screen.width, height: CGFloat(scene.bar.height)),
      scene: scene)
    pages = UIScrollView(
      frame: CGRect(
        x: 0, y: bar.frame.maxY, width: screen.width, height: CGFloat(scene.listHeight)))
    collapse = max(0, bar.frame.maxY + CGFloat(scene.listHeight) - screen.height).toPixel
    live = LivePage(scene.firstPage, of: scene, size: pages.bounds.size)
    places = Array(repeating: 0, count: scene.pages.count)
    super.init()
    assemble()
  }

  private func assemble() {
    scroller.addSubview(pages)
    scroller.addSubview(header)
    scroller.addSubview(bar)
    scroller.alwaysBounceVertical = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.scrollsToTop = false
    pages.contentSize = CGSize(
      width: pages.bounds.width * CGFloat(places.count), height: pages.bounds.height)
    pages.contentOffset.x = pages.bounds.width * CGFloat(live.index)
    pages.addSubview(live)
    pages.delegate = self
    setLength(length(of: live.index))
    bar.onTap = { [unowned self] index in selectPage(index, animated: true) }
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { scroller }
  /// The header.
  public var headerView: UIView? { header }
  /// The tab bar.
  public var barView: UIView? { bar }
  /// The tabs, one a page.
  public var tabViews: [UIView] { bar.tabs }
  /// The indicator.
  public var indicatorLayer: CAShapeLayer? { bar.line }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages }
  /// The pictures of pages.
  public var standInViews: [UIView] { pictures.map(\.view) }

  /// The page at an index: its rows, or its picture, or nil while there is neither.
  public func page(at index: Int) -> ContainerPage? {
    if index == live.index {
      return ContainerPage(
        scrollView: nil, view: live, firstRowView: live.rows, firstRow: live.firstRow)
    }
    guard let picture = pictures.first(where: { $0.index == index }) else { return nil }
    return ContainerPage(
      scrollView: nil, view: picture.view, firstRowView: picture.view, firstRow: picture.firstRow)
  }
}
