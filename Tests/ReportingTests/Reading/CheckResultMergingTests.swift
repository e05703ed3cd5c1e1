import NestCheck
import RunFakes
import Testing

@testable import Reporting

@MainActor @Suite struct CheckResultMergingTests {
  private func campaign(_ shard: Shard?) throws -> CheckResult {
    let player = FakePlayer()
    player.change = { order, outcome in
      let seed = order.seed ?? 0
      if seed % 5 == 0 { outcome.violate("no-header-jump") }
      if seed == 7 { outcome.violate("offsets-clamped", phase: .rest) }
    }
    var plan = CampaignPlan(firstSeed: 1, runs: 24, strategies: [player.strategies[0]])
    plan.shard = shard
    return try Campaign(plan: plan, player: player) { 0 }.run()
  }

  @Test func shardsAddUpToTheWhole() throws {
    let whole = try campaign(nil)
    let shards = try (1...4).map { try campaign(Shard(index: $0, count: 4)) }
    var merged = try #require(CheckResult.merged(shards))
    merged.findings.sort { ($0.seed ?? 0) < ($1.seed ?? 0) }
    #expect(merged == whole)
    #expect(merged.findings.map(\.seed) == [5, 7])
    #expect(merged.findings.map(\.count) == [4, 1])
  }

  @Test func oneResultIsItself() throws {
    #expect(CheckResult.merged([Samples.violated]) == Samples.violated)
    #expect(CheckResult.merged([]) == nil)
  }

  @Test func theWorstReasonToStopIsKept() throws {
    var limited = Samples.held
    limited.stopped = .limit
    var found = Samples.violated
    found.stopped = .findings
    #expect(CheckResult.merged([found, limited, Samples.held])?.stopped == .limit)
    #expect(CheckResult.merged([found, limited])?.exit == .violated)
  }

  @Test func coverageIsJudgedByTheSums() throws {
    var result = Samples.held
    result.coverage = [
      CoverageRow(strategy: "dumb-jump", name: "a", count: 0, of: 1, required: 0.5, counts: true)
    ]
    #expect(result.coverage[0].verdict == .undecided)
    let merged = try #require(CheckResult.merged(Array(repeating: result, count: 500)))
    #expect(merged.coverage.map(\.of) == [500])
    #expect(merged.coverage[0].verdict == .notMet)
    #expect(merged.exit == .inconclusive)
  }

  @Test func strategiesOfEitherAreKept() throws {
    var other = Samples.held
    other.strategies[0].name = "another"
    for index in other.invariants.indices { other.invariants[index].strategy = "another" }
    let merged = try #require(CheckResult.merged([Samples.violated, other]))
    #expect(merged.strategies.map(\.name) == ["dumb-jump", "another"])
    #expect(merged.strategies.map(\.findings) == [1, 0])
    #expect(merged.invariants.count == 6)
    #expect(merged.totals.runs == 120)
  }
}
