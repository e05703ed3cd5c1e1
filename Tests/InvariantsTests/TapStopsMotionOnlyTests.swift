import Testing
import Traces

@testable import Invariants

@Suite struct TapStopsMotionOnlyTests {
  static func tap(pages: Double) -> Puppet {
    var puppet = Puppet()
    puppet.outerFlags = [.decelerating]
    puppet.rest(3)
    puppet.outerFlags = []
    puppet.down()
    puppet.leave(rest: 3)
    puppet.page(by: Array(repeating: pages, count: 9))
    return puppet
  }

  @Test func pagesThatStandHold() {
    let verdict = Self.tap(pages: 0).verdict(TapStopsMotionOnly.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
  }

  @Test func aPageThatIsTurnedIsSeen() {
    #expect(Self.tap(pages: 20).verdict(TapStopsMotionOnly.self).violation?.actual == 20)
  }

  @Test func aTapThatStopsNothingShowsNothing() {
    var puppet = Puppet()
    puppet.downAtRest()
    puppet.leave(rest: 12)
    #expect(puppet.verdict(TapStopsMotionOnly.self).applied == 0)
  }
}
