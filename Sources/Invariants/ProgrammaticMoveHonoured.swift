import Traces

/// A page that a client's call asks for comes, and stays.
///
/// **Claim.** After a call for a page while no finger is down and all is at rest, the pages stand
/// on it within 1.3 seconds, or 0.1 seconds where the call was not animated, and stand there for
/// ten frames in which nothing else happens.
///
/// **When it applies.** Twice for each call: when the page is there or overdue, and ten frames
/// later. A finger that comes down and an event before that end the obligation; what is open at the
/// end of the run is undecided. It cannot apply where nothing was called for.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** MXParallaxHeader #13, PR #55; SegementSlide #67, PR #85, #95; Aquaman #10;
/// JXPagingView #503 (F30).
public struct ProgrammaticMoveHonoured: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "programmatic-move-honoured",
    summary: "A page that a client's call asks for comes, and stays.",
    tolerance: "0.5 px of position, 1.3 s", unit: "pages",
    scope: "calls for a page, when it is there or overdue")

  /// Whether a page was called for.
  public private(set) var canApply = false
  private let pages: Int
  private var asked = AskedPage()
  private var patience = 0.0
  /// How many frames the page has been there.
  private var framesThere = 0

  private static let stay = 10
  private static let atOnce = 100.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { pages = header.scene.pages.count }

  /// A page that has not come, or has not stayed.
  public var undecided: Int { asked.isOpen ? 1 : 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if asked.take(frame, pages: pages, .calls) {
      canApply = true
      framesThere = 0
      patience = frame.events[0].kind == .selectPage ? Self.atOnce : TapDelivered.patience
      if account.fingers > 0 || !account.wasAtRest { asked.close() }
    }
    guard asked.isOpen else { return .silent }
    if account.standsOn(asked.page) {
      framesThere += 1
      if framesThere == Self.stay { asked.close() }
      return framesThere == 1 || framesThere == Self.stay ? .held : .silent
    }
    guard framesThere > 0 || frame.time - asked.since > patience else { return .silent }
    asked.close()
    return .broken(
      Breach(
        "after a call for page {page} the pages stand at {actual}, from 0 on",
        allowed: asked.page...asked.page, actual: account.now.progress, unit: .pages,
        page: Int(asked.page)))
  }
}
