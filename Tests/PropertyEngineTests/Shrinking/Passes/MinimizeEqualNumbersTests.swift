import Testing

@testable import PropertyEngine

@Suite struct MinimizeEqualNumbersTests {
  @Test func equalNumbersAreMinimizedTogether() {
    let left = Toy.reduce(listed([700, 3, 700]), Toy.lists, with: MinimizeEqualNumbers()) {
      $0.count == 3 && $0[0] == $0[2] && $0[0] >= 10
    }
    #expect(left == [10, 3, 10])
  }
}
