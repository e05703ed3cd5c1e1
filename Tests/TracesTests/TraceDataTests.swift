import Testing

@testable import Traces

@Suite struct TraceDataTests {
  @Test func everythingHasAKeyOfTheFormat() {
    #expect(TraceData.all.keys.count == TraceData.all.rawValue.nonzeroBitCount)
    let line = FrameFormat.line(SampleTrace.frame())
    for key in TraceData.all.keys { #expect(line.contains("\"\(key)\":"), "\(key)") }
  }

  @Test func keysStandInTheOrderOfTheFormat() {
    #expect(TraceData([.writes, .touches, .firstRows]).keys == ["touches", "firstRow", "writes"])
    #expect(TraceData([]).keys.isEmpty)
  }

  @Test func aListTakesWithItWhatIsSaidOfItsElements() {
    let left = TraceData.all.subtracting([.scrollers, .header]).withoutPartsOfMissingLists
    #expect(left.isDisjoint(with: [.scrollers, .scrollerFlags, .insets, .header]))
    #expect(left.isSuperset(of: [.pages, .firstRows, .modelRects]))
    let bare = TraceData.all.subtracting([.header, .bar, .panel]).withoutPartsOfMissingLists
    #expect(!bare.contains(.modelRects))
  }
}
