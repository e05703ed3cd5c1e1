import Traces

/// After the last cause everything comes to rest within a bound.
///
/// **Claim.** Eight seconds after the last finger left, the last event and the last call, nothing
/// moves any more and nothing is under way. The fastest flick that the stage's hand makes, 20 000
/// points per second, coasts for 3.8 s (the time in which 0.998 per millisecond takes it below the
/// stop speed of 10 points per second); a bounce and a landing on a page last under 1 s each.
///
/// **When it applies.** In the first frame of each rest, and in the frame in which the bound passes.
/// A trace that ends before either is undecided.
///
/// **Tolerance.** None.
///
/// **Reports.** A container that answers its own writes (GKPageScrollView #113, JXPagingView #162).
public struct ComesToRest: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "comes-to-rest", summary: "After the last cause everything comes to rest within 8 s.",
    tolerance: "none", unit: "ms",
    scope: "the first frame of each rest, and the frame in which the bound passes")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .events, .pages])
  }

  /// How long anything may go on by itself, in milliseconds.
  private static let bound = 8_000.0
  private var lastCause = 0.0
  private var isOpen = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// One where something is still under way.
  public var undecided: Int { isOpen ? 1 : 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if account.fingers > 0 || !frame.touches.isEmpty || !frame.events.isEmpty {
      lastCause = frame.time
      isOpen = true
      return .silent
    }
    guard isOpen else { return .silent }
    let elapsed = frame.time - lastCause
    if account.isAtRest {
      isOpen = false
      return .held
    }
    guard elapsed > Self.bound else { return .silent }
    isOpen = false
    return .broken(
      Breach(
        "{actual} after the last cause something still moves or is under way",
        allowed: 0...Self.bound, actual: elapsed, unit: .milliseconds))
  }
}
