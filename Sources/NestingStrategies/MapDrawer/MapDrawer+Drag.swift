import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One drag, one coordinate.
extension MapDrawer {
  /// How far the sheet goes up from its lowest detent, in points.
  var travel: CGFloat { lowest - (tops.first ?? 0) }
  private var lowest: CGFloat { tops.last ?? 0 }

  /// How far the sheet stands above its lowest detent, in points.
  var position: CGFloat { lowest - sheet.frame.minY }

  /// Whether the sheet stands at its highest detent; within half a pixel, since it was animated.
  var isUp: Bool { position >= travel - 0.5 / UIScreen.main.scale }

  var handsOver: Bool { scene.policies[.handOver] == "within-drag" }
  private var listScrollsBelow: Bool { scene.policies[.listBelowFull] == "scrolls" }

  // MARK: Beginning

  /// A finger has begun to scroll the list: sheet and list are one chain, or one of them has it.
  func beginListDrag() {
    // A finger may come down and begin to drag in one frame; the drag is heard of first then.
    stopSettling()
    guard drag == nil else {
      // Another finger moves the sheet by its handle; this one moves nothing.
      heldOffset = list.contentOffset.y
      return
    }
    let pan = list.panGestureRecognizer
    if handsOver {
      begin(pan, path: chainedPath)
    } else if !ownsDrag {
      begin(pan, path: sheetPath)
    }
  }

  /// Whether the list keeps a drag that hands nothing over.
  private var ownsDrag: Bool {
    if isBeyondItsRange { return true }
    guard isUp || listScrollsBelow else { return false }
    return !list.beganDownward || list.contentOffset.y > 0.01
  }

  /// Whether the list was caught in a bounce: then the finger has it, wherever the sheet stands.
  private var isBeyondItsRange: Bool {
    list.contentOffset.y < -0.01 || list.contentOffset.y > list.length + 0.01
  }

  private var chainedPath: DrawerPath {
    // Where the list scrolls the sheet goes no higher than it stands.
    let stays = listScrollsBelow || isBeyondItsRange
    let sheet = stays ? min(max(position, 0), travel) : travel
    // A sheet that is not up, or in its rubber band, goes before a list that is not at its top.
    let isFirst = stays ? position < -0.5 / UIScreen.main.scale : !isUp
    var base = isFirst ? min(max(list.contentOffset.y, 0), list.length) : 0
    // Both past their ends, at either side: the sheet goes back first, the list from where it is.
    if isFirst && list.contentOffset.y > list.length { base = list.contentOffset.y }
    return DrawerPath(sheet: sheet, list: max(0, list.length - base), listBase: base)
  }

  /// The sheet alone; the list keeps its offset.
  private var sheetPath: DrawerPath {
    DrawerPath(sheet: travel, list: 0, listBase: list.contentOffset.y, hasList: false)
  }

  private func begin(_ pan: UIPanGestureRecognizer, path: DrawerPath) {
    let place = position + list.contentOffset.y - path.listBase
    drag = Drag(pan: pan, path: path, start: unbanded(place, path), place: place)
  }

  /// The list's length has changed under a drag of it.
  func takeDragUpAgain() {
    guard let drag, drag.path.hasList else { return }
    let path = chainedPath
    let place = position + list.contentOffset.y - path.listBase
    let start = unbanded(place, path) + drag.pan.translation(in: nil).y
    self.drag = Drag(pan: drag.pan, path: path, start: start, place: place)
  }

  func handleMoved(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard drag == nil, !list.isDragging else { return }
      stopSettling()
      begin(pan, path: sheetPath)
      followDrag()
    case .changed: if drag?.pan === pan { followDrag() }
    case .ended:
      guard drag?.pan === pan else { return }
      followDrag()
      endDrag(pan)
      settleIfLeft()
    case .cancelled:
      guard drag?.pan === pan else { return }
      endDrag(nil)
      settleIfLeft()
    default: break
    }
  }

  func listPanMoved(_ pan: UIPanGestureRecognizer) {
    if let drag, drag.pan === pan, pan.state == .began || pan.state == .changed { followDrag() }
  }

  // MARK: Following and ending

  /// Writes sheet and offset from the pan's place.
  func followDrag() {
    guard var drag = drag, !isWriting else { return }
    drag.place = banded(drag.start - drag.pan.translation(in: nil).y, drag.path)
    self.drag = drag
    write(drag.place, drag.path, movesList: drag.pan === list.panGestureRecognizer)
  }

  /// A drag is over; without a pan the system took it away.
  func endDrag(_ pan: UIPanGestureRecognizer?) {
    releaseVelocity = pan?.velocity(in: nil).y ?? 0
    movedSheet = movedSheet || pan != nil
    drag = nil
  }

  /// Puts sheet and list where the place says.
  private func write(_ place: CGFloat, _ path: DrawerPath, movesList: Bool) {
    isWriting = true
    let top = lowest - path.sheetPosition(at: place) - min(place, 0)
    if sheet.frame.minY != top { sheet.frame.origin.y = top }
    if movesList {
      let offset = path.listOffset(at: place) + max(place - path.end, 0)
      if list.contentOffset.y != offset { list.contentOffset.y = offset }
    }
    isWriting = false
  }

  // MARK: Rubber band

  private func banded(_ place: CGFloat, _ path: DrawerPath) -> CGFloat {
    if place < 0 {
      return isStartHard ? 0 : -rubberBand(-place, dimension: root.bounds.height)
    }
    guard place > path.end else { return place }
    return path.end + (path.hasList ? rubberBand(place - path.end, dimension: listHeight) : 0)
  }

  private func unbanded(_ place: CGFloat, _ path: DrawerPath) -> CGFloat {
    if place < 0 {
      return isStartHard ? place : -inverseRubberBand(-place, dimension: root.bounds.height)
    }
    guard place > path.end else { return place }
    return path.end
      + (path.hasList ? inverseRubberBand(place - path.end, dimension: listHeight) : 0)
  }

  private var isStartHard: Bool { scene.policies[.bounceTop] == "none" }
  private var listHeight: CGFloat { list.bounds.height }
}
