import Gestures
import Testing

@testable import NestCheck

@Suite struct CoverageTallyTests {
  func rows(
    _ runs: Int, reaching count: Int, on card: StrategyCard = .init(name: "a")
  ) -> [CoverageRow] {
    var tally = CoverageTally(card)
    for run in 0..<runs {
      var outcome = RunOutcome(script: Script())
      outcome.possibleMilestones = [.caughtCoast, .pageSwitch]
      outcome.milestones = run < count ? [.caughtCoast, .twoFingers] : []
      tally.add(outcome)
    }
    return tally.rows
  }

  @Test func countsOnlyWhatRunsCanReach() {
    let found = rows(100, reaching: 40)
    #expect(found.map(\.name) == ["a caught coast", "a page switch"])
    #expect(found.map(\.count) == [40, 0])
    #expect(found.map(\.of) == [100, 100])
  }

  @Test func decidesOnceThereAreEnoughRuns() {
    #expect(rows(100, reaching: 0)[1].verdict == .undecided)
    #expect(rows(10_000, reaching: 5_000).map(\.verdict) == [.met, .notMet])
    #expect(rows(10_000, reaching: 5_000)[0].low < 0.5)
    #expect(rows(10_000, reaching: 5_000)[0].high > 0.5)
  }

  @Test func doesNotCountForContainersThatAreThereToBeCaught() {
    let dumb = StrategyCard(name: "d", kind: .dumb)
    #expect(rows(10_000, reaching: 0, on: dumb).map(\.counts) == [false, false])
    var result = CheckResult(seed: 1)
    result.totals.runs = 10_000
    result.coverage = rows(10_000, reaching: 0, on: dumb)
    #expect(result.exit == .success)
    result.coverage = rows(10_000, reaching: 0)
    #expect(result.exit == .inconclusive)
  }
}
