import Testing
import Traces

@testable import Invariants

@Suite struct HoldStopsMotionTests {
  @Test(arguments: [true, false]) func aSheetStandsUnderAFingerThatCaughtIt(isCaught: Bool) {
    var puppet = SheetPuppet()
    puppet.down()
    for index in 0..<4 { puppet.move(-40, takenOff: index == 0 ? -10 : 0) }
    puppet.lift(to: 422)
    puppet.run(4)
    if isCaught { puppet.catchIt() } else { puppet.down() }
    puppet.run(3)
    let verdict = puppet.verdict(HoldStopsMotion.self)
    #expect((verdict.violation != nil) == !isCaught)
    #expect(verdict.applied == 3)
  }

  @Test func aFingerOnWhatIsAtRestShowsNothing() {
    var puppet = Puppet()
    puppet.downAtRest()
    puppet.rest(5)
    #expect(puppet.verdict(HoldStopsMotion.self).applied == 0)
  }

  @Test func pagesThatGoOnUnderAFingerAreSeen() {
    var puppet = Puppet()
    puppet.pagerFlags = [.decelerating]
    puppet.page(by: [20, 20])
    puppet.pagerFlags = []
    puppet.down()
    puppet.page(by: [20])
    #expect(puppet.verdict(HoldStopsMotion.self).violation?.actual == 20)
  }
}
