import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One drag, one coordinate.
extension ThreeLayerPage {
  /// How far the header collapses, in points, on whole pixels as the outer view has it.
  var headerLength: CGFloat {
    max(0, (outer.contentSize.height - outer.bounds.height).toPixel)
  }

  private var startOwnerIsOuter: Bool { scene.policies[.bounceTop] == "outer" }

  /// Takes the chain up at the present state, with a list or with the header alone.
  ///
  /// A coast leaves offsets between pixels; a drag begins on the nearest one, as a native one does.
  func chain(with list: PageList?) {
    chained = list
    (path, place) = ThreeLayerPath.through(
      outerOffset: outer.contentOffset.y.toPixel, of: headerLength,
      listOffset: list?.contentOffset.y.toPixel ?? 0, of: list?.length ?? 0)
  }

  // MARK: Drags

  /// A pan has begun: the chain takes in the list under the finger, and follows one pan.
  ///
  /// The inner pan counts where both began in this frame, whichever of them is heard first.
  func beginDrag(_ scrollView: UIScrollView) {
    let list = scrollView as? PageList ?? touchedList ?? quickList(scrollView)
    // A touch that begins to drag and leaves in one frame is told by one pan and then by the other.
    if drag == nil && dragEnded == CACurrentMediaTime() && !isHeldElsewhere(list) { return }
    stopOwnCoast(for: list)
    if let drag {
      // A finger on a list joins a drag that began on the header; all else follows one pan.
      if let list, chained != nil, list !== chained { takeAway(list) }
      guard list != nil, chained == nil else { return }
      chain(with: list)
      self.drag = Drag(
        pan: drag.pan, start: unbanded(place), translation: drag.pan.translation(in: nil).y)
      return
    }
    if list == nil { currentList?.stop() }
    chain(with: list)
    let inner = list?.panGestureRecognizer
    let pan = inner?.state == .began ? inner : scrollView.panGestureRecognizer
    drag = Drag(pan: pan ?? outer.panGestureRecognizer, start: unbanded(place), translation: 0)
  }

  /// Whether another finger drags a list that had no part in the drag that has just ended.
  private func isHeldElsewhere(_ list: PageList?) -> Bool {
    guard let list, list !== chained else { return false }
    return list.panGestureRecognizer.numberOfTouches > 0
  }

  /// The list that has a finger on it.
  var touchedList: PageList? {
    for list in lists {
      if let list, list.panGestureRecognizer.numberOfTouches > 0 { return list }
    }
    return nil
  }

  /// A list of another page takes no part in the drag of this one.
  private func takeAway(_ list: PageList) {
    list.panGestureRecognizer.isEnabled = false
    list.panGestureRecognizer.isEnabled = true
  }

  /// The list under a finger that has left in the frame in which its pan began.
  private func quickList(_ scrollView: UIScrollView) -> PageList? {
    scrollView.panGestureRecognizer.numberOfTouches == 0 ? listUnderFinger : nil
  }

  func panMoved(_ pan: UIPanGestureRecognizer) {
    if let drag, drag.pan === pan, pan.state == .began || pan.state == .changed { followDrag() }
  }

  /// Writes both offsets from the pan's place.
  func followDrag() {
    guard let drag, !isWriting else { return }
    let moved = drag.pan.translation(in: nil).y - drag.translation
    place = banded(drag.start - moved)
    write()
  }

  func endDrag(_ scrollView: UIScrollView) {
    guard let drag else { return }
    if drag.pan !== scrollView.panGestureRecognizer {
      // Of a touch that is taken away the other pan may not know yet.
      let isLifted = scrollView.panGestureRecognizer.state != .cancelled
      if scrollView === chained, isLifted, drag.pan.numberOfTouches > 0 { goOnWithHeader() }
      return
    }
    if drag.pan.state == .cancelled {
      place = min(max(place, 0), path.end)
    } else {
      followDrag()
    }
    self.drag = nil
    dragEnded = CACurrentMediaTime()
    coastFrame = -1
    write()
  }

  /// The finger on the list has left and another one holds the header: it moves that alone, and a
  /// list that is in its rubber band goes back by itself.
  private func goOnWithHeader() {
    followDrag()
    guard let drag else { return }
    chain(with: nil)
    self.drag = Drag(
      pan: drag.pan, start: unbanded(place), translation: drag.pan.translation(in: nil).y)
  }

  /// The list on the page that is on the screen.
  var currentList: PageList? { lists[currentIndex] }

  // MARK: Rubber band

  private var startDimension: CGFloat? {
    if startOwnerIsOuter { return outer.bounds.height }
    return chained?.bounds.height
  }

  private func banded(_ place: CGFloat) -> CGFloat {
    if place < 0 { return startDimension.map { -rubberBand(-place, dimension: $0) } ?? 0 }
    guard place > path.end else { return place }
    return path.end
      + (chained.map { rubberBand(place - path.end, dimension: $0.bounds.height) } ?? 0)
  }

  func unbanded(_ place: CGFloat) -> CGFloat {
    if place < 0 { return startDimension.map { -inverseRubberBand(-place, dimension: $0) } ?? 0 }
    guard place > path.end else { return place }
    return path.end
      + (chained.map { inverseRubberBand(place - path.end, dimension: $0.bounds.height) } ?? 0)
  }

  // MARK: Writing

  /// Puts both scroll views where the place says.
  func write() {
    isWriting = true
    var outerOffset = path.outerOffset(at: place)
    var listOffset = path.listOffset(at: place)
    if place < 0 && startOwnerIsOuter { outerOffset += place }
    if place < 0 && !startOwnerIsOuter { listOffset += place }
    if place > path.end { listOffset += place - path.end }
    if outer.contentOffset.y != outerOffset { outer.contentOffset.y = outerOffset }
    if let chained, chained.contentOffset.y != listOffset { chained.contentOffset.y = listOffset }
    isWriting = false
    moveCover()
    resetOtherPages()
  }

  /// A pull brings the picture down at half speed; a collapse takes it along.
  func moveCover() {
    guard let cover else { return }
    let offset = outer.contentOffset.y
    let y = (offset <= 0 ? -offset / 2 : -offset) - 60
    if cover.frame.origin.y != y { cover.frame.origin.y = y }
  }
}
