import Testing

@testable import PropertyEngine

@Suite struct FlipSignsTests {
  @Test func signsChangeTogether() {
    let quantities = Generator.integers(in: -100...100, role: .quantity).list(count: 0...9)
    let left = Toy.reduce(listed([-15, 3]), quantities, with: FlipSigns()) {
      $0.count == 2 && $0[0] * $0[1] < 0
    }
    #expect(left == [15, -3])
    let some = Toy.reduce(listed([-15, 3, 7]), quantities, with: FlipSigns()) {
      $0.count == 3 && $0[0] * $0[1] < 0 && $0[2] == 7
    }
    #expect(some == [15, -3, 7])
  }

  @Test func directionsChangeTogetherAsWell() {
    let signs = Generator.integers(in: 0...1, role: .sign).list(count: 0...9)
    let left = Toy.reduce(listed([1, 0]), signs, with: FlipSigns()) {
      $0.count == 2 && $0[0] != $0[1]
    }
    #expect(left == [0, 1])
  }
}
