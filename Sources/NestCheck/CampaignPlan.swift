import HeadlessUIKit

/// What a campaign is to play, and when it is to end.
///
///     var plan = CampaignPlan(firstSeed: 1, runs: 2_000, strategies: [card])
///     plan.shard = Shard(index: 1, count: 4)
public struct CampaignPlan: Equatable, Sendable {
  /// The seed of run 0; run `k` has the seed `firstSeed + k` modulo 2^64.
  public var firstSeed: UInt64
  /// How many seeds, or nil for as many as the budget allows.
  public var runs: Int?
  /// The strategies on which each seed is played.
  public var strategies: [StrategyCard]
  /// The invariants that judge the runs, or nil for all.
  public var invariants: [String]?
  /// The stage's assumptions.
  public var assumptions = StageAssumptions()
  /// The part of the campaign to play, where it is shared.
  public var shard: Shard?
  /// After how many seconds no further run begins, or nil for no such end.
  public var budgetSeconds: Double?
  /// After how many seconds the campaign is given up, or nil for no such end.
  public var limitSeconds: Double?
  /// After how many identities the campaign ends.
  public var maxFindings = 8

  /// A plan for seeds from `firstSeed` on, on each strategy.
  public init(firstSeed: UInt64, runs: Int?, strategies: [StrategyCard]) {
    self.firstSeed = firstSeed
    self.runs = runs
    self.strategies = strategies
  }

  /// The seed of a run, counted from 0.
  public func seed(ofRun run: Int) -> UInt64 {
    firstSeed &+ UInt64(truncatingIfNeeded: run)
  }

  /// How many seeds this part of the campaign plays, or nil where time decides.
  public var seedsToPlay: Int? {
    guard let runs else { return nil }
    guard let shard else { return max(0, runs) }
    return max(0, (runs - shard.index + shard.count) / shard.count)
  }

  /// The number of the first run of this part, and the distance to the next.
  var stride: (first: Int, step: Int) {
    shard.map { (first: $0.index - 1, step: $0.count) } ?? (first: 0, step: 1)
  }
}
