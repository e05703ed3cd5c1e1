import Traces

/// What moved on the screen between two frames, and how far in all.
struct Motion: Equatable, Sendable {
  /// Whether header, sheet or rows moved in the last frame.
  private(set) var movesVertically = false
  /// Whether the pages moved in the last frame.
  private(set) var movesHorizontally = false
  /// In how many frames something moved.
  private(set) var movingFrames = 0
  /// How far things travelled.
  private(set) var travel = Travel()

  /// Whether anything moved in the last frame.
  var moves: Bool { movesVertically || movesHorizontally }

  /// Takes in a frame and the one before it; in place, or both would be copied for the call.
  @inline(__always)
  mutating func observe(_ frame: borrowing Frame, previous: borrowing Frame) {
    movesVertically = false
    movesHorizontally = false
    if let now = frame.header?.shown, let before = previous.header?.shown {
      let way = abs(now.maxY - before.maxY)
      travel.header += way
      if way > 0 { movesVertically = true }
    }
    if let now = frame.panel?.shown, let before = previous.panel?.shown {
      let way = abs(now.y - before.y)
      travel.header += way
      if way > 0 { movesVertically = true }
      if now.x != before.x { movesHorizontally = true }
    }
    for place in frame.pages.indices where place < previous.pages.count {
      let now = frame.pages[place]
      let before = previous.pages[place]
      guard now.index == before.index else { continue }
      let down = abs(now.firstRow.y - before.firstRow.y)
      let across = abs(now.shown.x - before.shown.x)
      if place == 0 { travel.pager += across }
      if isOnScreen(now) { travel.list += down }
      if down > 0 { movesVertically = true }
      if across > 0 { movesHorizontally = true }
    }
    if let now = frame.indicator, let before = previous.indicator, now != before {
      movesHorizontally = true
    }
    if moves { movingFrames += 1 }
  }

  private func isOnScreen(_ page: PageRecord) -> Bool {
    page.shown.x < page.shown.width && page.shown.maxX > 0
  }
}
