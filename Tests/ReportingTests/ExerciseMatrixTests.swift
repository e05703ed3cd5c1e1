import NestCheck
import RunFakes
import Testing

@testable import Reporting

@MainActor @Suite struct ExerciseMatrixTests {
  private func matrix() throws -> ExerciseMatrix {
    let player = FakePlayer()
    player.change = { order, outcome in
      outcome.verdicts[1].canApply = false
      outcome.verdicts[1].applied = 0
      if order.seed == 4 { outcome.violate("no-header-jump") }
    }
    let card = player.strategies[0]
    let plan = CampaignPlan(firstSeed: 1, runs: 5, strategies: [card])
    return ExerciseMatrix(card, try Campaign(plan: plan, player: player) { 0 }.run())
  }

  @Test func hasARowForEachDeclaredValueOptionsFirst() throws {
    let rows = try matrix().rows.map { "\($0.kind) \($0.name) \($0.value) \($0.runs)" }
    #expect(
      rows == [
        "option cover half-speed 5", "option cover still 0", "policy bounce-top outer 2",
        "policy bounce-top list 3", "policy other-pages keep 5", "policy other-pages reset 0",
      ])
  }

  @Test func tellsWhatCannotApplyFromWhatWasNeverPlayed() throws {
    let matrix = try matrix()
    #expect(matrix.invariants.map(\.canApply) == [true, false])
    #expect(matrix.rows[3].exercise.map(\.applied) == [120, 0])
    #expect(matrix.rows[3].exercise.map(\.canApply) == [true, false])
    #expect(matrix.rows[1].exercise == [])
    #expect(matrix.violated == 1)
  }

  @Test func aStrategyThatWasNotPlayedHasNothingToShow() {
    let matrix = ExerciseMatrix(StrategyCard(name: "another"), Samples.held)
    #expect(matrix.runs == 0)
    #expect(matrix.invariants == [])
  }
}
