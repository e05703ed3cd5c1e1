import Testing
import Traces

@testable import Invariants

@Suite struct ContentReachableTests {
  static func atRest(_ change: (inout Puppet) -> Void) -> Verdict {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    change(&puppet)
    return puppet.verdict(ContentReachable.self)
  }

  @Test func aRangeThatBringsUpTheLastRowHolds() {
    let verdict = Self.atRest { _ in }
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
  }

  @Test func aListThatEndsShortIsSeen() {
    let verdict = Self.atRest { puppet in
      for i in puppet.frames.indices { puppet.frames[i].scrollers[2].boundsHeight += 60 }
    }
    #expect(
      verdict.violation?.message
        == "all scrolled, the last row of page 1 ends at 904 pt, 60 pt too low")
  }
}
