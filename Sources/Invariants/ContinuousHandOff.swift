import Traces

/// A coast goes on at its speed in the frames after a hand-over.
///
/// **Claim.** In the frame in which a coast goes over from one scroller to the next the content
/// moves between nothing and the free step. In the three frames after it, it moves in the same
/// direction by at least 80 % of the step of a native coast with the release's velocity that met no
/// threshold. For a chain of one scroller the threshold is where the header is collapsed.
///
/// **When it applies.** In these three frames of a coast that the policies let run on, as long as
/// its step is longer than four pixels and no end is near. It cannot apply where nothing is handed
/// over.
///
/// **Tolerance.** 20 % of the step and one pixel: both ends of a step are rounded, and a container
/// that integrates coasts itself may be a share of a frame late.
///
/// **Reports.** SegementSlide #32; flutter #13496 (F02, F45, F112).
public struct ContinuousHandOff: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "continuous-hand-off",
    summary: "A coast goes on at its speed in the frames after a hand-over.",
    tolerance: "20 % of the step and 1 px", unit: "pt",
    scope: "the three frames of a coast after a hand-over")

  /// Whether there is a threshold to pass.
  public let canApply: Bool
  private var coast = FreeCoast()
  private var framesLeft = 0

  private static let frames = 3
  private static let share = 0.8

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    canApply = FreeCoast.canApply(header.scene)
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard canApply else { return .silent }
    coast.take(frame, account)
    guard coast.isActive else {
      framesLeft = 0
      return .silent
    }
    if coast.handsOver {
      framesLeft = Self.frames
      return .silent
    }
    guard framesLeft > 0 else { return .silent }
    framesLeft -= 1
    let slack = account.scene.stepTolerance
    guard abs(coast.step) > 4 * slack else { return .silent }
    let moved = account.now.place.content - account.was.place.content
    let least = Self.share * coast.step
    let isShort = coast.step > 0 ? moved < least - slack : moved > least + slack
    guard isShort else { return .held }
    return .broken(
      Breach(
        "after a hand-over the coast moved the content by {actual} in a frame, not by {allowed}",
        allowed: min(least, coast.step)...max(least, coast.step), actual: moved, isChange: true))
  }
}
