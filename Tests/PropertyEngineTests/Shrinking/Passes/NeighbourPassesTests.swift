import Testing

@testable import PropertyEngine

/// The passes in which a neighbour makes up for a deleted element.
@Suite struct NeighbourPassesTests {
  private let waits = Generator.integers(in: 1...120, role: .duration).list(count: 0...20)
  private let drags = Generator.integers(in: -2000...2000, role: .quantity)
    .and(Generator.integers(in: 1...60, role: .duration)).list(count: 0...20)

  @Test func twoWaitsBecomeOne() {
    let left = Toy.reduce(listed([4, 5, 8]), waits, with: GiveTimeToNeighbour()) {
      $0.reduce(0, +) == 17
    }
    #expect(left == [17])
  }

  @Test func timeThatDoesNotFitIsNotGiven() {
    let left = Toy.reduce(listed([100, 100]), waits, with: GiveTimeToNeighbour()) {
      $0.reduce(0, +) == 200
    }
    #expect(left == [100, 100])
  }

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

  @Test func leavesOfATreeChangePlaces() {
    let trees = Generator<String>.recursive(
      depth: 3, label: 1, base: Generator.integers(in: 0...9).map { "\($0)" }
    ) { parts in parts.and(parts).map { "(\($0) \($1))" } }
    let values: [Choice.Value] = [1, 1, 0, 2, 0, 1, 0, 0]
    #expect(Toy.decode(values, trees) == "((2 1) 0)")
    let left = Toy.reduce(values, trees, with: RotateLeaves()) { tree in
      tree == "((2 1) 0)" || tree == "((0 2) 1)"
    }
    #expect(left == "((0 2) 1)")
  }
}
