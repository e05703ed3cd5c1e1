import Gestures

/// An invariant violated, or a crash, or a hang: what a campaign reports.
///
/// Findings are told apart by their identity. Of all the runs that show one identity the lowest
/// represents it; the others are only counted.
public struct Finding: Equatable, Sendable {
  /// What went wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// An invariant was violated.
    case violation
    /// The container trapped.
    case crash
    /// The container never came back.
    case hang

    /// The kinds that end a run.
    public static let breakdowns: [Kind] = [.crash, .hang]
  }

  /// What tells findings apart.
  public struct Identity: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The strategy's name.
    public var strategy: String
    /// The invariant's name; `crash` or `hang` for these kinds.
    public var invariant: String
    /// What was going on.
    public var phase: RunPhase

    /// An identity.
    public init(strategy: String, invariant: String, phase: RunPhase) {
      self.strategy = strategy
      self.invariant = invariant
      self.phase = phase
    }

    /// The three joined by slashes, such as `three-layer/no-header-jump/coast`.
    public var description: String { "\(strategy)/\(invariant)/\(phase.rawValue)" }

    /// Whether it is an invariant, or how the container broke down.
    public var kind: Kind { Kind(rawValue: invariant) ?? .violation }

    /// The order of the descriptions.
    public static func < (left: Identity, right: Identity) -> Bool {
      left.description < right.description
    }
  }

  /// The finding as it was before it was shrunk.
  public struct Original: Equatable, Sendable {
    /// The script.
    public var script: Script
    /// The sentence.
    public var message: String

    /// What was found first.
    public init(script: Script, message: String) {
      self.script = script
      self.message = message
    }
  }

  /// How often a shrunk script was replayed, and how often it showed the same.
  public struct Replays: Equatable, Sendable {
    /// How often it showed the same.
    public var times: Int
    /// How often it was replayed.
    public var of: Int

    /// A count of replays.
    public init(times: Int, of: Int) {
      self.times = times
      self.of = of
    }
  }

  /// Where a finding was seen that was not played here but recorded.
  public struct Recording: Equatable, Sendable {
    /// The file of the trace.
    public var path: String
    /// When the frame was shown, in milliseconds since the recording began.
    public var milliseconds: Double

    /// A moment in a trace.
    public init(path: String, milliseconds: Double) {
      self.path = path
      self.milliseconds = milliseconds
    }
  }

  /// A finding that is listed under another one.
  public struct Listed: Equatable, Sendable {
    /// What tells it apart.
    public var identity: Identity
    /// The seed of its run.
    public var seed: UInt64?
    /// In how many runs it was seen.
    public var count: Int
    /// Its shrunk script.
    public var script: Script
    /// Where the script was saved.
    public var savedTo: String?

    /// What is kept of a finding.
    public init(_ finding: Finding) {
      identity = finding.identity
      seed = finding.seed
      count = finding.count
      script = finding.script
      savedTo = finding.savedTo
    }
  }

  /// What tells it apart.
  public var identity: Identity
  /// What went wrong.
  public var kind: Kind
  /// The seed of the run, or nil where a script was played.
  public var seed: UInt64?
  /// In how many runs it was the first to go wrong.
  public var count: Int = 1
  /// Where and how the invariant was violated.
  public var violation: ViolationRecord
  /// The script that shows it: complete, with strategy and assumptions.
  public var script: Script
  /// The script's token, once there is one.
  public var token: String?
  /// The finding before shrinking, where it was shrunk.
  public var original: Original?
  /// What shrinking did, where it was shrunk.
  public var shrinking: Shrinking?
  /// Other invariants that the same run violates, in the order of the catalogue.
  public var alsoViolates: [String] = []
  /// Sentences that say which values matter.
  public var explanation: [String] = []
  /// The line that shows it again.
  public var reproduce: String = ""
  /// Where the script was saved.
  public var savedTo: String?
  /// Findings whose shrunk script violates this one as well, so that they may be its consequence.
  public var listed: [Listed] = []
  /// The trace that shows it, where it was recorded; the script is then empty, or the trace's.
  public var recording: Recording?
  /// How often a replay showed the same, once it was tried.
  public var replayed: Replays?

  /// Whether replays of its script did not all show it: something is not deterministic.
  public var isUnsteady: Bool { replayed.map { $0.times < $0.of } ?? false }

  /// Whether there is a script that shows it.
  public var hasScript: Bool { recording == nil || script != Script() }

  /// A finding that was seen once.
  public init(
    identity: Identity, seed: UInt64?, violation: ViolationRecord, script: Script
  ) {
    self.identity = identity
    kind = identity.kind
    self.seed = seed
    self.violation = violation
    self.script = script
  }
}

/// A name with its value, kept in order.
public struct NamedValue: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String

  /// A name with its value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
