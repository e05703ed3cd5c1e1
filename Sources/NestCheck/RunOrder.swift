import Gestures
import HeadlessUIKit
import Traces

/// What to play on which strategy: everything that a run depends on, as a value.
///
/// The outcome is a function of the order alone: not of other runs, of the other invariants, of
/// shards, budgets or machines.
public struct RunOrder: Equatable, Sendable {
  /// What is played.
  public enum Act: Equatable, Sendable {
    /// What the generator draws from a seed.
    case seed(UInt64, StageAssumptions)
    /// A script; it carries its assumptions.
    case script(Script)
    /// Recorded strokes, one after another, on the scene of a seed, or on the default scene.
    case strokes(RecordedStrokes, seed: UInt64?, StageAssumptions)
  }

  /// The strategy's name.
  public var strategy: String
  /// What is played.
  public var act: Act
  /// The invariants that judge the run, or nil for all.
  public var invariants: [String]?

  /// An order.
  public init(strategy: String, act: Act, invariants: [String]? = nil) {
    self.strategy = strategy
    self.act = act
    self.invariants = invariants
  }
}

/// What is called with each frame of a run, in order, and with the header of its trace.
public typealias FrameRecorder = @MainActor (Frame, TraceHeader) -> Void

/// Why a run did not come to an outcome.
public enum RunFailure: Error, Equatable, Sendable {
  /// No strategy has this name.
  case unknownStrategy(String)
  /// No process could be made to play it in, or one was lost before it had begun to play.
  case noWorker(String)
  /// Somebody wants no more runs.
  case cancelled
}

/// What plays runs: the stage, or what stands in for it in a test.
@MainActor
public protocol RunPlaying {
  /// The strategies and controls, in the order in which lists name them.
  var strategies: [StrategyCard] { get }
  /// The invariants, in the order of the catalogue.
  var invariants: [InvariantCard] { get }

  /// Plays one run to its end.
  ///
  /// - Throws: `RunFailure` when there is nothing to play on.
  func play(_ order: RunOrder, recorder: FrameRecorder?) throws(RunFailure) -> RunOutcome
}
