import Testing

@testable import PropertyEngine

@Suite struct MoveToEndsTests {
  @Test func anEndOfTheRangeMakesUpForZero() {
    let left = Toy.reduce(listed([600, 700]), Toy.lists, with: MoveToEnds()) {
      $0.count == 2 && $0[0] + $0[1] >= 1000
    }
    #expect(left == [0, 1000])
  }
}
