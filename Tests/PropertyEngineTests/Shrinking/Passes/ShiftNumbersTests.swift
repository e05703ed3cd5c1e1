import Testing

@testable import PropertyEngine

@Suite struct ShiftNumbersTests {
  @Test func allNumbersAreShiftedByOneAmount() {
    let left = Toy.reduce(listed([-7, -7, -6]), Toy.lists, with: ShiftNumbers()) {
      $0.count == 3 && $0[1] == $0[0] && $0[2] == $0[0] + 1
    }
    #expect(left == [0, 0, 1])
  }
}
