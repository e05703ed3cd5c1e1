import Gestures

/// What replaying scripts or recorded strokes came to.
public struct ReplayResult: Equatable, Sendable {
  /// The replays, in the order in which they were asked for.
  public var replays: [Replay] = []
  /// What the strokes of all replays were.
  public var strokes = StrokeCounts()
  /// How far things travelled in all replays.
  public var travel = Travel()
  /// Whether it was interrupted before all was replayed.
  public var interrupted = false

  /// No replays.
  public init() {}

  /// How the command ends.
  ///
  /// A violation that was not promised comes before a promise that was not kept: a script that
  /// says `expect holds` and violates is a violation, one that says `expect violates` and holds
  /// did not reproduce.
  public var exit: ExitCode {
    if interrupted { return .interrupted }
    let wrong = replays.filter { !$0.asExpected }
    if wrong.contains(where: { $0.outcome == .violated }) { return .violated }
    if !wrong.isEmpty { return .notReproduced }
    return replays.isEmpty ? .inconclusive : .success
  }
}

/// One script, or one file of recorded strokes, replayed once on one strategy.
public struct Replay: Equatable, Sendable {
  /// What a script promises of its run.
  public enum Promise: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// Every invariant holds.
    case holds
    /// The named invariant is violated.
    case violates(String)
  }

  /// How a replay turned out.
  public enum Outcome: String, Sendable, CaseIterable {
    /// Every invariant held.
    case held
    /// At least one was violated.
    case violated
  }

  /// The file, as it was named.
  public var path: String?
  /// The token, where one was replayed.
  public var token: String?
  /// The strategy.
  public var strategy: String
  /// What the script promises.
  public var expected: Promise
  /// How it turned out.
  public var outcome: Outcome
  /// What was violated: what was promised, else what came first; nil where all held.
  public var finding: Finding?
  /// The steps that were skipped because their region did not exist, from 1.
  public var skippedSteps: [Int]
  /// How many frames were played.
  public var frames: Int
  /// How many gestures were played.
  public var gestures: Int
  /// The run's fingerprint.
  public var fingerprint: UInt64

  /// Whether it turned out as the script promises; without a promise, whether all held.
  public var asExpected: Bool {
    switch expected {
    case .nothing, .holds: outcome == .held
    case .violates(let name): finding?.identity.invariant == name
    }
  }
}

extension Replay {
  /// What an outcome means for what a script promises.
  ///
  /// Of several violations it shows the promised one, else the first.
  public init(_ outcome: RunOutcome, path: String?, strategy: String, seed: UInt64? = nil) {
    let promised = Self.promise(outcome.script.expectation)
    var shown = Finding(outcome, strategy: strategy, seed: seed)
    if case .violates(let name) = promised {
      shown = Finding(outcome, strategy: strategy, seed: seed, invariant: name) ?? shown
    }
    self.init(
      path: path, token: nil, strategy: strategy, expected: promised,
      outcome: shown == nil ? .held : .violated, finding: shown,
      skippedSteps: outcome.skippedSteps, frames: outcome.frames, gestures: outcome.gestures,
      fingerprint: outcome.fingerprint)
  }

  private static func promise(_ expectation: Script.Expectation) -> Promise {
    switch expectation {
    case .none: .nothing
    case .holds: .holds
    case .violates(let name): .violates(name)
    }
  }
}
