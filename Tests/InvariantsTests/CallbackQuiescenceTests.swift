import Testing
import Traces

@testable import Invariants

@Suite struct CallbackQuiescenceTests {
  static func quiet(_ change: (inout Frame) -> Void) -> Verdict {
    var puppet = Puppet()
    puppet.rest(5)
    change(&puppet.frames[5])
    return puppet.verdict(CallbackQuiescence.self)
  }

  static func write(_ author: WriteRecord.Author) -> WriteRecord {
    WriteRecord(target: 2, property: .offset, author: author, x: 0, y: 0)
  }

  @Test func silenceAtRestHoldsAndAWriteOfTheContainerDoesNot() {
    #expect(Self.quiet { _ in }.violation == nil)
    #expect(Self.quiet { $0.writes = [Self.write(.physics)] }.violation == nil)
    #expect(
      Self.quiet { $0.writes = [Self.write(.container)] }.violation?.message
        == "the container writes 1 times in a frame at rest")
  }

  @Test func eightWritesInAFrameOfADragAreMany() {
    for (count, isSeen) in [(8, false), (9, true)] {
      var puppet = Puppet()
      puppet.drag(-14, moves: 3)
      puppet.frames[3].writes = ContiguousArray(
        repeating: Self.write(.container), count: count)
      #expect((puppet.verdict(CallbackQuiescence.self).violation != nil) == isSeen)
    }
  }

  @Test func fiveCallbacksDeepIsTooDeep() {
    for (depth, isSeen) in [(4, false), (5, true)] {
      let verdict = Self.quiet {
        $0.callbacks = [CallbackRecord(kind: .didScroll, scroller: 2, depth: depth)]
      }
      #expect((verdict.violation != nil) == isSeen)
    }
  }
}
