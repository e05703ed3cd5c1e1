import UIKit

/// A profile: header, tabs that stick, and a list for each tab, side by side.
///
/// There is one coordinate, the offset of the list on the screen. The headboard with header and
/// tabs lies over the lists and stands where that offset says; the lists beside it are brought in
/// line before they are seen. Fingers move that list and nothing else: the header lets them
/// through, and the list's own pan lies on the canvas around lists and headboard, so that it also
/// hears of those on a tab. Deceleration and rubber band are UIKit's.
package class ProfileViewController: UIViewController {
  let profile: Profile
  let metrics: ProfileMetrics
  /// What the pager's pan lies on, outside of the canvas: the inner pan is asked first.
  let canvas = UIView()
  let pager = UIScrollView()
  let headboard: ProfileHeadboard
  var feeds: [FeedTableView?]
  /// The list on the screen.
  weak var current: FeedTableView?
  /// How far the header collapses, in points.
  var collapse: CGFloat = 0

  /// A page about somebody.
  package init(profile: Profile, metrics: ProfileMetrics) {
    self.profile = profile
    self.metrics = metrics
    headboard = ProfileHeadboard(profile: profile, metrics: metrics)
    feeds = Array(repeating: nil, count: profile.feeds.count)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(canvas)
    canvas.addSubview(pager)
    canvas.addSubview(headboard)
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.scrollsToTop = false
    pager.showsHorizontalScrollIndicator = false
    pager.delegate = self
    view.addGestureRecognizer(pager.panGestureRecognizer)
    headboard.tabBar.onSelect = { [unowned self] index in select(index, animated: true) }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if canvas.frame.size == view.bounds.size { return }
    let size = view.bounds.size
    canvas.frame = view.bounds
    headboard.place(width: size.width, metrics: metrics)
    // The lists' room when the header is collapsed; what does not fit is how far it collapses.
    let room = max(0, size.height - metrics.pinned - metrics.tabs)
    collapse = max(0, headboard.bounds.height + room - size.height).toPixel
    pager.frame = canvas.bounds
    pager.contentSize = CGSize(width: size.width * CGFloat(feeds.count), height: size.height)
    pager.contentOffset.x = size.width * CGFloat(profile.firstFeed)
    pagesMoved()
  }

  // MARK: The page's parts

  /// Picture and name.
  package var headerView: UIView { headboard.header }
  /// The tabs.
  package var tabBar: ProfileTabBar { headboard.tabBar }
  /// What moves sideways.
  package var pagerView: UIScrollView { pager }
  /// The list of a tab, once it has been seen.
  package func feed(at index: Int) -> FeedTableView? { feeds[index] }

  /// Asks for the posts again.
  package func reload() {
    for feed in feeds { feed?.reloadData() }
  }

  // MARK: In line

  /// Brings a list that is not the current one to where the headboard leaves off.
  ///
  /// While the header shows its posts begin below the tabs, else it keeps its place. One that is on
  /// its way back from beyond an end is brought in line when it is there.
  func bringInLine(_ feed: FeedTableView) {
    guard feed !== current, !feed.isDragging, !feed.isDecelerating else { return }
    let offset = feed.contentOffset.y
    feed.contentOffset.y = collapsed < collapse ? collapsed : max(offset, collapse)
  }

  /// How far the header has collapsed, in points.
  var collapsed: CGFloat { -headboard.frame.origin.y }
}

extension CGFloat {
  /// The nearest whole pixel, in points.
  var toPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }
}
