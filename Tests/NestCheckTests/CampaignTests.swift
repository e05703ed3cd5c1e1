import NestCheck
import RunFakes
import Testing
import Traces

@MainActor @Suite struct CampaignTests {
  let player = FakePlayer()

  func plan(runs: Int?, seed: UInt64 = 1, strategies: Int = 1) -> CampaignPlan {
    CampaignPlan(
      firstSeed: seed, runs: runs, strategies: Array(player.strategies.prefix(strategies)))
  }

  func run(_ plan: CampaignPlan, clock: [Double] = []) throws -> CheckResult {
    var ticks = clock[...]
    var last = 0.0
    return try Campaign(plan: plan, player: player) {
      last = ticks.popFirst() ?? last
      return last
    }.run()
  }

  @Test func playsEachSeedOnEachStrategyBeforeTheNext() throws {
    let result = try run(plan(runs: 3, seed: .max, strategies: 2))
    let played = player.orders.map { "\($0.seed ?? 7) \($0.strategy)" }
    let seeds = [UInt64.max, 0, 1]
    #expect(played == seeds.flatMap { ["\($0) three-layer", "\($0) null-nested"] })
    #expect(result.stopped == .completed)
    #expect(result.totals.seeds == 3)
    #expect(result.totals.runs == 6)
    #expect(result.totals.gestures == 12)
    #expect(result.totals.frames == 600)
    #expect(result.exit == .success)
  }

  @Test func sumsTheHashesOfTheRuns() throws {
    let result = try run(plan(runs: 2, seed: 5))
    var expected = CampaignFingerprint()
    expected.add(seed: 5, strategy: "three-layer", run: 1005)
    expected.add(seed: 6, strategy: "three-layer", run: 1006)
    #expect(result.fingerprint == expected.value)
    #expect(result.strategies.map(\.fingerprint) == [expected.value])
  }

  @Test func shardsAddUpToTheWhole() throws {
    let whole = try run(plan(runs: 11, strategies: 2))
    var sum: UInt64 = 0
    var runs = 0
    for index in 1...4 {
      var part = plan(runs: 11, strategies: 2)
      part.shard = Shard(index: index, count: 4)
      let result = try run(part)
      #expect(result.shard == part.shard)
      sum &+= result.fingerprint
      runs += result.totals.runs
    }
    #expect(sum == whole.fingerprint)
    #expect(runs == whole.totals.runs)
  }

  @Test func beginsNoRunAfterItsBudget() throws {
    var plan = plan(runs: nil)
    plan.budgetSeconds = 10
    let result = try run(plan, clock: [0, 1, 2, 9.9, 12, 12, 12])
    #expect(result.stopped == .budget)
    #expect(result.totals.runs == 2)
    #expect(result.exit == .success)
    #expect(result.seconds == 12)
  }

  @Test func isInconclusiveAtItsLimit() throws {
    var plan = plan(runs: 50)
    plan.limitSeconds = 10
    let result = try run(plan, clock: [0, 1, 11, 11, 11])
    #expect(result.stopped == .limit)
    #expect(result.totals.runs == 1)
    #expect(result.exit == .inconclusive)
  }

  @Test func isInconclusiveWithoutARun() throws {
    var part = plan(runs: 1)
    part.shard = Shard(index: 2, count: 2)
    let result = try run(part)
    #expect(result.totals.runs == 0)
    #expect(result.exit == .inconclusive)
  }

  @Test func endsWhenInterruptedAndKeepsWhatItHas() throws {
    player.change = { $1.violate("no-header-jump") }
    var campaign = Campaign(plan: plan(runs: 50), player: player) { 0 }
    campaign.isInterrupted = { [player] in player.orders.count == 3 }
    let result = try campaign.run()
    #expect(result.stopped == .interrupted)
    #expect(result.totals.runs == 3)
    #expect(result.findings.map(\.count) == [3])
    #expect(result.exit == .interrupted)
  }

  @Test func stopsAfterEnoughIdentities() throws {
    player.change = { order, outcome in
      let phases = RunPhase.allCases
      outcome.violate("no-header-jump", phase: phases[Int(order.seed ?? 0) % phases.count])
    }
    var plan = plan(runs: 50)
    plan.maxFindings = 3
    let result = try run(plan)
    #expect(result.stopped == .findings)
    #expect(result.totals.runs == 3)
    #expect(result.findings.count == 3)
    #expect(result.exit == .violated)
  }

  @Test func tellsOfEachRunWithWhatItHasComeTo() throws {
    var campaign = Campaign(plan: plan(runs: 2, strategies: 2), player: player) { 0 }
    var lines: [String] = []
    campaign.observe = { event in
      switch event {
      case .began(let run): lines.append("began \(run.number) \(run.strategy)")
      case .played(let played):
        lines.append("played \(played.totals.runs) of \(played.runsPlanned ?? 0)")
      case .found, .shrinking, .shrunk: lines.append("found")
      }
    }
    _ = try campaign.run()
    #expect(
      lines == [
        "began 0 three-layer", "played 1 of 4", "began 0 null-nested", "played 2 of 4",
        "began 1 three-layer", "played 3 of 4", "began 1 null-nested", "played 4 of 4",
      ])
  }

  @Test func handsInvariantsAndAssumptionsToThePlayer() throws {
    var plan = plan(runs: 1)
    plan.invariants = ["offsets-clamped"]
    plan.assumptions.panOrder = .reverse
    let result = try run(plan)
    #expect(
      player.orders == [
        RunOrder(
          strategy: "three-layer", act: .seed(1, plan.assumptions),
          invariants: ["offsets-clamped"])
      ])
    #expect(result.invariants.map(\.name) == ["offsets-clamped"])
  }

  @Test func refusesAStrategyThatDoesNotExist() {
    let plan = CampaignPlan(firstSeed: 1, runs: 1, strategies: [StrategyCard(name: "none")])
    #expect(throws: RunFailure.unknownStrategy("none")) { try run(plan) }
  }
}
