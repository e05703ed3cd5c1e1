import Testing
import Traces

@testable import Invariants

@Suite struct CancelRestoresTests {
  @Test func aLegalRestHolds() {
    var puppet = Puppet()
    puppet.drag(-33, moves: 3)
    puppet.leave(.cancelled)
    let verdict = puppet.verdict(CancelRestores.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
  }

  @Test func pagesThatRestBetweenTwoAreSeen() {
    var puppet = Puppet()
    puppet.downAtRest()
    for _ in 0..<4 { puppet.swipe(-30, pages: 25) }
    puppet.leave(.cancelled)
    let violation = puppet.verdict(CancelRestores.self).violation
    #expect(violation?.unit == "pages")
    #expect(violation?.low == 0)
  }

  @Test func aSheetThatRestsBetweenItsDetentsIsSeen() {
    var puppet = SheetPuppet()
    puppet.down()
    for index in 0..<4 { puppet.move(-40, takenOff: index == 0 ? -10 : 0) }
    let last = puppet.frames.count
    puppet.lift()
    puppet.frames[last].touches[0].phase = .cancelled
    puppet.run(4)
    #expect(puppet.verdict(CancelRestores.self).violation?.low == 422)
  }

  @Test func whatHasNotComeToRestIsUndecided() {
    var puppet = Puppet()
    puppet.drag(-33, moves: 3)
    puppet.leave(.cancelled, rest: 0)
    #expect(puppet.verdict(CancelRestores.self).undecided == 1)
  }

  @Test func whatMovesForeverIsSeen() {
    var puppet = Puppet()
    puppet.drag(-33, moves: 3)
    puppet.leave(.cancelled, rest: 0)
    puppet.page(by: Array(repeating: 0.5, count: 320))
    #expect(puppet.verdict(CancelRestores.self).violation?.unit == "ms")
  }
}
