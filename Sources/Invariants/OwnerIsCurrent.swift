import Traces

/// What runs on without a finger moves the page on the screen, and not one that has gone.
///
/// **Claim.** Without a finger no list of a page that is wholly off the screen is moved in three
/// frames in a row, apart from those that go along with the header or are put where the header
/// ends; one that UIKit says runs out by itself is left alone.
///
/// **When it applies.** In frames without a finger in which the content or the pages moved and
/// other pages are loaded.
///
/// **Tolerance.** One pixel for a step, and two frames: a list may be put in place before it shows.
///
/// **Reports.** UBottomSheet, Android BottomSheetBehavior (F119, F120).
public struct OwnerIsCurrent: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "owner-is-current",
    summary: "What runs on without a finger moves the page on the screen, none that has gone.",
    tolerance: "1 px of step, 2 frames", unit: "pt",
    scope: "frames without a finger in which something moved beside other loaded pages")

  /// Whether there have been lists of several pages.
  public private(set) var canApply = false
  private var strangers = Strangers()
  private var page = -1
  private var count = 0

  private static let frames = 3

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard frame.pages.count > 1, !account.sharesScroller, account.now.listSlot >= 0 else {
      return .silent
    }
    canApply = true
    guard account.fingers == 0, !account.isAtRest else {
      count = 0
      return .silent
    }
    guard strangers.look(at: frame, previous, account, onScreen: false), let move = strangers.last
    else {
      count = 0
      return account.hasMoved ? .held : .silent
    }
    count = move.page == page ? count + 1 : 1
    page = move.page
    guard count >= Self.frames else { return .silent }
    return .broken(
      Breach(
        "without a finger the list of page {page}, which is off the screen, went on by {actual}",
        allowed: 0...0, actual: move.travel, isChange: true, page: move.page))
  }
}
