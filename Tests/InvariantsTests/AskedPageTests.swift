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
    let calls: [(EventRecord.Kind, Double, EventKinds, isOpen: Bool)] = [
      (.tabTap, 2, .tap, true), (.tabTap, 3, .tap, false), (.selectPage, 1, .tap, false),
      (.selectPageAnimated, 1, .calls, true),
    ]
    var asked = AskedPage()
    for (kind, page, kinds, isOpen) in calls {
      let begins = asked.take(Self.frame(kind, page), pages: 3, kinds)
      #expect(begins == isOpen)
      #expect(asked.isOpen == isOpen)
      if isOpen { #expect(asked.page == page) }
    }
  }

  @Test func aFingerEndsIt() {
    var asked = AskedPage()
    var begins = asked.take(Self.frame(.tabTap, 2), pages: 3, .tap)
    #expect(begins && asked.isOpen)
    var frame = Frame()
    frame.touches = [
      TouchSample(
        finger: 1, phase: .began, time: 0, position: .zero, scroller: 0, region: .page)
    ]
    begins = asked.take(frame, pages: 3, .tap)
    #expect(!begins && !asked.isOpen)
  }
}
