import Testing

@testable import PropertyEngine

@Suite struct RotateLeavesTests {
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
