import Testing

@testable import NestCheck

@Suite struct RunQueueTests {
  func runs(_ plan: CampaignPlan, atMost most: Int = 100) -> [String] {
    var queue = RunQueue(plan)
    var runs: [String] = []
    while let next = queue.first, runs.count < most {
      runs.append("\(next.run.number) \(next.run.seed) \(next.run.strategy) \(next.strategy)")
      queue.removeFirst()
    }
    return runs
  }

  @Test func takesEachSeedOnEveryStrategy() {
    let cards = [StrategyCard(name: "a"), StrategyCard(name: "b")]
    let plan = CampaignPlan(firstSeed: .max, runs: 2, strategies: cards)
    #expect(
      runs(plan) == [
        "0 \(UInt64.max) a 0", "0 \(UInt64.max) b 1", "1 0 a 0", "1 0 b 1",
      ])
  }

  @Test func takesEveryFourthRunOfAShard() {
    var plan = CampaignPlan(firstSeed: 10, runs: 9, strategies: [StrategyCard(name: "a")])
    plan.shard = Shard(index: 1, count: 4)
    #expect(runs(plan) == ["0 10 a 0", "4 14 a 0", "8 18 a 0"])
    plan.runs = nil
    #expect(runs(plan, atMost: 50).count == 50)
  }

  @Test func hasNoneWithoutAStrategy() {
    #expect(runs(CampaignPlan(firstSeed: 1, runs: 5, strategies: [])) == [])
  }
}
