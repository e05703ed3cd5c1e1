import Traces

/// A drag moves no list but those of its own chain.
///
/// **Claim.** While a finger drags, lists of other pages keep their offsets, apart from those that
/// go along with the header, that a header which shows sends to their tops, or that are put where
/// the header ends.
///
/// **When it applies.** In frames of a drag in which the content moved and other pages are loaded.
/// Lists that UIKit says are held or run out are left alone.
///
/// **Tolerance.** One pixel for a step.
///
/// **Reports.** GKPageScrollView #58; flutter #62833, #36419; FloatingPanel #35, #526; HWPanModal
/// #4 (F14, F48, F99, F100).
public struct OnlyTouchedMoves: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "only-touched-moves", summary: "A drag moves no list but those of its own chain.",
    tolerance: "1 px of step", unit: "pt",
    scope: "frames in which a drag moved the content beside other loaded pages")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union([.events])
  }

  /// Whether there have been lists of several pages.
  public private(set) var canApply = false
  private var strangers = Strangers()

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard account.fingers > 0, frame.pages.count > 1, !account.sharesScroller,
      account.now.listSlot >= 0
    else { return .silent }
    canApply = true
    guard account.drag.isActive, !account.pan.isMixed, frame.events.isEmpty,
      account.now.page == account.was.page
    else { return .silent }
    if strangers.look(at: frame, previous, account, onScreen: true), let move = strangers.last,
      !goesBack(move.page, previous, account)
    {
      return .broken(
        Breach(
          "a drag elsewhere moved the list of page {page} by {actual}", allowed: 0...0,
          actual: move.travel, isChange: true, page: move.page))
    }
    return account.now.place == account.was.place ? .silent : .held
  }

  /// Whether a page's rows stood beyond their range: what an earlier finger left there goes back by
  /// itself, whoever drives it.
  private func goesBack(
    _ page: Int, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Bool {
    for i in 0..<previous.pages.count where previous.pages[i].index == page {
      return account.isBeyond(i, previous)
    }
    return false
  }
}
