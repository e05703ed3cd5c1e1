import Testing

@testable import PropertyEngine

@Suite struct SimplifySpansTests {
  @Test func aWholeElementBecomesSimplest() {
    let pairs = Toy.small.and(Toy.small).list(count: 0...9)
    let left = Toy.reduce([2, 5, 6, 7, 8], pairs, with: SimplifySpans()) { list in
      list.count == 2 && list.contains { $0 == (7, 8) }
    }
    #expect(left.map(\.0) == [0, 7])
  }
}
