import Testing
import Traces

@testable import Invariants

@Suite struct DragReversibleTests {
  @Test func aDragThereAndBackHolds() {
    var puppet = OneActiveScrollerTests.upwards()
    for _ in 0..<11 { puppet.move(33) }
    let verdict = puppet.verdict(DragReversible.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 8)
  }

  @Test func aHeaderThatComesBackFirstIsSeen() {
    var puppet = OneActiveScrollerTests.upwards()
    for _ in 0..<3 {
      puppet.finger.y += 33
      puppet.outer -= 33
      puppet.show([puppet.sample(.moved)])
    }
    #expect(puppet.verdict(OneActiveScroller.self).violation == nil)
    #expect(puppet.verdict(DragReversible.self).violation?.low == 200)
  }

  @Test func inAChainOfOneScrollerItCannotApply() {
    let puppet = Puppet { $0.chain = .single }
    #expect(puppet.verdict(DragReversible.self).canApply == false)
  }
}
