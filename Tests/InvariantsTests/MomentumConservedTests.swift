import Testing
import Traces

@testable import Invariants

@Suite struct MomentumConservedTests {
  @Test func aCoastThatComesToRestByItselfHolds() {
    let verdict = ContinuousHandOffTests.fling().puppet.verdict(MomentumConserved.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
    #expect(verdict.undecided == 0)
  }

  @Test func aFlingThatEndsAtTheThresholdIsSeen() {
    var (puppet, handOver) = ContinuousHandOffTests.fling()
    puppet.freeze(from: handOver)
    let violation = puppet.verdict(MomentumConserved.self).violation
    #expect(violation?.actual == 0)
    #expect(violation?.phase == .rest)
  }

  @Test func whatHasNotComeToRestIsUndecided() {
    var (puppet, handOver) = ContinuousHandOffTests.fling()
    puppet.frames.removeSubrange((handOver + 3)...)
    #expect(puppet.verdict(MomentumConserved.self).undecided == 1)
    puppet.show([puppet.sample(.began)])
    #expect(puppet.verdict(MomentumConserved.self).undecided == 0)
  }
}
