import Testing
import Traces

@testable import Invariants

@Suite struct HeaderTouchDoesNotPageTests {
  static func swipe(pages: Double, _ change: (inout SceneFacts) -> Void = { _ in }) -> Puppet {
    var puppet = Puppet(change)
    puppet.region = .header
    puppet.downAtRest(at: 100)
    for _ in 0..<4 { puppet.swipe(-30, pages: pages) }
    puppet.leave()
    return puppet
  }

  @Test func pagesThatStandHold() {
    let verdict = Self.swipe(pages: 0).verdict(HeaderTouchDoesNotPage.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 5)
  }

  @Test func pagesThatMoveAreSeen() {
    let violation = Self.swipe(pages: 25).verdict(HeaderTouchDoesNotPage.self).violation
    #expect(violation?.actual == 25)
  }

  @Test func whereAPanOnTheHeaderPagesItCannotApply() {
    let puppet = Self.swipe(pages: 25) { $0.policies.headerPan = .pages }
    #expect(puppet.verdict(HeaderTouchDoesNotPage.self).canApply == false)
    #expect(puppet.verdict(HeaderTouchDoesNotPage.self).applied == 0)
  }
}
