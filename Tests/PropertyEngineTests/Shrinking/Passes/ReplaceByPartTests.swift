import Testing

@testable import PropertyEngine

@Suite struct ReplaceByPartTests {
  @Test func partsTakeThePlaceOfTheirWhole() {
    let sums = Generator<[Int64]>.recursive(
      depth: 4, label: 1, base: Toy.small.map { [$0] }
    ) { parts in parts.and(parts).map { $0 + $1 } }
    let values: [Choice.Value] = [1, 1, 0, 1, 0, 2, 1, 0, 3, 0, 4]
    #expect(Toy.decode(values, sums) == [1, 2, 3, 4])
    let near = Toy.reduce(values, sums, with: ReplaceByPart(isDeep: false)) { $0.contains(3) }
    #expect(near == [3])
    let deep = Toy.reduce(values, sums, with: ReplaceByPart(isDeep: true)) {
      $0 == [1, 2, 3, 4] || $0 == [3]
    }
    #expect(deep == [3])
  }
}
