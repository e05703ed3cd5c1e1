import Testing
import Traces

@testable import Invariants

@Suite struct PagingDirectionTests {
  @Test func aWayStraightToThePageHolds() {
    var puppet = Puppet()
    puppet.tap(2)
    puppet.page(by: Array(repeating: 39, count: 20))
    puppet.rest(4)
    let verdict = puppet.verdict(PagingDirection.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 20)
  }

  @Test(arguments: [[-20.0, 39], [390, 39, -39]]) func awayFromThePageIsSeen(steps: [Double]) {
    var puppet = Puppet()
    puppet.tap(1)
    puppet.page(by: steps)
    let violation = puppet.verdict(PagingDirection.self).violation
    #expect(violation?.actual == max(-steps[0], 0) + (steps[0] > 0 ? steps[1] : 0))
  }
}
