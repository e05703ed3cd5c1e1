import Traces

/// Pages that go to a page that was asked for go towards it.
///
/// **Claim.** After a tap on a tab or an animated call, made while the pages stood on one of them
/// and no finger was left on the screen, the pages come nearer to the page asked for in each frame
/// in which they move, until they are there, and do not leave it again.
///
/// **When it applies.** In frames in which the pages moved after such a tap or call, until all is
/// at rest, a finger comes down or another event happens.
///
/// **Tolerance.** One pixel for a step.
///
/// **Reports.** None of its own; with `indicator-monotonic` it is what a selection looks like.
public struct PagingDirection: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "paging-direction", summary: "Pages that go to a page that was asked for go towards it.",
    tolerance: "1 px of step", unit: "pt",
    scope: "frames in which the pages moved after a tap on a tab or a call")

  /// Whether a page was asked for.
  public private(set) var canApply = false
  private let pages: Int
  private var asked = AskedPage()

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { pages = header.scene.pages.count }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if asked.take(frame, pages: pages, [.tap, .animatedCall]) {
      canApply = true
      if account.fingers > 0 || !account.stoodOnPage || account.pagesRun(previous, previous) {
        asked.close()
      }
    }
    guard asked.isOpen else { return .silent }
    if account.now.progress == account.was.progress {
      if account.isAtRest { asked.close() }
      return .silent
    }
    let away = abs(account.now.progress - asked.page) - abs(account.was.progress - asked.page)
    let moved = away * account.scene.width
    if moved <= account.scene.stepTolerance { return .held }
    return .broken(
      Breach(
        "on the way to page {page} the pages went {actual} away from it", allowed: 0...0,
        actual: moved, isChange: true, page: Int(asked.page)))
  }
}
