import UIKit

/// A list of posts that begins below the headboard.
///
/// An empty header view of the headboard's height keeps the room, so that its offset is 0 where the
/// header shows, and counts header and rows as one.
package final class FeedTableView: UITableView, UIGestureRecognizerDelegate {
  /// Which list it is.
  let index: Int
  private let posts: FeedDataSource
  private unowned let headboard: UIView

  /// Whether fingers scroll it: the list on the screen, and no other.
  var isCurrent = false {
    didSet { isUserInteractionEnabled = isCurrent }
  }

  init(index: Int, feed: Profile.Feed, headboard: UIView) {
    self.index = index
    self.headboard = headboard
    posts = FeedDataSource(posts: feed.posts)
    super.init(frame: .zero, style: .plain)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    isUserInteractionEnabled = false
    rowHeight = feed.postHeight
    dataSource = posts
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Takes its place; it scrolls at least as far as the header collapses, however few its posts.
  func place(_ frame: CGRect, below head: CGFloat, collapse: CGFloat, bottom: CGFloat) {
    self.frame = frame
    tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: head))
    reloadData()
    let way = contentSize.height + bottom - frame.height
    contentInset.bottom =
      way < collapse ? collapse + frame.height - contentSize.height : bottom
  }

  /// The first post, in the list's coordinates.
  package var firstPost: CGRect {
    CGRect(
      x: 0, y: tableHeaderView?.frame.height ?? 0, width: bounds.width, height: rowHeight)
  }

  /// Whether it stands within its range.
  var isInRange: Bool {
    let most = contentSize.height + contentInset.bottom - bounds.height
    return contentOffset.y >= 0 && contentOffset.y <= most
  }

  /// Ends what it does by itself, unless it is on its way back from beyond an end.
  func stopWithinRange() {
    if isInRange { setContentOffset(contentOffset, animated: false) }
  }

  /// Takes the fingers away from it.
  func letGo() {
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }

  /// Its pan lies on the whole page: what comes down on the headboard scrolls it, too.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard isCurrent, let view = touch.view else { return false }
    return view.isDescendant(of: self) || view.isDescendant(of: headboard)
  }
}
