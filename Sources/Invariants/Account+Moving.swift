import Traces

extension Account {
  /// Whether the content of a page on the screen may move by itself: it is held, coasts, is on its
  /// way back into its range, or a finger has only now let it go.
  func isMoving(
    _ slot: Int, _ frame: borrowing Frame, _ previous: borrowing Frame
  ) -> Bool {
    let held: ScrollerRecord.Flags = [.tracking, .dragging, .decelerating]
    let id = frame.pages[slot].scroller
    for i in 0..<frame.scrollers.count where frame.scrollers[i].id == id {
      if !frame.scrollers[i].flags.isDisjoint(with: held) { return true }
      guard i < previous.scrollers.count, previous.scrollers[i].id == id else { continue }
      if !previous.scrollers[i].flags.isDisjoint(with: held) { return true }
    }
    let page = frame.pages[slot].index
    // A finger beside the scrollers holds what its touch has stopped.
    if page == pan.reach.page && pan.isTouched { return true }
    if page == subject && !frame.touches.isEmpty { return true }
    return coasts(page) || drag.isActive && drag.page == page || animations.count > 0
  }

  /// The lower edge of what is above the rows: of header, bar, or what a sheet shows above its list.
  func edgeAboveRows(_ frame: borrowing Frame) -> Double {
    if frame.panel != nil { return now.panelTop + scene.handle }
    return max(0, frame.header == nil ? 0 : now.headerBottom, frame.bar == nil ? 0 : now.barBottom)
  }
}
