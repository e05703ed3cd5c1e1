import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Lists with an inset as high as header and tab bar, which change places as the list scrolls.
///
/// **How it works.** As long as the header shows it is a subview of the current list, at the list's
/// top, and scrolls with it by itself: nothing is written while it does. When it has collapsed it
/// changes its place to the root view, on top, and the rows go on below it. Below a header that
/// fills the screen the bar can hover at the bottom, on the root view as well, until its own place
/// in the list comes into sight. The pan of the current list lives on the root view, so that a
/// finger on whatever hovers scrolls the list like one on its rows.
///
/// A finger on the hovering bar brings the pages up over the header, which stays where it is on the
/// screen, behind them: each list is given an inset as high as the screen, at whose bottom the bar
/// is, and the drag goes on as the list's own. So bar and rows are one chain on one coordinate, from
/// the floor to the ceiling and on through the rows, with UIKit's own rubber band at either end.
///
/// **Hand-overs.** Views change places between touches only: one that a finger is on stays where it
/// is, and its frame makes up for the difference, because nobody knows what becomes of a touch whose
/// view changes its superview. Pages that move sideways take header and bar onto the pager
/// (`HeadedPages`), and nothing moves up or down until they have landed. Pages that are let go of on
/// their way over the header go on to the ceiling or back to the floor, by the finger's velocity or
/// else to the nearer one; a finger that comes down meanwhile stops them where they are, and they go
/// on when it leaves, moved or not. A fling through the rows ends at their top.
///
/// **Where it comes from.** The article on a smooth page view. Its published form moves the bottom
/// container by the translation of a pan of its own, which it sets to zero each time, and locks and
/// unlocks the list's pan: in the frame in which the container reaches the ceiling the rest of the
/// movement is lost, and the drag does not go on in the rows (`PublishedSmoothInsetTests`). It
/// settles by the sign of the last movement, and a container that is caught and not moved stays
/// where it stands, because a pan that never began never ends.
///
/// **Policies**: a bar whose place is below the screen rides on the list, hovers (`bottomHover`), or
/// hovers and drags the pages up (`allowDragBottom`); a pan to the side on the header does nothing,
/// or pages. What stays of the header above the bar (`ceilPointHeight`) is the scene's pinned height.
/// Short pages are filled up until the header collapses. Other pages go to the tops of their rows
/// when the header comes out.
public final class SmoothInsetPage: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "smooth-inset"
  /// One sentence that says how it works.
  public static let summary =
    "Lists with an inset for the header, which changes places as they scroll; a bar that hovers."
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.bottomBar, ["rides", "hovers", "drags"]),
    PolicyDeclaration(.headerPan, ["does-not-page", "pages"]),
  ]
  /// One scroller carries header and rows.
  public static let chaining = Chaining.single
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [
    .selection, .reload, .growth, .scrolling, .carousel,
  ]

  /// Called with the current list's place whenever it scrolls, in points from its top.
  public var onScroll: ((CGFloat) -> Void)?
  /// Called when a finger begins to bring the pages up over the header.
  public var onDragBegan: (() -> Void)?
  /// Called when they have come to rest: whether at the ceiling, or else on the floor.
  public var onDragEnded: ((_ isOnTop: Bool) -> Void)?

  let scene: Scene
  let root: UIView
  let header: Rider
  let bar: Rider
  let tabs: TabBar
  let pages: HeadedPages
  /// How far the header collapses, in points, and how far pages can be brought up over it.
  let collapse: CGFloat
  let ascent: CGFloat

  /// How far the header is collapsed, in points; while pages are up it stays like that.
  var collapsed: CGFloat = 0
  /// How far the list is pulled down beyond its top, in points.
  var pulled: CGFloat = 0
  /// Where the current list was when it scrolled last.
  var lastPlace: CGFloat = 0
  /// Whether the pages are up over the header, or on their way.
  var isRaised = false
  /// Whether they are on their way by themselves.
  var isSettling = false
  /// The velocity with which they were let go of, in points per millisecond, upward.
  var releaseVelocity: CGFloat = 0
  /// Whether `onDragEnded` was called after the last drag.
  var hasEnded = true
  /// Whether a finger is down, and whether the first of them came down on the bar.
  var isTouched = false
  var beganOnBar = false
  /// Whether lists are being laid out anew: callbacks of that say nothing.
  var isFitting = false
  private unowned(unsafe) var leader: HeadedList?

  /// Header or bar, with what tells whether a finger is on it, or was since all had left.
  final class Rider {
    let view: UIView
    var isTouched = false

    init(_ view: UIView) {
      self.view = view
      let touches = TouchDownRecognizer()
      touches.onFinger = { [unowned self] _ in isTouched = true }
      view.addGestureRecognizer(touches)
    }
  }

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let width = CGFloat(scene.device.width)
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(scene.device.height)))
    header = Rider(
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(scene.header.height))))
    tabs = TabBar(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(scene.bar.height)), scene: scene)
    bar = Rider(tabs)
    pages = HeadedPages(frame: root.bounds, scene: scene)
    collapse = scene.collapse
    let room = Self.roomOfRaisedPages(scene)
    ascent = max(0, CGFloat(room + scene.listHeight - scene.device.height).toPixel)
    super.init()
    assemble()
  }

  private func assemble() {
    root.addSubview(pages.view)
    tabs.onTap = { [unowned self] index in selectPage(index, animated: true) }
    pages.maySwipe = { [unowned self] pager in
      scene.policies[.headerPan] == "pages" || pager.dragStart.y >= barTop + barHeight
    }
    pages.mayBeLeft = { [unowned self] in !isRaised || isAtCeiling }
    pages.owner = self
    pages.loadVisible()
    if let list = pages.current { lead(list) }
    let touches = TouchDownRecognizer { [unowned self] _ in fingerPressed() }
    touches.onFinger = { [unowned self] _ in fingerCameDown() }
    touches.onLift = { [unowned self] in fingersLeft() }
    root.addGestureRecognizer(touches)
    arrange()
  }

  /// Puts the pan of the list that carries the header onto the root view.
  func lead(_ list: HeadedList) {
    if leader === list { return }
    if let leader { leader.addGestureRecognizer(leader.panGestureRecognizer) }
    root.addGestureRecognizer(list.panGestureRecognizer)
    leader = list
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The header.
  public var headerView: UIView? { header.view }
  /// The tab bar.
  public var barView: UIView? { tabs }
  /// The tabs, one a page.
  public var tabViews: [UIView] { tabs.tabs }
  /// The indicator.
  public var indicatorLayer: CAShapeLayer? { tabs.line }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages.view }

  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? { pages.lists[index]?.asPage }

  /// Goes to a page; a call while a finger moves the pages is left to the finger.
  public func selectPage(_ index: Int, animated: Bool) {
    pages.select(index, animated: animated)
    if scene.pages.indices.contains(index) { tabs.reveal(page: index) }
  }

  /// Lays the rows out again; nothing moves.
  public func reload() {
    for list in pages.lists { list?.setNeedsLayout() }
  }

  /// Shows another number of rows; a list that they are too few for goes back.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    pages.setRows(rows, ofPage: page)
  }

  /// Brings the current list to a place; pages that are up over the header stay.
  public func scroll(to distance: CGFloat, animated: Bool) {
    if !isRaised { pages.scroll(to: distance, animated: animated) }
  }
}
