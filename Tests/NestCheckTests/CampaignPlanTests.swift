import NestCheck
import Testing

@Suite struct CampaignPlanTests {
  @Test func seedsCountUpModulo64Bits() {
    let plan = CampaignPlan(firstSeed: .max - 1, runs: 4, strategies: [])
    #expect((0..<4).map(plan.seed) == [.max - 1, .max, 0, 1])
  }

  @Test func shardsShareAllRuns() {
    for runs in 0...20 {
      for count in 1...7 {
        let shares = (1...count).map { index in
          var plan = CampaignPlan(firstSeed: 1, runs: runs, strategies: [])
          plan.shard = Shard(index: index, count: count)
          return plan.seedsToPlay ?? -1
        }
        let expected = (0..<count).map { part in (0..<runs).count { $0 % count == part } }
        #expect(shares == expected)
      }
    }
  }

  @Test func timeDecidesWhereNoNumberIsGiven() {
    #expect(CampaignPlan(firstSeed: 1, runs: nil, strategies: []).seedsToPlay == nil)
  }
}
