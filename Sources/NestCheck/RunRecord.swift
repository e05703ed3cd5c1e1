import Invariants
import Traces

/// A run with all its frames and with what each invariant says of each: what is drawn.
///
///     let record = try RunRecord(playing: order, on: player)
///     record.reports[57].states
public struct RunRecord: Equatable, Sendable {
  /// What the run came to.
  public var outcome: RunOutcome
  /// The frames, and what was played.
  public var trace: Trace
  /// What is to be said of each frame.
  public var reports: [FrameReport]
  /// What the invariants are called, in the order of `FrameReport.states`.
  public var invariants: [String] { items.map(\.name) }
  /// What is said of the invariants, in the same order.
  public let items: [InvariantCatalogue.Item]

  /// A record of what was played; the reports are worked out from the frames.
  public init(
    outcome: RunOutcome, trace: Trace, catalogue: InvariantCatalogue = .standard,
    invariants: [String]? = nil
  ) {
    self.outcome = outcome
    self.trace = trace
    items = catalogue.items
    reports = Judge.reports(of: trace, catalogue: catalogue, invariants: invariants)
  }

  /// Plays a run and keeps its frames.
  ///
  /// - Throws: `RunFailure` when there is nothing to play on.
  @MainActor public init(
    playing order: RunOrder, on player: any RunPlaying
  ) throws(RunFailure) {
    var header: TraceHeader?
    var frames: [Frame] = []
    let outcome = try player.play(order) { frame, firstLine in
      if header == nil { header = firstLine }
      frames.append(frame)
    }
    let known = header ?? TraceHeader(strategy: order.strategy, scene: SceneFacts())
    self.init(
      outcome: outcome, trace: Trace(header: known, frames: frames),
      catalogue: Registry.invariants, invariants: order.invariants)
  }
}
