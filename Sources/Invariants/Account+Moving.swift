import Traces

extension Account {
  /// Whether the content of a page on the screen may move up or down: it is dragged, coasts, or is
  /// held beyond its range, from where it goes back by itself.
  func isMoving(
    _ slot: Int, _ frame: borrowing Frame, _ previous: borrowing Frame
  ) -> Bool {
    let held: ScrollerRecord.Flags = [.dragging, .decelerating]
    let id = frame.pages[slot].scroller
    for i in 0..<frame.scrollers.count where frame.scrollers[i].id == id {
      if !frame.scrollers[i].flags.isDisjoint(with: held) { return true }
      guard i < previous.scrollers.count, previous.scrollers[i].id == id else { continue }
      if !previous.scrollers[i].flags.isDisjoint(with: held) { return true }
    }
    let page = frame.pages[slot].index
    // A finger beside the scrollers holds what its touch has stopped.
    let isHeld =
      pan.isTouched && (page == pan.reach.page || pan.reach.isBeside && page == now.page)
    if isHeld || page == subject && !frame.touches.isEmpty {
      if isBeyond(slot, frame) || slot < previous.pages.count && isBeyond(slot, previous) {
        return true
      }
    }
    return coasts(page) || drag.isActive && drag.page == page || animations.count > 0
  }

  /// Whether the rows of a page stand beyond either end of their range.
  func isBeyond(_ slot: Int, _ frame: borrowing Frame) -> Bool {
    let first = frame.pages[slot].firstRow.y
    let end = scene.base - scene.length(of: frame.pages[slot].index)
    let slack = scene.positionTolerance
    return first > edgeAboveRows(frame) + slack || first < end - slack
  }

  /// The lower edge of what is above the rows: of header, bar, or what a sheet shows above its list;
  /// off the screen, too.
  func edgeAboveRows(_ frame: borrowing Frame) -> Double {
    if frame.panel != nil { return now.panelTop + scene.handle }
    let header = frame.header == nil ? -Double.infinity : now.headerBottom
    let edge = max(header, frame.bar == nil ? -.infinity : now.barBottom)
    return edge == -.infinity ? 0 : edge
  }
}
