import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The lid follows one list, and the other lists are fitted to it.
extension SimulatedHeaderPage {
  /// The page on the screen, or the nearer one while two are; the left one of two halves.
  var currentIndex: Int {
    let index = Int((pages.contentOffset.x / pages.bounds.width - 0.5).rounded(.up))
    return min(max(index, 0), lists.count - 1)
  }

  /// The list on that page.
  var currentList: PageList? { lists[currentIndex] }

  /// The pages that are on the screen.
  private var visibleIndices: ClosedRange<Int> {
    let place = pages.contentOffset.x / pages.bounds.width
    let first = min(max(Int(place.rounded(.down)), 0), lists.count - 1)
    return first...min(max(Int(place.rounded(.up)), first), lists.count - 1)
  }

  /// Makes the lists that are on the screen and were not made before.
  func loadVisiblePages() {
    for index in visibleIndices where lists[index] == nil { load(index) }
  }

  private func load(_ index: Int) {
    let size = pages.bounds.size
    let list = PageList(
      index: index,
      frame: CGRect(
        x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height),
      page: scene.pages[index], bottomInset: CGFloat(scene.bottomInset))
    list.makeRoom(for: lid.bounds.height, scrollingAtLeast: collapse)
    list.place = 0
    list.delegate = self
    // The other ones are under the finger only while they come and go.
    list.isUserInteractionEnabled = false
    lists[index] = list
    fit(list)
    pages.addSubview(list)
  }

  // MARK: The leader

  /// Another page covers most of the screen: its list leads.
  ///
  /// Whatever was going on with the one before is over; only what is beyond an end goes back. A list
  /// that cannot lead from where it stands, because it was on its way back while the lid moved, is
  /// put where the lid leaves off.
  private func changeLeader() {
    guard let list = currentList, list !== leader else { return }
    if let leader {
      endDrags(of: leader)
      stopCoastInRange(of: leader)
      leader.isUserInteractionEnabled = false
    }
    list.isUserInteractionEnabled = true
    if collapse(at: list.place) != collapsed {
      stopCoast(of: list)
      fit(list)
    }
    leader = list
  }

  private func endDrags(of list: PageList) {
    if drag?.list === list { cancel(lid.pan) }
    if list.isDragging { cancel(list.panGestureRecognizer) }
  }

  private func cancel(_ pan: UIPanGestureRecognizer) {
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// How far the header has collapsed, in points.
  private var collapsed: CGFloat { -lid.frame.origin.y }

  /// How far it collapses for a place of the leader.
  private func collapse(at place: CGFloat) -> CGFloat { min(max(place, 0), collapse) }

  private func leaderMoved(_ list: PageList) {
    let y = -collapse(at: list.place)
    guard lid.frame.origin.y != y else { return }
    lid.frame.origin.y = y
    for index in visibleIndices {
      if let other = lists[index] { fit(other) }
    }
  }

  /// Puts the rows of a page beside the leader where the lid leaves off.
  ///
  /// One on its way back from beyond an end is fitted when it is there.
  func fit(_ list: PageList) {
    guard list !== leader, !list.isDragging, !list.isDecelerating, coasts[list.index] == nil
    else { return }
    let place = collapsed < collapse ? collapsed : max(list.place, collapse)
    if list.place != place { list.place = place }
  }

  // MARK: Pages

  /// Goes to a page; a tap while a finger moves the pages is left to the finger.
  public func selectPage(_ index: Int, animated: Bool) {
    guard lists.indices.contains(index), !pages.isDragging else { return }
    if let leader, !leader.isDragging { stopCoastInRange(of: leader) }
    let offset = CGPoint(x: pages.bounds.width * CGFloat(index), y: 0)
    pages.setContentOffset(offset, animated: animated)
    lid.bar.reveal(page: index)
  }

  /// Lays the rows out again; nothing moves.
  public func reload() {
    for list in lists { list?.setNeedsLayout() }
  }

  /// Shows another number of rows; a list that they are too few for goes back, and the lid with it.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    scene.pages[page].rows = rows
    lists[page]?.setRows(rows)
  }

  /// Brings the list on the screen to a place; one that a finger has stays.
  public func scroll(to distance: CGFloat, animated: Bool) {
    guard let leader, !leader.isDragging, drag == nil else { return }
    stopCoast(of: leader)
    let y = min(max(0, distance), leader.length) - leader.contentInset.top
    leader.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }

  private func pagesMoved() {
    loadVisiblePages()
    for index in visibleIndices {
      if let list = lists[index] { fit(list) }
    }
    changeLeader()
    lid.bar.show(page: pages.contentOffset.x / pages.bounds.width)
  }
}

extension SimulatedHeaderPage: UIScrollViewDelegate {
  /// The offset has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === pages { return pagesMoved() }
    guard let list = scrollView as? PageList else { return }
    if list === leader { return leaderMoved(list) }
    if list.isInRange {
      stopCoast(of: list)
      fit(list)
    }
  }

  /// A finger on the list has begun to drag it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard let list = scrollView as? PageList else { return }
    if list === leader { yieldDrag(to: list) } else { cancel(list.panGestureRecognizer) }
  }

  /// The list goes on by itself, unless the lid moves it or it has left the screen.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    guard let list = scrollView as? PageList else { return }
    let isDriven = coasts[list.index] != nil || drag?.list === list && drag?.yields == false
    if isDriven { return list.hold() }
    if list !== leader { stopCoastInRange(of: list) }
  }

  /// The view has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages { lid.bar.reveal(page: currentIndex) }
    if let list = scrollView as? PageList { fit(list) }
  }
}
