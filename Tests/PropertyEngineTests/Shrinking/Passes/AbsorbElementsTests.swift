import Testing

@testable import PropertyEngine

@Suite struct AbsorbElementsTests {
  private let drags = Generator.integers(in: -2000...2000, role: .quantity)
    .and(Generator.integers(in: 1...60, role: .duration)).list(count: 0...20)

  @Test func neighboursOfOneShapeAreAddedUp() {
    let left = Toy.reduce([2, 300, 5, 400, 7], drags, with: AbsorbElements()) { drags in
      drags.reduce(0) { $0 + $1.0 } == 700 && drags.reduce(0) { $0 + $1.1 } == 12
    }
    #expect(left.count == 1)
    #expect(left.first?.0 == 700 && left.first?.1 == 12)
  }

  @Test func manySmallAmountsBecomeFewGreatOnes() {
    let values: [Choice.Value] = [8] + (0..<8).flatMap { _ in [400, 3] as [Choice.Value] }
    let left = Toy.reduce(values, drags, with: AbsorbElements()) { drags in
      drags.reduce(0) { $0 + $1.0 } > 3000
    }
    #expect(left.count == 2)
  }

  @Test func aDifferenceMayTakeOver() {
    let left = Toy.reduce(listed([500, 300]), Toy.lists, with: AbsorbElements()) { list in
      list == [500, 300] || list == [200]
    }
    #expect(left == [200])
  }

  @Test func asOverflowDoesTheSumWraps() {
    let shorts = Generator.integers(in: -32768...32767).list(count: 0...9)
    let left = Toy.reduce(listed([1, 32767]), shorts, with: AbsorbElements()) { list in
      list.reduce(Int16(0)) { $0 &+ Int16(truncatingIfNeeded: $1) } == -32768
    }
    #expect(left == [-32768])
  }
}
