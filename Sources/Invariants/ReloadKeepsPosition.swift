import Traces

/// Rows that are loaded again, and a page that comes back to the screen, stand where they stood.
///
/// **Claim.** In a frame at rest in which the current page's rows are loaded again, no fewer than
/// before, or rows are added at its end, the first row and the header stay where they are. A page
/// that was left at rest for another screen is found as it was left.
///
/// **When it applies.** In frames with such an event at rest, and in the frame in which the page comes
/// back.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** GKPageScrollView #64 and #131, JXPagingView #239 and #254 (after a push and a pop
/// the sticky header is displaced).
public struct ReloadKeepsPosition: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "reload-keeps-position",
    summary: "Rows that are loaded again, and a page that comes back, stand where they stood.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "frames at rest with a reload, with more rows, or with a return to the screen")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union(.events)
  }

  /// What stood where before the page was left.
  private var left: Sighting?

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// One where the page has not come back.
  public var undecided: Int { left == nil ? 0 : 1 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard frame.events.count == 1 else {
      if frame.events.count > 1 { left = nil }
      return .silent
    }
    switch frame.events[0].kind {
    case .left:
      left = account.wasAtRest ? account.was : nil
      return .silent
    case .returned:
      defer { left = nil }
      guard let left, left.page == account.now.page else { return .silent }
      return compare(account.now, with: left, account)
    case .reload, .growth:
      guard account.wasAtRest, frame.touches.isEmpty,
        frame.events[0].value == Double(account.now.page), account.now.page == account.was.page,
        hasAsManyRows(frame, previous, account)
      else { return .silent }
      return compare(account.now, with: account.was, account)
    default:
      left = nil
      return .silent
    }
  }

  private func hasAsManyRows(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Bool {
    let (now, was) = (account.now.pageSlot, account.was.pageSlot)
    guard now >= 0, was >= 0 else { return false }
    return frame.pages[now].rows >= previous.pages[was].rows
  }

  private func compare(
    _ now: Sighting, with was: Sighting, _ account: borrowing Account
  ) -> Ruling {
    guard now.place.exists, was.place.exists else { return .silent }
    let slack = account.scene.positionTolerance
    let rows = now.place.content - was.place.content
    if abs(rows) > slack {
      return .broken(
        Breach(
          "the rows of page {page} stand {actual} higher than before", allowed: 0...0,
          actual: rows, isChange: true, page: now.page))
    }
    let header = now.headerBottom - was.headerBottom
    if abs(header) > slack {
      return .broken(
        Breach(
          "the header stands {actual} lower than before", allowed: 0...0, actual: header,
          isChange: true))
    }
    return .held
  }
}
