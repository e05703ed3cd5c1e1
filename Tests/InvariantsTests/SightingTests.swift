import Testing
import Traces

@testable import Invariants

@Suite struct SightingTests {
  /// Whether the header is seen as lifted, frame by frame, with these hosts.
  func lifted(_ hosts: [Int]) -> [Bool] {
    let puppet = Puppet()
    var lookout = Lookout(puppet.facts)
    return hosts.map { host in
      var frame = puppet.frames[0]
      frame.headerHost = host
      return lookout.look(at: frame).isLifted
    }
  }

  @Test func aHeaderIsLiftedOnThePagerAfterAListCarriedIt() {
    let (outer, pager, list, other) = (0, 1, 2, 3)
    #expect(lifted([pager, pager]) == [false, false])
    #expect(lifted([list, pager, pager, other]) == [false, true, true, false])
    #expect(lifted([list, -1, outer]) == [false, false, false])
  }
}
