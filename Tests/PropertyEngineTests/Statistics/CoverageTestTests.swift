import PropertyEngine
import Testing

@Suite struct CoverageTestTests {
  private let test = CoverageTest(required: 0.05)

  /// Runs with a true share until there is a verdict; returns it and the number of runs.
  private func decide(share: UInt64, of whole: UInt64, seed: UInt64) -> CoverageTest.Verdict {
    var (random, count, runs) = (SplittableRandom(seed: seed), 0, 0)
    while runs < 200_000 {
      runs += 1
      if random.chance(share, of: whole) { count += 1 }
      guard CoverageTest.isDue(after: runs) else { continue }
      let verdict = test.verdict(count: count, of: runs)
      if verdict != .undecided { return verdict }
    }
    return .undecided
  }

  @Test func whatNeverHappensIsNotMetAfterEnoughRuns() {
    #expect(test.verdict(count: 0, of: 0) == .undecided)
    #expect(test.verdict(count: 0, of: 700) == .undecided)
    #expect(test.verdict(count: 0, of: 800) == .notMet)
  }

  @Test func whatAlwaysHappensIsMetSoon() {
    #expect(test.verdict(count: 100, of: 100) == .met)
    #expect(test.verdict(count: 1, of: 1) == .undecided)
  }

  @Test func verdictsAreRight() {
    for seed in 0..<UInt64(10) {
      #expect(decide(share: 8, of: 100, seed: seed) == .met)
      #expect(decide(share: 3, of: 100, seed: seed) == .notMet)
    }
  }

  @Test func aShareAtTheRequirementIsDecidedThanksToTheTolerance() {
    for seed in 0..<UInt64(3) { #expect(decide(share: 5, of: 100, seed: seed) != .notMet) }
  }

  @Test func looksAreDueWhenTheNumberOfRunsHasDoubled() {
    #expect((1...2000).filter(CoverageTest.isDue) == [100, 200, 400, 800, 1600])
  }
}
