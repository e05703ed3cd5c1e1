/// What a campaign came to.
///
/// Everything here but `seconds` depends on the plan alone, so that two executions of one plan
/// give equal results; a plan with a budget in seconds is the exception.
public struct CheckResult: Equatable, Sendable {
  /// Why a campaign ended.
  public enum Stop: String, Sendable, CaseIterable {
    /// All runs were played.
    case completed
    /// The time for it was over.
    case budget
    /// The limit was reached.
    case limit
    /// Somebody interrupted it.
    case interrupted
    /// It had found as many identities as it was to find.
    case findings
  }

  /// Sums over all runs.
  public struct Totals: Equatable, Sendable {
    /// How many different seeds were played.
    public var seeds: Int = 0
    /// How many runs: seeds times strategies, when all were played.
    public var runs: Int = 0
    /// How many gestures.
    public var gestures: Int = 0
    /// How many frames.
    public var frames: Int = 0
    /// Nothing played.
    public init() {}
  }

  /// The first seed.
  public var seed: UInt64
  /// The part of the campaign that was played, where it is shared.
  public var shard: Shard?
  /// Why it ended.
  public var stopped: Stop = .completed
  /// Sums over all runs.
  public var totals = Totals()
  /// How long it took, in seconds.
  public var seconds: Double = 0
  /// How many runs were played at a time.
  public var jobs: Int = 1
  /// The sum of the runs' hashes modulo 2^64; shards add up.
  public var fingerprint: UInt64 = 0
  /// Sums for each strategy, in the order of the plan.
  public var strategies: [StrategyTotals] = []
  /// Sums for each invariant on each strategy.
  public var invariants: [InvariantTotals] = []
  /// In how many runs each policy and option had each of its values, and what applied in them.
  public var features: [FeatureCount] = []
  /// How often runs came to what has to be exercised.
  public var coverage: [CoverageRow] = []
  /// What was found, in the order in which it was found.
  public var findings: [Finding] = []

  /// A campaign that has played nothing.
  public init(seed: UInt64) { self.seed = seed }

  /// Frames a second, or nil while no time has passed.
  public var framesPerSecond: Double? {
    seconds > 0 ? Double(totals.frames) / seconds : nil
  }

  /// How the command ends: not deterministic, interrupted, else violated, else inconclusive, else success.
  public var exit: ExitCode {
    if findings.contains(where: \.isUnsteady) { return .internalFault }
    if stopped == .interrupted { return .interrupted }
    if !findings.isEmpty { return .violated }
    if stopped == .limit || totals.runs == 0 { return .inconclusive }
    if coverage.contains(where: { $0.counts && $0.verdict == .notMet }) { return .inconclusive }
    return .success
  }
}

/// Sums over the runs on one strategy.
public struct StrategyTotals: Equatable, Sendable {
  /// The strategy's name.
  public var name: String
  /// How many runs.
  public var runs: Int = 0
  /// How many gestures.
  public var gestures: Int = 0
  /// How many frames.
  public var frames: Int = 0
  /// How many findings, by identity.
  public var findings: Int = 0
  /// The sum of the runs' hashes modulo 2^64.
  public var fingerprint: UInt64 = 0

  /// A strategy on which nothing was played.
  public init(name: String) { self.name = name }
}

/// Sums over what one invariant said of the runs on one strategy.
public struct InvariantTotals: Equatable, Sendable {
  /// The strategy's name.
  public var strategy: String
  /// The invariant's name.
  public var name: String
  /// Whether it could apply in any run.
  public var canApply = false
  /// How many frames it was shown.
  public var frames: Int = 0
  /// In how many of them it applied.
  public var applied: Int = 0
  /// In how many of them it could not decide.
  public var undecided: Int = 0
  /// In how many runs it was violated.
  public var violated: Int = 0

  /// An invariant that was shown nothing.
  public init(strategy: String, name: String) {
    self.strategy = strategy
    self.name = name
  }

  /// Adds what it said of one more run.
  public mutating func add(_ verdict: InvariantVerdict) {
    canApply = canApply || verdict.canApply
    frames += verdict.frames
    applied += verdict.applied
    undecided += verdict.undecided
    if verdict.violation != nil { violated += 1 }
  }
}

/// In how many runs a policy or an option had a value.
public struct FeatureCount: Equatable, Sendable {
  /// The strategy's name.
  public var strategy: String
  /// The feature's name, such as `bounce-top`.
  public var name: String
  /// The value.
  public var value: String
  /// In how many runs it had this value.
  public var runs: Int = 0
  /// How often each invariant was exercised in these runs, in the order of the catalogue.
  public var exercise: [Exercise] = []

  /// A feature that no run had.
  public init(strategy: String, name: String, value: String) {
    self.strategy = strategy
    self.name = name
    self.value = value
  }
}
