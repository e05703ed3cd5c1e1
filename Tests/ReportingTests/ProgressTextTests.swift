import NestCheck
import Reporting
import RunFakes
import Testing

@MainActor @Suite struct ProgressTextTests {
  func line(runs: Int?, clock: Double, finds: Bool = false) throws -> String {
    let player = FakePlayer()
    if finds { player.change = { $1.violate("no-header-jump") } }
    var plan = CampaignPlan(firstSeed: 1, runs: runs, strategies: [player.strategies[0]])
    plan.budgetSeconds = runs == nil ? clock : nil
    var lines: [String] = []
    var ticks = [0.0][...]
    var campaign = Campaign(plan: plan, player: player) { ticks.popFirst() ?? clock / 2 }
    campaign.isInterrupted = { player.orders.count == 4 }
    campaign.observe = { if case .played(let run) = $0 { lines.append(ProgressText.line(run)) } }
    _ = try campaign.run()
    return lines.last ?? ""
  }

  @Test func saysHowMuchIsLeft() throws {
    #expect(try line(runs: 16, clock: 8) == "4 of 16 runs, 100 frames/s, 12 s left")
  }

  @Test func saysWhatWasFound() throws {
    #expect(
      try line(runs: 16, clock: 8, finds: true)
        == "4 of 16 runs, 1 finding, 100 frames/s, 12 s left")
  }

  @Test func knowsNoEndWhereTimeDecides() throws {
    #expect(try line(runs: nil, clock: 8) == "4 runs, 100 frames/s")
  }
}
