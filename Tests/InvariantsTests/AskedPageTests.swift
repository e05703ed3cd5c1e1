import Testing
import Traces

@testable import Invariants

@Suite struct AskedPageTests {
  static func frame(_ kind: EventRecord.Kind, _ value: Double) -> Frame {
    var frame = Frame()
    frame.events = [EventRecord(kind: kind, value: value)]
    return frame
  }

  @Test func onlyAPageThatThereIsIsAskedFor() {
    var asked = AskedPage()
    #expect(asked.take(Self.frame(.tabTap, 2), pages: 3, .tap))
    #expect(asked.isOpen && asked.page == 2)
    #expect(!asked.take(Self.frame(.tabTap, 3), pages: 3, .tap))
    #expect(!asked.isOpen)
    #expect(!asked.take(Self.frame(.selectPage, 1), pages: 3, .tap))
    #expect(asked.take(Self.frame(.selectPageAnimated, 1), pages: 3, .calls))
  }

  @Test func aFingerEndsIt() {
    var asked = AskedPage()
    #expect(asked.take(Self.frame(.tabTap, 2), pages: 3, .tap))
    var frame = Frame()
    frame.touches = [
      TouchSample(
        finger: 1, phase: .began, time: 0, position: .zero, scroller: 0, region: .page)
    ]
    #expect(!asked.take(frame, pages: 3, .tap))
    #expect(!asked.isOpen)
  }
}
