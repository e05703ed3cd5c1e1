import PropertyEngine
import Testing

@Suite struct SpanTests {
  @Test func aSpanMayHoldNothing() {
    let span = Span(kind: .element, label: 1, depth: 2, start: 5, end: 5)
    #expect(span.count == 0)
    #expect(span.range.isEmpty)
  }

  @Test func theEndDoesNotBelongToASpan() {
    let span = Span(kind: .value, label: 1, depth: 0, start: 2, end: 4)
    #expect(span.range.contains(3) && !span.range.contains(4))
    #expect(span.count == 2)
  }
}
