import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Whoever has a header that one of the pages carries.
protocol HeadedPagesOwner: AnyObject {
  /// A list was made; it is put where the header stands before anybody sees it.
  func didLoad(_ list: HeadedList)
  /// The page that carries the header has scrolled.
  func didScroll(_ list: HeadedList)
  /// The pages are about to move sideways: the header is lifted off its list.
  func pagesWillLeave()
  /// The pages have moved sideways.
  func pagesDidMove()
  /// The pager stands on a page and no finger is on it: the header is put down on the list.
  func pagesDidLand(on list: HeadedList)
  /// A finger begins to scroll the page that carries the header.
  func willDrag(_ list: HeadedList)
  /// The finger leaves it; the velocity is the content's, in points per millisecond, and the target
  /// is where it will coast to.
  func willRelease(_ list: HeadedList, velocity: CGFloat, target: UnsafeMutablePointer<CGPoint>)
  /// It has come to rest, or has been let go of and does not coast.
  func didRest(_ list: HeadedList)
}

extension HeadedPagesOwner {
  func willDrag(_ list: HeadedList) {}
  func willRelease(_ list: HeadedList, velocity: CGFloat, target: UnsafeMutablePointer<CGPoint>) {}
  func didRest(_ list: HeadedList) {}
}

/// A horizontal pager of lists as high as the screen, of which one carries the header.
///
/// **Away.** Pages that move sideways are away: from the frame in which a finger or a call sets
/// them moving to the first one in which the pager stands on a page with no finger on it. The owner
/// is told of both. The end is looked for in each frame, by a display link, and not only in the
/// callbacks that usually come: a finger that is lifted exactly on a page is followed by none of
/// them, and neither is a tap that asks for the page on which the pager stands.
///
/// While they are away no list scrolls: leaving ends the run of the list and a drag in it, and no
/// list's pan begins. A list that stands beyond its range is not left, since it could not go back:
/// a swipe does not begin then, and a page that is asked for waits until the list is back.
final class HeadedPages: NSObject {
  /// The pager.
  let view: GatedScrollView
  /// The pages that were made so far.
  private(set) var lists: [HeadedList?]
  /// The page that carries the header, or did so last.
  private(set) var index: Int
  /// Whether the pages move sideways, or wait between two pages.
  private(set) var isAway = false
  /// Whether a swipe may begin, by where it begins.
  var maySwipe: ((GatedScrollView) -> Bool)?
  /// Whether the page that carries the header may be left, as far as its owner goes.
  var mayBeLeft: (() -> Bool)?
  /// Who has the header.
  unowned(unsafe) var owner: (any HeadedPagesOwner)?

  private var scene: Scene
  private var isLeaving = false
  private var goal: CGFloat?
  private var wish: Int?
  private var watch: (link: CADisplayLink, action: GestureAction)?
  private var stillFrames = 0
  private var lastX: CGFloat = 0

  init(frame: CGRect, scene: Scene) {
    self.scene = scene
    view = GatedScrollView(frame: frame)
    lists = Array(repeating: nil, count: scene.pages.count)
    index = scene.firstPage
    super.init()
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsHorizontalScrollIndicator = false
    view.scrollsToTop = false
    view.contentSize = CGSize(
      width: frame.width * CGFloat(lists.count), height: frame.height)
    view.contentOffset.x = frame.width * CGFloat(index)
    view.mayBegin = { [unowned self] in mayLeave && (maySwipe?(view) ?? true) }
    view.delegate = self
  }

  /// The list that carries the header, or did so last.
  var current: HeadedList? { lists[index] }

  /// Where the pages stand: 1.5 is half-way from the second to the third.
  var progress: CGFloat { view.contentOffset.x / view.bounds.width }

  // MARK: Lists

  /// Makes the lists that are on the screen and were not made before.
  func loadVisible() {
    let first = max(0, Int(progress.rounded(.down)))
    let last = min(Int(progress.rounded(.up)), lists.count - 1)
    guard first <= last else { return }
    for index in first...last where lists[index] == nil { load(index) }
  }

  private func load(_ index: Int) {
    var frame = view.bounds
    frame.origin = CGPoint(x: frame.width * CGFloat(index), y: 0)
    let list = HeadedList(index: index, frame: frame, scene: scene)
    list.mayBegin = { [unowned self] in !isAway }
    lists[index] = list
    owner?.didLoad(list)
    list.delegate = self
    // Behind a header that is on the pager now.
    view.insertSubview(list, at: 0)
  }

  /// Shows another number of rows on a page.
  func setRows(_ rows: Int, ofPage page: Int) {
    guard scene.pages.indices.contains(page) else { return }
    scene.pages[page].rows = rows
    lists[page]?.setRows(rows)
  }

