import Traces

/// A tap on the status bar brings the page to its start in one movement, or moves nothing.
///
/// **Claim.** After a tap on the status bar, until a finger or an event comes, rows never go away from
/// the start of the page, and at rest they are at that start with the header shown, or where they
/// were. Where two scrollers of a chain answer the tap, each for itself, the page stops half-way or
/// goes to and fro.
///
/// **When it applies.** From a tap on the status bar at rest to the next rest, where nothing comes
/// between, in frames in which rows move; and at that rest.
///
/// **Tolerance.** One pixel for a step, half a pixel for a position.
///
/// **Reports.** Containers whose outer scroll view takes the tap while the list stays scrolled
/// (F44 and its like).
public struct ScrollToTopUnique: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "scroll-to-top-unique",
    summary: "A tap on the status bar brings the page to its start in one movement, or moves "
      + "nothing.",
    tolerance: "1 px of step, 0.5 px of position", unit: "pt",
    scope: "frames between a tap on the status bar and the next rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union(.events)
  }

  /// Whether the status bar has been tapped.
  public private(set) var canApply = false
  /// Where the content stood when the status bar was tapped, while that is open.
  private var from = Double.nan

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// One where all is still under way.
  public var undecided: Int { from.isNaN ? 0 : 1 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if frame.events.count == 1, frame.events[0].kind == .scrollToTop, account.wasAtRest,
      frame.touches.isEmpty, account.was.place.exists
    {
      from = account.was.place.content
      canApply = true
    } else if !frame.events.isEmpty || !frame.touches.isEmpty
      || account.now.page != account.was.page
    {
      from = .nan
    }
    guard !from.isNaN, account.now.place.exists, account.was.place.exists else { return .silent }
    let now = account.now.place.content
    let moved = now - account.was.place.content
    if moved > account.scene.stepTolerance {
      return .broken(
        Breach(
          "after a tap on the status bar the rows went {actual} away from the start",
          allowed: 0...0, actual: moved, isChange: true))
    }
    guard account.isAtRest else { return moved == 0 ? .silent : .held }
    let start = from
    from = .nan
    let slack = account.scene.positionTolerance
    if abs(now) <= slack || abs(now - start) <= slack { return .held }
    return .broken(
      Breach(
        "after a tap on the status bar the page rests {actual} from its start", allowed: 0...0,
        actual: now))
  }
}
