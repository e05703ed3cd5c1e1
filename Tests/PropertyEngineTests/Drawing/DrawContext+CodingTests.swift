import PropertyEngine
import Testing

/// A value with everything that can be coded.
private struct Page: Equatable {
  enum Edge: CaseIterable { case top, bottom, leading }
  var rows = 0
  var inset = 0.0
  var isSticky = false
  var edge = Edge.top
  var kind = 0
  var title: Int?
  var heights: [Double] = []

  mutating func code(in context: inout DrawContext) {
    context.code(&rows, in: 0...10_000, default: 20, role: .count)
    context.code(&inset, in: -100...100, default: 0, role: .quantity)
    context.code(&isSticky, default: true)
    context.code(&edge, among: Edge.allCases)
    context.codeIndex(&kind, of: 3)
    context.codeOptional(&title, placeholder: 0) { $0.code(&$1, in: 0...99, default: 0) }
    context.codeCollection(&heights, count: 0...40, label: 1, placeholder: 0) {
      $0.code(&$1, in: 10...500, default: 44)
    }
    context.codeSpan(9) { _ in }
  }
}

@Suite struct DrawContextCodingTests {
  private func drawn(seed: UInt64) -> (Page, ChoiceSequence) {
    var (page, context) = (Page(), DrawContext(random: SplittableRandom(seed: seed)))
    page.code(in: &context)
    return (page, context.recorded)
  }

  @Test func choicesAndValueAreInverseToEachOther() {
    for seed in 0..<UInt64(500) {
      let (page, sequence) = drawn(seed: seed)
      var (written, encoder) = (page, DrawContext.recording())
      written.code(in: &encoder)
      #expect(written == page)
      #expect(encoder.recorded == sequence)
      var (read, decoder) = (Page(), DrawContext(replaying: sequence.values))
      read.code(in: &decoder)
      #expect(read == page)
      #expect(encoder.misfits == 0 && decoder.misfits == 0)
    }
  }

  @Test func whatIsDecodedIntoDoesNotMatter() {
    let (page, sequence) = drawn(seed: 7)
    var (read, decoder) = (drawn(seed: 8).0, DrawContext(replaying: sequence.values))
    read.code(in: &decoder)
    #expect(read == page)
  }

  @Test func aRecordedValueOutsideItsRangeIsReplacedAndCounted() {
    var (page, encoder) = (Page(rows: 20_000, inset: -300, kind: 9), DrawContext.recording())
    page.code(in: &encoder)
    #expect(page.rows == 10_000 && page.inset == -100 && page.kind == 2)
    #expect(encoder.misfits == 3)
  }

  @Test func tooLongACollectionIsCut() {
    var page = Page(heights: Array(repeating: 44, count: 60))
    var encoder = DrawContext.recording()
    page.code(in: &encoder)
    #expect(page.heights.count == 40)
    #expect(encoder.misfits == 1)
  }

  @Test func theSimplestValueIsAllDefaults() {
    var (page, decoder) = (drawn(seed: 7).0, DrawContext(replaying: []))
    page.code(in: &decoder)
    #expect(page == Page(rows: 20, isSticky: true))
  }
}
