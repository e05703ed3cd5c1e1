import Testing
import Traces

@testable import Invariants

@Suite struct SelectionOnceTests {
  static func swipe(then steps: [Double]) -> Puppet {
    var puppet = Puppet()
    puppet.downAtRest()
    for _ in 0..<4 { puppet.swipe(-30, pages: 25) }
    puppet.leave(rest: 0)
    puppet.page(by: steps)
    puppet.rest(4)
    return puppet
  }

  @Test func oneSwipeTurnsOnePage() {
    let verdict = Self.swipe(then: [100, 100, 90]).verdict(SelectionOnce.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 2)
  }

  @Test func oneSwipeThatTurnsTwoIsSeen() {
    let steps = [100.0, 100, 90, 100, 100, 100, 90]
    let violation = Self.swipe(then: steps).verdict(SelectionOnce.self).violation
    #expect(violation?.message == "after a swipe the selected page changed 2 times")
  }

  @Test func aSelectionThatIsToldTwiceIsSeen() {
    for count in [1, 2] {
      var puppet = Self.swipe(then: [100, 100, 90])
      let last = puppet.frames.count - 3
      puppet.frames[last].callbacks = ContiguousArray(
        repeating: CallbackRecord(kind: .didSelect, scroller: 1, depth: 0), count: count)
      #expect((puppet.verdict(SelectionOnce.self).violation != nil) == (count == 2))
    }
  }
}
