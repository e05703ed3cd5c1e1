import Gestures
import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct CampaignShrinkingTests {
  let player = FakePlayer()

  func plan(runs: Int) -> CampaignPlan {
    CampaignPlan(firstSeed: 1, runs: runs, strategies: Array(player.strategies.prefix(1)))
  }

  @Test func completesAFindingBeforeItTellsOfItAndShrinksItAfterwards() throws {
    player.change = { $1.violate("offsets-clamped") }
    var campaign = Campaign(plan: plan(runs: 2), player: player) { 0 }
    var told: [String] = []
    campaign.complete = { $0.reproduce = "again" }
    campaign.shrinker = FindingShrinker(player: player)
    campaign.observe = { event in
      switch event {
      case .began, .played: break
      case .found(let finding): told.append("found \(finding.script.steps.count)")
      case .shrinking: told.append("shrinking")
      case .shrunk(let finding): told.append("shrunk \(finding.script.steps.count)")
      }
    }
    let result = try campaign.run()
    #expect(told == ["found 2", "shrinking", "shrunk 0"])
    let finding = try #require(result.findings.first)
    #expect(finding.reproduce == "again")
    #expect(finding.original?.script.steps.count == 2)
    #expect(finding.count == 2)
    #expect(finding.replayed == Finding.Replays(times: 3, of: 3))
  }

  @Test func keepsAViolationThatIsFirstInNoRunOnlyIfItShrinksToBeFirst() throws {
    player.change = { order, outcome in
      outcome.violate("no-header-jump", frame: 70)
      if !outcome.script.steps.isEmpty { outcome.violate("offsets-clamped", frame: 50) }
    }
    var campaign = Campaign(plan: plan(runs: 2), player: player) { 0 }
    campaign.shrinker = FindingShrinker(player: player)
    let result = try campaign.run()
    #expect(
      result.findings.map(\.identity.description) == [
        "three-layer/offsets-clamped/touch", "three-layer/no-header-jump/touch",
      ])
    #expect(result.findings.map(\.script.steps.count) == [1, 0])
    #expect(result.strategies.map(\.findings) == [2])
  }

  @Test func listsAFindingUnderTheOneThatItsScriptViolatesToo() throws {
    player.change = { order, outcome in
      let first: RunPhase = order.seed == 2 ? .rest : .touch
      outcome.violate("no-header-jump", frame: 50, phase: first)
      if order.seed == nil { outcome.violate("no-header-jump", frame: 50, phase: .touch) }
      if order.seed == 2 || outcome.script.scene.policies[.bounceTop] == "outer" {
        outcome.violate("offsets-clamped", frame: 40, phase: .rest)
      }
    }
    var campaign = Campaign(plan: plan(runs: 2), player: player) { 0 }
    campaign.shrinker = FindingShrinker(player: player)
    let result = try campaign.run()
    #expect(result.findings.map(\.identity.description) == ["three-layer/no-header-jump/touch"])
    #expect(
      result.findings.first?.listed.map(\.identity.description)
        == ["three-layer/offsets-clamped/rest"])
  }

  @Test func saysThatAFindingDoesNotShowAgain() throws {
    player.change = { order, outcome in
      if order.seed != nil { outcome.violate("no-header-jump") }
    }
    var campaign = Campaign(plan: plan(runs: 1), player: player) { 0 }
    campaign.shrinker = FindingShrinker(player: player)
    let result = try campaign.run()
    #expect(result.findings.map(\.isUnsteady) == [true])
    #expect(result.exit == .internalFault)
  }

  @Test func keepsTheRestAsFoundWhereItIsInterrupted() throws {
    player.change = { order, outcome in
      outcome.violate("no-header-jump", phase: order.seed == 2 ? .coast : .touch)
    }
    var campaign = Campaign(plan: plan(runs: 2), player: player) { 0 }
    campaign.shrinker = FindingShrinker(player: player)
    var isInterrupted = false
    campaign.isInterrupted = { isInterrupted }
    campaign.observe = { if case .shrunk = $0 { isInterrupted = true } }
    let result = try campaign.run()
    #expect(result.stopped == .interrupted)
    #expect(result.findings.map(\.script.steps.count) == [0, 2])
    #expect(result.exit == .interrupted)
  }
}
