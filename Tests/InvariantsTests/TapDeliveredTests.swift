import Testing
import Traces

@testable import Invariants

@Suite struct TapDeliveredTests {
  @Test func thePageThatComesHolds() {
    var puppet = Puppet()
    puppet.tap(2)
    puppet.page(by: Array(repeating: 39, count: 20))
    let verdict = puppet.verdict(TapDelivered.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
  }

  @Test func thePageThatDoesNotComeIsSeen() {
    var puppet = Puppet()
    puppet.tap(2)
    #expect(puppet.verdict(TapDelivered.self).undecided == 1)
    puppet.rest(80)
    let violation = puppet.verdict(TapDelivered.self).violation
    #expect(violation?.low == 2)
    #expect(violation?.actual == 0)
  }

  @Test func anotherFingerEndsTheObligation() {
    var puppet = Puppet()
    puppet.tap(2)
    puppet.rest(2)
    puppet.down()
    puppet.rest(90)
    #expect(puppet.verdict(TapDelivered.self).violation == nil)
    #expect(puppet.verdict(TapDelivered.self).undecided == 0)
  }
}
