import Testing

@testable import PropertyEngine

@Suite struct GiveTimeToNeighbourTests {
  private let waits = Generator.integers(in: 1...120, role: .duration).list(count: 0...20)

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
}
