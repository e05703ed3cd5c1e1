import Testing
import Traces

@testable import Invariants

@Suite struct ContinuousHandOffTests {
  /// A fling through the hand-over at 200 points.
  static func fling() -> (puppet: Puppet, handOver: Int) {
    var puppet = Puppet()
    puppet.drag(-33, moves: 5)
    puppet.lift()
    let handOver = puppet.frames.firstIndex { $0.scrollers[0].offset.y >= 200 } ?? 0
    return (puppet, handOver)
  }

  @Test func aCoastThatGoesOnHolds() {
    let verdict = Self.fling().puppet.verdict(ContinuousHandOff.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 3)
  }

  @Test func aCoastThatSticksIsSeenInTheFrameAfter() {
    var (puppet, handOver) = Self.fling()
    puppet.freeze(from: handOver)
    let violation = puppet.verdict(ContinuousHandOff.self).violation
    #expect(violation?.frame == handOver + 1)
    #expect(violation?.actual == 0)
  }

  @Test func whereNothingIsHandedOverItCannotApply() {
    let puppet = Puppet { $0.policies.handOver = .none }
    #expect(puppet.verdict(ContinuousHandOff.self).canApply == false)
  }
}
