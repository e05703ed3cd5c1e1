import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Which page is live, and which ones are pictures.
extension SnapshotPagingPage {
  /// The page on the screen, or the nearer one while two are; the left one of two halves.
  private var currentIndex: Int {
    let index = Int((pages.contentOffset.x / pages.bounds.width - 0.5).rounded(.up))
    return min(max(index, 0), places.count - 1)
  }

  /// The pages that are on the screen.
  private var visibleIndices: ClosedRange<Int> {
    let place = pages.contentOffset.x / pages.bounds.width
    let first = min(max(Int(place.rounded(.down)), 0), places.count - 1)
    return first...min(max(Int(place.rounded(.up)), first), places.count - 1)
  }

  private func pagesMoved() {
    changeLivePage()
    showPictures()
    bar.show(page: pages.contentOffset.x / pages.bounds.width)
  }

  /// Another page covers most of the screen: its rows are there instead of its picture.
  private func changeLivePage() {
    let index = currentIndex
    guard index != live.index else { return }
    let arriving = place(of: index)
    places[live.index] = min(max(scroller.contentOffset.y, 0), length(of: live.index))
    if arriving != scroller.contentOffset.y { endMotion() }
    live.show(index)
    if scroller.contentOffset.y != arriving { move(to: arriving) }
    arrange()
  }

  /// Ends a drag or a coast of the page that leaves.
  private func endMotion() {
    if scroller.isDragging {
      scroller.panGestureRecognizer.isEnabled = false
      scroller.panGestureRecognizer.isEnabled = true
    }
    if scroller.isDecelerating {
      scroller.setContentOffset(scroller.contentOffset, animated: false)
    }
  }

  /// Sets length and offset in an order in which neither has to give way.
  private func move(to arriving: CGFloat) {
    let length = length(of: live.index)
    if length > scroller.contentSize.height - scroller.bounds.height { setLength(length) }
    scroller.contentOffset.y = arriving
  }

  /// Takes away the pictures of pages that are live or off the screen, and makes those that lack.
  func showPictures() {
    let visible = visibleIndices
    for picture in pictures
    where picture.index == live.index || !visible.contains(picture.index)
      || picture.scrolled != scrolled(at: place(of: picture.index))
    {
      picture.view.removeFromSuperview()
      pictures.removeAll { $0.view === picture.view }
    }
    for index in visible where index != live.index {
      if pictures.contains(where: { $0.index == index }) { continue }
      let page = LivePage(index, of: scene, size: pages.bounds.size)
      page.scrolled = scrolled(at: place(of: index))
      let picture = page.picture()
      pages.addSubview(picture.view)
      pictures.append(picture)
    }
  }

  /// Goes to a page; a tap while a finger moves the pages is left to the finger.
  public func selectPage(_ index: Int, animated: Bool) {
    guard places.indices.contains(index), !pages.isDragging else { return }
    if scroller.isDecelerating && isInRange {
      scroller.setContentOffset(scroller.contentOffset, animated: false)
    }
    let offset = CGPoint(x: pages.bounds.width * CGFloat(index), y: 0)
    pages.setContentOffset(offset, animated: animated)
    bar.reveal(page: index)
  }

  /// Lays the rows out again; nothing moves.
  public func reload() { live.setNeedsLayout() }

  /// Shows another number of rows; a page that is a picture just then gets another picture.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    scene.pages[page].rows = rows
    live.setRows(rows, ofPage: page)
    places[page] = min(places[page], length(of: page))
    if let place = pictures.firstIndex(where: { $0.index == page }) {
      pictures.remove(at: place).view.removeFromSuperview()
      showPictures()
    }
    if page == live.index { arrange() }
  }

  /// Brings the live page to a place; one that a finger has stays.
  public func scroll(to distance: CGFloat, animated: Bool) {
    guard !scroller.isDragging else { return }
    let y = min(max(0, distance), length(of: live.index))
    scroller.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }
}

extension SnapshotPagingPage: UIScrollViewDelegate {
  /// The offset has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === pages { return pagesMoved() }
    arrange()
    if !pictures.isEmpty { showPictures() }
  }

  /// The view has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages { bar.reveal(page: live.index) }
  }
}
