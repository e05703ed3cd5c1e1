import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct CampaignTallyTests {
  let player = FakePlayer()

  func outcome(_ seed: UInt64, _ change: (inout RunOutcome) -> Void = { _ in }) throws -> RunOutcome
  {
    let order = RunOrder(strategy: "three-layer", act: .seed(seed, .init()))
    var outcome = try player.play(order, recorder: nil)
    change(&outcome)
    return outcome
  }

  @Test func sumsWhatEachInvariantSaid() throws {
    var tally = CampaignTally(
      plan: CampaignPlan(firstSeed: 1, runs: 2, strategies: [player.strategies[0]]))
    _ = tally.add(try outcome(1), strategy: 0, seed: 1)
    _ = tally.add(try outcome(2) { $0.violate("offsets-clamped") }, strategy: 0, seed: 2)
    let result = tally.finished(.completed, seconds: 2)
    #expect(result.invariants.map(\.name) == ["no-header-jump", "offsets-clamped"])
    #expect(result.invariants.map(\.applied) == [80, 80])
    #expect(result.invariants.map(\.undecided) == [2, 2])
    #expect(result.invariants.map(\.violated) == [0, 1])
    #expect(result.framesPerSecond == 100)
  }

  @Test func theLowestRunStandsForAnIdentity() throws {
    var tally = CampaignTally(
      plan: CampaignPlan(firstSeed: 1, runs: 3, strategies: [player.strategies[0]]))
    let found = try [4, 5, 6].map { (seed: UInt64) in
      tally.add(try outcome(seed) { $0.violate("no-header-jump") }, strategy: 0, seed: seed)
    }
    #expect(found == [0, nil, nil])
    let finding = try #require(tally.result.findings.first)
    #expect(finding.seed == 4)
    #expect(finding.count == 3)
    #expect(tally.result.strategies[0].findings == 1)
  }

  @Test func aRunIsOneFindingAndNamesWhatElseItViolates() throws {
    var tally = CampaignTally(
      plan: CampaignPlan(firstSeed: 1, runs: 1, strategies: [player.strategies[0]]))
    let both = try outcome(1) {
      $0.violate("no-header-jump", frame: 60, phase: .coast)
      $0.violate("offsets-clamped", frame: 59, phase: .bounce)
    }
    _ = tally.add(both, strategy: 0, seed: 1)
    #expect(
      tally.result.findings.map(\.identity.description)
        == ["three-layer/offsets-clamped/bounce"])
    #expect(tally.result.findings.map(\.alsoViolates) == [["no-header-jump"]])
    #expect(tally.finished(.completed, seconds: 0).invariants.map(\.violated) == [1, 1])
  }
}
