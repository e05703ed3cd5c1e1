import Testing
import Traces

@testable import Invariants

@Suite struct CoupledStateTests {
  @Test func aListThatScrollsOnceTheHeaderHasCollapsedHolds() {
    var puppet = Puppet()
    puppet.drag(-30, moves: 12)
    puppet.lift()
    let verdict = puppet.verdict(CoupledState.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 10)
  }

  @Test func aListThatScrollsBelowAShownHeaderIsSeen() {
    var puppet = Puppet()
    puppet.drag(-10, moves: 4)
    for y in [10.0, 20, 30] {
      puppet.lists[0] = y
      puppet.show([puppet.sample(.moved)])
    }
    let message = puppet.verdict(CoupledState.self).violation?.message
    #expect(
      message == "the list of page 1 scrolls on while 170 pt of the header can still collapse")
  }

  @Test func itIsNoClaimWhereNothingIsHandedOver() {
    let puppet = Puppet { $0.policies.handOver = .none }
    #expect(!puppet.verdict(CoupledState.self).canApply)
  }
}
