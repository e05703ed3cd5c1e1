import Testing
import Traces

@testable import Invariants

@Suite struct EventRecordPageTests {
  private func frame(_ kinds: EventRecord.Kind...) -> Frame {
    var frame = Frame()
    for kind in kinds { frame.events.append(EventRecord(kind: kind, value: 0)) }
    return frame
  }

  @Test func aPageIsAskedForByCallsAndTaps() {
    #expect(frame(.relayout, .tabTap).asksForPage)
    #expect(frame(.selectPageAnimated).asksForPage)
    #expect(!frame(.reload).asksForPage)
    #expect(!frame().asksForPage)
  }

  @Test func rowsMoveForWhatChangesThemOrTheirPlace() {
    #expect(frame(.left, .growth).hasRowsMoved)
    #expect(!frame(.left, .returned, .relayout, .droppedFrames, .selectPage).hasRowsMoved)
  }
}
