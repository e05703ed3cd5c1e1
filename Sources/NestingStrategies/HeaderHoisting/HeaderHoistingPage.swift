import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Header and tab bar ride on the current list, and are hoisted onto the pager while it pages.
///
/// **How it works.** A horizontal pager fills the screen, and so does the list on each of its
/// pages, with room above its rows. Header and bar are subviews of the current list: a drag that
/// begins on them is a drag of the list, and one scroll view carries all that moves up and down, so
/// that nothing is handed over within a drag, a coast or a bounce. Where the header has collapsed
/// it is put back in each `scrollViewDidScroll`, so that it seems to stand while the rows go on.
///
/// **Hand-overs.** In the frame in which the pages begin to move sideways the header is taken off
/// the list and put onto the pager, in which it is kept at its place on the screen; the run of the
/// list ends, and so does a drag in it. Lists that are off the screen have been brought to where
/// the header stands, others are made there. In the first frame in which the pager stands on a page
/// without a finger on it the header is put down on the list of that page (`HeadedPages`). From one
/// to the other nothing moves up or down.
///
/// **Where it comes from.** The article on header hoisting. Its published form puts the header down
/// in `scrollViewDidEndDecelerating` and `scrollViewDidEndScrollingAnimation` alone: after a
/// release exactly on a page neither comes, and the header stays in the air, follows no list and
/// takes no drag. It leaves a list running that it takes the header from, reads the header's height
/// from a frame in another view's coordinates while the header is in the air, and lets rows that
/// are added later cover it. (`PublishedHoistingTests` shows the first two.)
///
/// **Policies**: short pages are filled up until the header collapses (`autoFillContent`), or keep
/// their length and bring the header out in an animation that begins when the page lands; a pan to
/// the side on the header does nothing, or pages; the list bounces at both ends. **Options**:
/// `header-return`, whether the header comes back at the top of the content alone, as on a profile
/// (`moveHeaderOnlyContentTop`), or as soon as content moves down, as an address bar does. What
/// stays of the header above the bar (`topSpace`) is the scene's pinned height. Other pages go to
/// the top of their rows when the header comes out on a profile; with an early return they keep the
/// row below the bar.
public final class HeaderHoistingPage: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "header-hoisting"
  /// One sentence that says how it works.
  public static let summary =
    "The header rides on the current list and is hoisted onto the pager while it pages."
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.shortPage, ["fill", "expand-header"]),
    PolicyDeclaration(.headerPan, ["does-not-page", "pages"]),
  ]
  /// Its options.
  public static let options: [OptionDeclaration] = [
    OptionDeclaration(
      "header-return", ["at-top", "early"],
      "The header comes back at the top of the content, or with any movement towards it.")
  ]
  /// One scroller carries header and rows.
  public static let chaining = Chaining.single
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [
    .selection, .reload, .growth, .scrolling, .carousel,
  ]

  let scene: Scene
  let root: UIView
  /// Header and tab bar, as one view that changes its superview.
  let head: UIView
  let header: UIView
  let bar: TabBar
  let pages: HeadedPages
  let collapse: CGFloat
  let returnsEarly: Bool

  /// How far the header is collapsed, in points.
  var collapsed: CGFloat = 0
  /// Where the current list was when `collapsed` was worked out, in points within its range.
  var lastPlace: CGFloat = 0
  /// How far it was when it was lifted last, and other lists were brought to it.
  var collapsedAtLift: CGFloat = 0
  /// How far the header hangs above the rows of a page that is too short for it, in points.
  var hang: CGFloat = 0
  /// The animation that brings it out there.
  var expansion: UIViewPropertyAnimator?

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let width = CGFloat(scene.device.width)
    let headerHeight = CGFloat(scene.header.height)
    let barHeight = CGFloat(scene.bar.height)
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(scene.device.height)))
    head = UIView(frame: CGRect(x: 0, y: 0, width: width, height: headerHeight + barHeight))
    header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: headerHeight))
    bar = TabBar(
      frame: CGRect(x: 0, y: headerHeight, width: width, height: barHeight), scene: scene)
    pages = HeadedPages(frame: root.bounds, scene: scene)
    collapse = scene.collapse
    returnsEarly = scene.option("header-return") == "early"
    super.init()
    assemble()
  }

  private func assemble() {
    head.addSubview(header)
    head.addSubview(bar)
    root.addSubview(pages.view)
    let touches = TouchDownRecognizer { [unowned self] _ in holdExpansion() }
    touches.onLift = { [unowned self] in expand() }
    root.addGestureRecognizer(touches)
    bar.onTap = { [unowned self] index in selectPage(index, animated: true) }
    if scene.policies[.headerPan] == "does-not-page" {
      pages.maySwipe = { [unowned self] pager in
        !head.bounds.contains(head.convert(pager.dragStart, from: nil))
      }
    }
    pages.owner = self
    pages.loadVisible()
    if let list = pages.current { seat(on: list) }
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The header.
  public var headerView: UIView? { header }
  /// The tab bar.
  public var barView: UIView? { bar }
  /// The tabs, one a page.
  public var tabViews: [UIView] { bar.tabs }
  /// The indicator.
  public var indicatorLayer: CAShapeLayer? { bar.line }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages.view }

  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { pages.lists[index]?.asPage }

  /// Goes to a page; a call while a finger moves the pages is left to the finger.
  public func selectPage(_ index: Int, animated: Bool) {
    pages.select(index, animated: animated)
    if scene.pages.indices.contains(index) { bar.reveal(page: index) }
  }

  /// Lays the rows out again; nothing moves.
  public func reload() {
    for list in pages.lists { list?.setNeedsLayout() }
  }

  /// Shows another number of rows; a list that they are too few for goes back with its header.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    pages.setRows(rows, ofPage: page)
  }

  /// Brings the current list to a place.
  public func scroll(to distance: CGFloat, animated: Bool) {
    pages.scroll(to: distance, animated: animated)
  }
}
