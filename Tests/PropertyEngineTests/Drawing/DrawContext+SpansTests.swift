import Testing

@testable import PropertyEngine

@Suite struct DrawContextSpansTests {
  @Test func spansNest() {
    var context = DrawContext(replaying: [])
    context.span(1) { outer in
      _ = outer.boolean()
      outer.span(2) { _ = $0.boolean() }
    }
    let spans = context.recorded.spans
    #expect(spans.map(\.label) == [1, 2])
    #expect(spans.map(\.range) == [0..<2, 1..<2])
    #expect(spans.map(\.depth) == [0, 1])
    context.recorded.checkInvariants()
  }

  @Test func aCollectionIsACountAndItsElements() {
    var context = DrawContext(replaying: [2, 5, 6])
    let list = context.collection(count: 0...9, label: 4) { $0.integer(in: 0...9, default: 0) }
    #expect(list == [5, 6])
    #expect(context.recorded.spans.map(\.kind) == [.collection, .element, .element])
    #expect(context.recorded.spans.map(\.range) == [0..<3, 1..<2, 2..<3])
  }

  @Test func elementsMayConsistOfNoChoice() {
    var context = DrawContext(replaying: [3])
    #expect(context.collection(count: 0...9, label: 4) { _ in 0 }.count == 3)
    #expect(context.position == 1)
    #expect(context.recorded.spans.count == 4)
  }

  @Test func aCollectionThatIsCutOffEnds() {
    var context = DrawContext(replaying: [9], limit: 4)
    let list = context.collection(count: 0...9, label: 4) { $0.integer(in: 0...9, default: 0) }
    #expect(list.count <= 4)
    #expect(context.isTooLarge)
    #expect(context.openSpans.isEmpty)
  }

  @Test func rewindingForgetsChoicesAndSpans() {
    var context = DrawContext(random: SplittableRandom(seed: 1))
    _ = context.boolean()
    let mark = context.mark
    context.span(1) { _ = $0.boolean() }
    context.rewind(to: mark)
    #expect(context.position == 1)
    #expect(context.recorded.spans.isEmpty)
  }
}
