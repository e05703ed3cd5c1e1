import Testing
import Traces

@testable import Invariants

@Suite struct EdgePopDoesNotScrollTests {
  /// A pan from the edge, in whose third frame something moves.
  static func popped(_ change: (inout Puppet) -> Void = { _ in }) -> Verdict {
    var puppet = Puppet()
    puppet.rest(3)
    puppet.down()
    puppet.show([puppet.sample(.moved)], event: EventRecord(kind: .edgePanBegan, value: 0))
    puppet.show([puppet.sample(.moved)])
    change(&puppet)
    puppet.show([puppet.sample(.moved)])
    return puppet.verdict(EdgePopDoesNotScroll.self)
  }

  @Test func aPageThatStandsStillHolds() {
    #expect(Self.popped().violation == nil)
    #expect(Self.popped().applied == 2)
  }

  @Test func rowsAndPagesThatMoveAreSeen() {
    #expect(
      Self.popped { $0.pager = 40 }.violation?.message
        == "the pages went 40 pt on under a pan from the edge")
    #expect(
      Self.popped { $0.lists[0] = 40 }.violation?.message
        == "the rows went 40 pt on under a pan from the edge")
  }
}
