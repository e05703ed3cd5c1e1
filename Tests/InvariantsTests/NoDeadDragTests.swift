import Testing
import Traces

@testable import Invariants

@Suite struct NoDeadDragTests {
  @Test func aPerfectDragHolds() {
    let verdict = OneActiveScrollerTests.upwards().verdict(NoDeadDrag.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 8)
  }

  @Test(arguments: [1, 2]) func oneDeadFrameMayBeAShortHandOverAndTwoAreSeen(frames: Int) {
    var puppet = Puppet()
    puppet.drag(-33, moves: 3)
    for _ in 0..<frames {
      puppet.finger.y -= 33
      puppet.show([puppet.sample(.moved)])
    }
    let verdict = puppet.verdict(NoDeadDrag.self)
    #expect((verdict.violation != nil) == (frames == 2))
    #expect(verdict.violation.map { $0.low == 66 } ?? true)
  }

  @Test func atAHardEndNothingHasToMove() {
    var puppet = Puppet { $0.policies.bounceTop = .none }
    puppet.drag(33, moves: 6, at: 100)
    for index in puppet.frames.indices { puppet.frames[index].scrollers[0].flags = [] }
    puppet.freeze(from: 1)
    #expect(puppet.verdict(NoDeadDrag.self).violation == nil)
  }

  @Test(arguments: [true, false]) func aSidewaysDragMovesThePages(isDead: Bool) {
    var puppet = Puppet()
    puppet.downAtRest()
    for _ in 0..<4 { puppet.swipe(-30, pages: isDead ? 0 : 25) }
    let verdict = puppet.verdict(NoDeadDrag.self)
    #expect((verdict.violation != nil) == isDead)
    #expect(verdict.applied > 0)
  }

  @Test func whereThereIsNoNeighbourNothingHasToMove() {
    var puppet = Puppet()
    puppet.downAtRest()
    for _ in 0..<4 { puppet.swipe(30, pages: 0) }
    #expect(puppet.verdict(NoDeadDrag.self).applied == 0)
  }
}
