import Testing
import Traces

@testable import Invariants

@Suite struct SettleDirectionTests {
  /// A sheet that is thrown up between its places at 422 and 650.
  static func thrown(to place: Double) -> SheetPuppet {
    var puppet = SheetPuppet()
    puppet.down()
    for index in 0..<5 { puppet.move(-35, takenOff: index == 0 ? -10 : 0) }
    puppet.lift(to: place)
    puppet.run(30)
    return puppet
  }

  @Test func onTheSideToWhichItWasThrownHolds() {
    for place in [60.0, 422] {
      let verdict = Self.thrown(to: place).verdict(SettleDirection.self)
      #expect(verdict.violation == nil)
      #expect(verdict.applied == 1)
    }
  }

  @Test func onTheOtherSideIsSeen() {
    let violation = Self.thrown(to: 650).verdict(SettleDirection.self).violation
    #expect(violation?.actual == 650)
  }

  @Test func pagesThatGoBackAreSeenUnlessThatIsNearer() {
    for (steps, isSeen) in [([-100.0, -100, -75], true), ([60, 55], false)] {
      var puppet = Puppet()
      puppet.downAtRest()
      for _ in 0..<5 { puppet.swipe(-60, pages: 55) }
      puppet.leave(rest: 0)
      puppet.page(by: steps)
      puppet.rest(4)
      let verdict = puppet.verdict(SettleDirection.self)
      #expect((verdict.violation != nil) == isSeen)
      #expect(verdict.applied == 1)
    }
  }
}
