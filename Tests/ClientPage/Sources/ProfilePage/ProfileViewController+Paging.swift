import UIKit

extension ProfileViewController {
  /// The page on the screen, or the nearer one while two are; the left one of two halves.
  var currentIndex: Int {
    let index = Int((pager.contentOffset.x / pager.bounds.width - 0.5).rounded(.up))
    return min(max(index, 0), feeds.count - 1)
  }

  /// Goes to a page; a finger that moves the pages has the last word.
  package func select(_ index: Int, animated: Bool) {
    let target = CGPoint(x: (pager.bounds.width * CGFloat(index)).toPixel, y: 0)
    guard feeds.indices.contains(index), !pager.isDragging else { return }
    if let current, !current.isDragging { current.stopWithinRange() }
    // A finger on a tab would scroll the list that is about to leave.
    tabBar.isUserInteractionEnabled = !animated || pager.contentOffset.x == target.x
    pager.setContentOffset(target, animated: animated)
    tabBar.reveal(index)
  }

  /// The pages have moved sideways, or are there for the first time.
  func pagesMoved() {
    for index in visibleIndices {
      if let feed = feeds[index] { bringInLine(feed) } else { load(index) }
    }
    changeCurrent()
    tabBar.pagesMoved(to: pager.contentOffset.x / pager.bounds.width)
  }

  private var visibleIndices: ClosedRange<Int> {
    let place = pager.contentOffset.x / pager.bounds.width
    let first = min(max(Int(place.rounded(.down)), 0), feeds.count - 1)
    return first...min(max(Int(place.rounded(.up)), first), feeds.count - 1)
  }

  private func load(_ index: Int) {
    let feed = FeedTableView(index: index, feed: profile.feeds[index], headboard: headboard)
    let size = pager.bounds.size
    feed.place(
      CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height),
      below: headboard.bounds.height, collapse: collapse, bottom: metrics.bottom)
    feed.delegate = self
    feeds[index] = feed
    pager.addSubview(feed)
    canvas.addGestureRecognizer(feed.panGestureRecognizer)
    bringInLine(feed)
  }

  /// Another page covers most of the screen: its list leads from now on.
  ///
  /// What fingers did with the one before is over, and what it did by itself; only what is beyond
  /// an end goes back.
  private func changeCurrent() {
    guard let feed = feeds[currentIndex], feed !== current else { return }
    if let current {
      current.letGo()
      current.stopWithinRange()
      current.isCurrent = false
    }
    if collapse(at: feed.contentOffset.y) != collapsed {
      feed.setContentOffset(feed.contentOffset, animated: false)
      bringInLine(feed)
    }
    feed.isCurrent = true
    current = feed
    currentMoved(feed)
  }

  /// How far the header collapses for an offset of the current list.
  private func collapse(at offset: CGFloat) -> CGFloat { min(max(offset, 0), collapse) }

  private func currentMoved(_ feed: FeedTableView) {
    let y = -collapse(at: feed.contentOffset.y)
    guard headboard.frame.origin.y != y else { return }
    headboard.frame.origin.y = y
    for index in visibleIndices {
      if let feed = feeds[index] { bringInLine(feed) }
    }
  }
}

extension ProfileViewController: UITableViewDelegate {
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === pager { return pagesMoved() }
    guard let feed = scrollView as? FeedTableView else { return }
    if feed === current { return currentMoved(feed) }
    if feed.isInRange {
      feed.stopWithinRange()
      bringInLine(feed)
    }
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView === pager { tabBar.isUserInteractionEnabled = true }
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if let feed = scrollView as? FeedTableView, feed !== current { feed.stopWithinRange() }
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if let feed = scrollView as? FeedTableView { bringInLine(feed) } else { pagesLanded() }
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView === pager { pagesLanded() }
  }

  private func pagesLanded() {
    tabBar.isUserInteractionEnabled = true
    tabBar.reveal(currentIndex)
  }
}