  /// Brings the current list to a place, as a client asks; while the pages move it stays.
  func scroll(to place: CGFloat, animated: Bool) {
    guard !isAway, let current, !current.isDragging else { return }
    let y = min(max(0, place), current.end) - current.room
    current.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }

  // MARK: Leaving

  private var mayLeave: Bool {
    guard !isAway, let current else { return true }
    return isReady && !current.isDragging && !current.isDecelerating
  }

  /// Whether the page that carries the header stands where it may be left.
  private var isReady: Bool { (current?.isInRange ?? true) && (mayBeLeft?() ?? true) }

  private func leave() {
    guard !isAway else { return }
    isAway = true
    wish = nil
    current?.halt()
    // A header that is taken off under a finger may end the very drag that pages.
    isLeaving = true
    owner?.pagesWillLeave()
    isLeaving = false
    let action = GestureAction { [unowned self] in lookForLanding() }
    let link = action.displayLink()
    link.add(to: .main, forMode: .common)
    watch = (link, action)
  }

  /// Goes to a page; a call while a finger moves the pages is left to the finger.
  func select(_ index: Int, animated: Bool) {
    guard lists.indices.contains(index), !view.isDragging else { return }
    if !isAway && index == self.index { return }
    if !isAway && !isReady {
      wish = index
      return
    }
    leave()
    wish = nil
    let x = view.bounds.width * CGFloat(index)
    goal = x
    view.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    // That ends a bounce, whose end has sent the pages to the nearest one.
    goal = x
    if !animated { landIfThere() }
  }

  /// A list has come to rest: a page that was asked for meanwhile is gone to.
  private func takeUpWish() {
    guard let wish, let current, isReady, !current.isDragging else { return }
    self.wish = nil
    select(wish, animated: true)
  }

  private func listRests(_ scrollView: UIScrollView) {
    guard !isAway, let list = current, scrollView === list else { return }
    owner?.didRest(list)
    takeUpWish()
  }

  // MARK: Landing

  /// How long the pager stands between two pages before it is sent to the nearer one, in seconds.
  private static let patience: CFTimeInterval = 0.1

  private func lookForLanding() {
    landIfThere()
    let x = view.contentOffset.x
    let isLeft = x == lastX && !isTouched && !view.isDragging && !view.isDecelerating
    stillFrames = isLeft ? stillFrames + 1 : 0
    lastX = x
    let frames = CFTimeInterval(UIScreen.main.maximumFramesPerSecond) * Self.patience
    if CFTimeInterval(stillFrames) >= frames { goToNearestPage() }
  }

  /// Pages that were left between two go to the nearer one.
  private func goToNearestPage() {
    guard isAway, !isTouched else { return }
    stillFrames = 0
    let nearest = min(max(0, progress.rounded()), CGFloat(lists.count - 1))
    goal = nearest * view.bounds.width
    view.setContentOffset(CGPoint(x: nearest * view.bounds.width, y: 0), animated: true)
  }

  /// Whether a finger is on the pages, if only on a list whose pan the pager's has not heard of.
  private var isTouched: Bool {
    view.isTracking || lists.contains { $0?.isTracking ?? false }
  }

  private func landIfThere() {
    guard isAway, !isLeaving, !isTouched, !view.isDragging, !view.isDecelerating else { return }
    let page = Int(progress.rounded())
    let way = view.contentOffset.x - CGFloat(page) * view.bounds.width
    guard abs(way) < 0.5 / UIScreen.main.scale, lists.indices.contains(page) else { return }
    if let goal, abs(goal - view.contentOffset.x) >= 0.5 / UIScreen.main.scale { return }
    goal = nil
    stillFrames = 0
    watch?.link.invalidate()
    watch = nil
    loadVisible()
    guard let list = lists[page] else { return }
    index = page
    isAway = false
    owner?.pagesDidLand(on: list)
  }
}

extension HeadedPages: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === view {
      // Whoever moves the pages, and whether anybody was told that they begin to move.
      leave()
      loadVisible()
      owner?.pagesDidMove()
    } else if let list = current, scrollView === list, !isAway {
      owner?.didScroll(list)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let list = current, scrollView === list, !isAway { owner?.willDrag(list) }
    guard scrollView === view else { return }
    goal = nil
    leave()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let list = current, scrollView === list, !isAway {
      owner?.willRelease(list, velocity: velocity.y, target: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    if scrollView === view { landIfThere() } else { listRests(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollView === view else { return listRests(scrollView) }
    landIfThere()
    // A bounce that is released inward may run out of speed between two pages.
    goToNearestPage()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView === view { landIfThere() } else { listRests(scrollView) }
  }
}
