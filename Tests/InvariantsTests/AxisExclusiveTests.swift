import Testing
import Traces

@testable import Invariants

@Suite struct AxisExclusiveTests {
  @Test func aPerfectDragHolds() {
    let verdict = OneActiveScrollerTests.upwards().verdict(AxisExclusive.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 8)
  }

  @Test func pagesThatDriftInAVerticalDragAreSeen() {
    var puppet = Puppet()
    puppet.drag(-33, moves: 3)
    for _ in 0..<2 {
      puppet.pager += 0.1
      puppet.move(-33)
    }
    let violation = puppet.verdict(AxisExclusive.self).violation
    #expect(violation?.frame == puppet.frames.count - 1)
    #expect(puppet.violated == [AxisExclusive.name])
  }

  @Test func aSidewaysDragLeavesTheContentWhereItIs() {
    for travel in [0.0, 5] {
      var puppet = Puppet()
      puppet.downAtRest()
      for _ in 0..<3 { puppet.swipe(-30, pages: 25) }
      puppet.outer += travel
      puppet.swipe(-30, pages: 25)
      let verdict = puppet.verdict(AxisExclusive.self)
      #expect((verdict.violation != nil) == (travel > 0))
      #expect(verdict.applied >= 2)
    }
  }

  @Test func whereBothAxesMayMoveOnlyASteepDragKeepsToOne() {
    for across in [0.0, -20] {
      var puppet = Puppet { $0.policies.diagonalDrag = .bothAxes }
      puppet.down()
      puppet.finger.x += across
      puppet.place = 0
      puppet.move(-33, takenOff: -10)
      for _ in 0..<3 { puppet.move(-33) }
      let applied = puppet.verdict(AxisExclusive.self).applied
      #expect((applied > 0) == (across == 0))
    }
  }
}
