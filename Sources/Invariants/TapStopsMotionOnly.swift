import Traces

/// A touch that stops something in motion does that and nothing else.
///
/// **Claim.** Where a single finger has come down on a scroller that was running out, while the
/// pages stood on one of them, and leaves again without having moved further than a tap may, the
/// pages stand where they stood for ten frames after it.
///
/// **When it applies.** Once for each such touch, ten frames after it. Another finger, or a page
/// that was asked for before since the last rest, ends the obligation; what is open at the end of
/// the run is undecided. It cannot apply where there is one page only, or where no scroll view
/// takes part.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** SwipeTableView, the touch that pressed a button in the coasting header (F59).
public struct TapStopsMotionOnly: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "tap-stops-motion-only",
    summary: "A touch that stops something in motion does that and nothing else.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "touches that stopped a coast and did not move")

  /// Whether there are several pages.
  public private(set) var canApply = false
  private var touch = TouchSoFar()
  /// Whether a page was asked for since the last rest.
  private var wasAsked = false
  /// Where the pages stood when the finger came down, or nil where it stopped nothing.
  private var progress: Double?
  private var framesLeft = 0

  private static let frames = 10
  /// The square of how far a finger may move and still tap, in points.
  private static let farthest = 100.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// A touch whose ten frames are not over.
  public var undecided: Int { framesLeft > 0 ? 1 : 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    if account.isAtRest && !touch.hasLeft && framesLeft == 0 { wasAsked = false }
    if !frame.events.isEmpty { wasAsked = true }
    if !canApply { canApply = frame.scrollers.count > 0 && account.hasPages(frame) }
    guard canApply else { return .silent }
    if touch.hasBegun { begin(frame, previous, account) }
    guard let progress else { return .silent }
    guard touch.isAlone, !wasAsked, !touch.wasCancelled, touch.strayed <= Self.farthest else {
      self.progress = nil
      framesLeft = 0
      return .silent
    }
    let moved = (account.now.progress - progress) * account.scene.width
    if abs(moved) > account.scene.positionTolerance {
      self.progress = nil
      framesLeft = 0
      return .broken(
        Breach(
          "a touch that stopped a coast moved the pages {actual} to the left", allowed: 0...0,
          actual: moved, isChange: true))
    }
    if touch.hasLeft { framesLeft = Self.frames }
    guard framesLeft > 0 else { return .silent }
    framesLeft -= 1
    guard framesLeft == 0 else { return .silent }
    self.progress = nil
    return .held
  }

  private mutating func begin(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) {
    framesLeft = 0
    progress = nil
    guard account.was.flags.contains(.decelerating), account.stoodOnPage,
      !account.pagesRun(previous, previous)
    else { return }
    let reach = account.pan.reach
    // A touch that came and went within the frame has left no pan.
    let stops = reach.list.catches || reach.outer.catches
    if stops || touch.hasLeft && touch.region == .page { progress = account.was.progress }
  }
}
