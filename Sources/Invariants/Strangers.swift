import Traces

/// Lists of other pages that were moved in a frame, told by the write log and judged by their
/// offsets.
///
/// The log says only where to look, so that the cost does not grow with the number of pages. Left
/// alone are lists that move as UIKit says that they do, that go along with the header, that go to
/// their tops or to where the header ends.
struct Strangers: Sendable {
  /// A list that was moved.
  struct Move: Sendable {
    /// The page whose list it is.
    var page: Int
    /// How far its content went up, in points.
    var travel: Double
  }

  private static let own: ScrollerRecord.Flags = [.tracking, .dragging, .decelerating]
  /// The last list that was moved.
  private(set) var last: Move?

  /// Looks for a list that has no part in what moves on `page` and was moved all the same.
  @inline(__always)
  mutating func look(
    at frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account,
    onScreen: Bool
  ) -> Bool {
    last = nil
    if frame.writes.isEmpty { return false }
    for index in 0..<frame.writes.count
    where frame.writes[index].property == .offset && frame.writes[index].target >= 0 {
      if check(frame.writes[index].target, frame, previous, account, onScreen) { return true }
    }
    return false
  }

  private mutating func check(
    _ id: Int, _ frame: borrowing Frame, _ previous: borrowing Frame,
    _ account: borrowing Account, _ onScreen: Bool
  ) -> Bool {
    let list = account.now.listSlot
    if list >= 0 && frame.scrollers[list].id == id { return false }
    let count = frame.scrollers.count
    guard count == previous.scrollers.count else { return false }
    for slot in 0..<count where frame.scrollers[slot].id == id {
      let page = frame.scrollers[slot].page
      guard page >= 0, page != account.subject, page != account.was.page,
        page != account.now.page, previous.scrollers[slot].id == id,
        frame.scrollers[slot].flags.isDisjoint(with: Self.own),
        previous.scrollers[slot].flags.isDisjoint(with: Self.own),
        !account.coasts(page),
        frame.scrollers[slot].contentHeight == previous.scrollers[slot].contentHeight,
        frame.scrollers[slot].insetTop == previous.scrollers[slot].insetTop,
        onScreen || isOffScreen(page, frame, account.scene.width)
      else { return false }
      let travel = frame.scrollers[slot].offset.y - previous.scrollers[slot].offset.y
      if account.scene.isSingle && follows(travel, account) { return false }
      guard !isInPlace(page, frame, account) else { return false }
      let top = frame.scrollers[slot].offset.y + frame.scrollers[slot].insetTop
      if abs(top) <= account.scene.positionTolerance { return false }
      last = Move(page: page, travel: travel)
      return true
    }
    return false
  }

  private func isOffScreen(_ page: Int, _ frame: borrowing Frame, _ width: Double) -> Bool {
    for index in 0..<frame.pages.count where frame.pages[index].index == page {
      let x = frame.pages[index].shown.x
      return x >= width || x + frame.pages[index].shown.width <= 0
    }
    return true
  }

  /// Whether a list went no further than the header did.
  private func follows(_ travel: Double, _ account: borrowing Account) -> Bool {
    let header = account.was.headerBottom - account.now.headerBottom
    let slack = account.scene.stepTolerance
    return travel >= min(0, header) - slack && travel <= max(0, header) + slack
  }

  /// Whether the list's first row stands where header and bar end.
  private func isInPlace(
    _ page: Int, _ frame: borrowing Frame, _ account: borrowing Account
  ) -> Bool {
    let end = max(account.now.barBottom, account.now.headerBottom)
    for index in 0..<frame.pages.count where frame.pages[index].index == page {
      return abs(frame.pages[index].firstRow.y - end) <= account.scene.stepTolerance
    }
    return false
  }
}
