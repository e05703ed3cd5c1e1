import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Header and tab bar beside the pager, over it; a pan of their own drives the list on the screen.
///
/// **How it works.** The pager is as large as the screen, and so are the lists in it; an inset
/// keeps their rows below a lid of header and bar. The lid is no part of what scrolls: its place
/// follows the offset of one list, the leader, as far as the header collapses. The leader is the
/// list of the page that covers most of the screen. A finger on it is UIKit's business.
/// A finger on the lid moves the leader's offset (`HeaderDrag`): from its un-banded place, minus
/// the finger's translation, with the rubber band of a scroll view. After its lift a display link
/// drives the list (`DrivenCoast`) with a scroll view's own step: the velocity is 0.75 of that at
/// the callback before the last and 0.25 of the last (`ReleaseVelocity`), the first step is taken
/// in the frame of the lift, and motion begins and ends at the native thresholds.
///
/// **Hand-overs.** Between list and header there is none: both stand where one offset puts them.
/// A finger on the lid ends what the leader does by itself, a finger on the list what the display
/// link does with it, in the frame in which it comes down; what was caught beyond an end goes back
/// when the finger leaves. A list that a finger drags does not listen to the lid, which takes the
/// drag up from where it finds the list when that finger has left. Pages beside the leader are
/// fitted to the lid before they are seen: while the header shows their rows begin below the bar,
/// else they keep their place; rows that are too few to hold the collapsed header get the room. So
/// a page switch moves nothing up or down. When another page comes to lead, drags and coasts of
/// the one before are over, but for the way back from beyond an end; a tap on a tab ends them, too.
///
/// **Where it comes from.** The second of the failed attempts in the article on header hoisting,
/// and the header of SwipeTableView, which ships. Published, the header's pan is driven by a timer
/// of 60 ticks a second with a guessed friction that grows with the square of the speed, so that a
/// fling goes three quarters of the native way and another one at 120 Hz; it is not stopped by a
/// finger that rests on the list, since it asks for dragging instead of tracking; at an end it
/// stops dead; and content shorter than its insets is sent to an offset that does not exist. Here
/// the step is the native one, a frame that was dropped is made up for by a step more, each finger
/// is noticed as it comes down, both ends bounce, and the range is never shorter than the collapse.
///
/// **Policies**: a pan on the lid pages or does not (then the pager's own pan is put on the view
/// around both); a fling on the lid runs on into the list, or ends when the header has collapsed.
public final class SimulatedHeaderPage: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "simulated-header"
  /// One sentence that says how it works.
  public static let summary =
    "Header beside the pager; its own pan drives the list's offset, with a coast of its own."
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.headerPan, ["does-not-page", "pages"]),
    PolicyDeclaration(.flingOnHeader, ["chain", "stop"]),
  ]
  /// One offset for header and rows.
  public static let chaining = Chaining.single
  /// A fling on the header is driven by a display link.
  public static let integratesCoasts = true
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [
    .selection, .reload, .growth, .scrolling, .carousel,
  ]

  var scene: Scene
  let root: UIView
  let pages: UIScrollView
  let lid: HeaderLid
  var lists: [PageList?]
  /// How far the header collapses, in points.
  let collapse: CGFloat

  /// The list on the screen, whose offset the lid follows.
  unowned(unsafe) var leader: PageList?
  /// The drag of a finger on the lid, if any.
  var drag: HeaderDrag?
  /// What the display link does with each list.
  var coasts: [DrivenCoast?]
  /// A list that a finger on the lid holds.
  unowned(unsafe) var held: PageList?

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    root = UIView(
      frame: CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height))
    pages = UIScrollView(frame: root.bounds)
    lid = HeaderLid(width: root.bounds.width, scene: scene)
    lists = Array(repeating: nil, count: scene.pages.count)
    coasts = Array(repeating: nil, count: scene.pages.count)
    let whole = lid.bounds.height + CGFloat(scene.listHeight)
    collapse = max(0, whole - root.bounds.height).toPixel
    super.init()
    assemble()
    observe()
  }

  private func assemble() {
    root.addSubview(pages)
    root.addSubview(lid)
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.scrollsToTop = false
    pages.contentSize = CGSize(
      width: pages.bounds.width * CGFloat(lists.count), height: pages.bounds.height)
    pages.contentOffset.x = pages.bounds.width * CGFloat(scene.firstPage)
    pages.delegate = self
    loadVisiblePages()
    leader = currentList
    leader?.isUserInteractionEnabled = true
  }

  private func observe() {
    lid.bar.onTap = { [unowned self] index in selectPage(index, animated: true) }
    lid.onPan = { [unowned self] in lidPanned() }
    lid.touches.onFinger = { [unowned self] _ in holdList() }
    lid.touches.onLift = { [unowned self] in letListGo() }
    let touches = TouchDownRecognizer()
    touches.onFinger = { [unowned self] touch in stopDrivenCoast(under: touch) }
    pages.addGestureRecognizer(touches)
    if scene.policies[.headerPan] == "pages" {
      root.addGestureRecognizer(pages.panGestureRecognizer)
    }
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The header.
  public var headerView: UIView? { lid.header }
  /// The tab bar.
  public var barView: UIView? { lid.bar }
  /// The tabs, one a page.
  public var tabViews: [UIView] { lid.bar.tabs }
  /// The indicator.
  public var indicatorLayer: CAShapeLayer? { lid.bar.line }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages }

  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? {
    guard let list = lists[index] else { return nil }
    return ContainerPage(
      scrollView: list, view: list, firstRowView: list.rows, firstRow: list.firstRow)
  }
}
