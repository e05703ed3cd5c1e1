/// What a campaign tells while it runs, in order.
public enum CampaignEvent: Sendable {
  /// A run begins; what it plays could be written down first.
  case began(PlannedRun)
  /// A run was played to its end.
  case played(PlayedRun)
  /// A run showed an identity for the first time; it is not shrunk yet.
  case found(Finding)
  /// A finding is being made smaller.
  case shrinking(Finding)
  /// A finding was made smaller.
  case shrunk(Finding)
}

/// A run that is to be played.
public struct PlannedRun: Equatable, Sendable {
  /// The run's number in the campaign, from 0; the same in every shard.
  public var number: Int
  /// Its seed.
  public var seed: UInt64
  /// Its strategy.
  public var strategy: String

  /// A run that is to be played.
  public init(number: Int, seed: UInt64, strategy: String) {
    self.number = number
    self.seed = seed
    self.strategy = strategy
  }
}

/// A run that was played, with what the campaign has come to.
public struct PlayedRun: Equatable, Sendable {
  /// The run.
  public var run: PlannedRun
  /// How many frames it had.
  public var frames: Int
  /// How many gestures it had.
  public var gestures: Int
  /// Its fingerprint.
  public var fingerprint: UInt64
  /// The names of the invariants that it violates.
  public var violated: [String]
  /// The sums so far.
  public var totals: CheckResult.Totals
  /// How many runs there will be, or nil where time decides.
  public var runsPlanned: Int?
  /// How many identities were found so far.
  public var identities: Int
  /// How long the campaign has taken, in seconds.
  public var seconds: Double
}
