import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A drag with a finger on the lid.
struct HeaderDrag {
  /// The list that it moves.
  unowned(unsafe) let list: PageList
  /// The place of the list without rubber band when the pan's translation was `translation`.
  var start: CGFloat
  var translation: CGFloat
  var velocity = ReleaseVelocity()
  /// The pan's translation when it was followed last.
  var followed: CGFloat = 0
  /// Whether a finger on the list has the list for itself.
  var yields = false
  /// The frame of the last write, and the place before it.
  var frame: CFTimeInterval = -1
  var placeBefore: CGFloat = 0
}

extension SimulatedHeaderPage {
  func lidPanned() {
    let pan = lid.pan
    switch pan.state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended:
      // A sample that came with the lift counts as a callback, as it does for a scroll view.
      if let drag, !drag.yields, hasMoved(drag) { followDrag() }
      endDrag()
    case .cancelled: cancelDrag()
    default: break
    }
  }

  private func hasMoved(_ drag: HeaderDrag) -> Bool {
    drag.followed != lid.pan.translation(in: nil).y
      || drag.velocity.latest != lid.pan.velocity(in: nil)
  }

  private func beginDrag() {
    guard let list = leader else { return }
    drag = HeaderDrag(list: list, start: 0, translation: 0, yields: list.isDragging)
    if !list.isDragging { anchorDrag(at: 0) }
    followDrag()
  }

  /// Begins at the nearest pixel, as a native drag does, and without the rubber band.
  private func anchorDrag(at translation: CGFloat) {
    guard let list = drag?.list else { return }
    stopCoast(of: list)
    drag?.start = unbanded(list.place.toPixel, list)
    drag?.translation = translation
  }

  private func followDrag() {
    guard let list = drag?.list else { return }
    drag?.velocity.take(lid.pan.velocity(in: nil))
    let translation = lid.pan.translation(in: nil).y
    drag?.followed = translation
    if list.isDragging {
      drag?.yields = true
      return
    }
    if drag?.yields == true {
      // The finger on the list has left: this one goes on from where the list is.
      drag?.yields = false
      anchorDrag(at: translation)
    }
    guard let drag else { return }
    self.drag?.frame = CACurrentMediaTime()
    self.drag?.placeBefore = list.place
    let place = banded(drag.start - (translation - drag.translation), list).toPixel
    if list.place != place { list.place = place }
  }

  /// A finger on the list begins to drag it: what the lid did in this frame is taken back.
  func yieldDrag(to list: PageList) {
    guard let drag, drag.list === list, !drag.yields else { return }
    self.drag?.yields = true
    if drag.frame == CACurrentMediaTime() { list.place = drag.placeBefore }
  }

  private func endDrag() {
    guard let ended = drag else { return }
    drag = nil
    if ended.yields || ended.list.isTracking { return }
    beginCoast(of: ended.list, velocity: -ended.velocity.released)
  }

  /// The system took the touch, or the page has changed: the list is put into its range at once.
  private func cancelDrag() {
    guard let ended = drag else { return }
    drag = nil
    if !ended.yields { ended.list.place = min(max(ended.list.place, 0), ended.list.length) }
  }

  // MARK: Rubber band

  private func banded(_ place: CGFloat, _ list: PageList) -> CGFloat {
    let dimension = list.bounds.height
    if place < 0 { return -rubberBand(-place, dimension: dimension) }
    guard place > list.length else { return place }
    return list.length + rubberBand(place - list.length, dimension: dimension)
  }

  private func unbanded(_ place: CGFloat, _ list: PageList) -> CGFloat {
    let dimension = list.bounds.height
    if place < 0 { return -inverseRubberBand(-place, dimension: dimension) }
    guard place > list.length else { return place }
    return list.length + inverseRubberBand(place - list.length, dimension: dimension)
  }
}
