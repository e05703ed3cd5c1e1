import Testing
import Traces

@testable import Invariants

@Suite struct LayoutIdempotentTests {
  /// One more layout at rest, with a change in its frame.
  static func laidOut(_ change: (inout Frame) -> Void = { _ in }) -> Verdict {
    var puppet = Puppet()
    puppet.rest(4)
    puppet.show(event: EventRecord(kind: .relayout, value: 0))
    change(&puppet.frames[5])
    return puppet.verdict(LayoutIdempotent.self)
  }

  @Test func aLayoutThatChangesNothingHolds() {
    #expect(Self.laidOut().violation == nil)
    #expect(Self.laidOut().applied == 1)
  }

  @Test func whateverItMovesIsSeen() {
    let changes: [(inout Frame) -> Void] = [
      { $0.bar?.shown.y += 1 }, { $0.header?.shown.height += 1 }, { $0.pages[0].firstRow.y += 1 },
      { $0.scrollers[2].offset.y += 1 }, { $0.scrollers[2].insetTop += 1 },
    ]
    for change in changes {
      #expect(Self.laidOut(change).violation?.message == "one more layout moves something by 1 pt")
    }
  }

  @Test func inMotionItSaysNothing() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 3)
    puppet.show(event: EventRecord(kind: .relayout, value: 0))
    #expect(puppet.verdict(LayoutIdempotent.self).applied == 0)
  }
}
