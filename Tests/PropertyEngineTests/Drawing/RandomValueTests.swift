import Testing

@testable import PropertyEngine

@Suite struct RandomValueTests {
  private func integers(_ range: ClosedRange<Int64>, size: Int, earlier: [Choice] = []) -> [Int64] {
    var random = SplittableRandom(seed: 3)
    return (0..<4000).map { _ in
      RandomValue.integer(in: range, near: 0, size: size, earlier: earlier, using: &random)
    }
  }

  @Test func smallSizesGiveSmallNumbers() {
    let magnitudes = integers(Int64.min...Int64.max, size: 5).map(\.magnitude).sorted()
    #expect(magnitudes.allSatisfy { $0 < 8 })
    #expect(integers(-1_000_000...1_000_000, size: 100).contains { $0.magnitude > 500_000 })
  }

  @Test func endsOfARangeComeOutNowAndThen() {
    let drawn = integers(-1_000_000...1_000_000, size: 50)
    #expect(drawn.count { $0 == 1_000_000 } > 50)
    #expect(drawn.count { $0 == -1_000_000 } > 50)
  }

  @Test func numbersDrawnBeforeComeOutAgain() {
    let choice = Choice(
      .integer(777_777), within: .integer(0...1_000_000, simplest: 0), role: .number)
    let drawn = integers(0...1_000_000, size: 100, earlier: [choice])
    #expect(drawn.count { $0 == 777_777 } > 100)
    #expect(drawn.contains(777_778))
  }

  @Test func lengthsGrowWithTheSize() {
    var random = SplittableRandom(seed: 1)
    let small = (0..<500).map { _ in RandomValue.count(in: 1...999, size: 0, using: &random) }
    let great = (0..<500).map { _ in RandomValue.count(in: 1...999, size: 100, using: &random) }
    #expect(Set(small) == [1, 2, 3])
    #expect(great.max() == 36)
  }

  @Test func aFourthOfRealsAreWhole() {
    var random = SplittableRandom(seed: 1)
    let drawn = (0..<1000).map { _ in
      RandomValue.real(in: 0...100, near: 0, size: 100, using: &random)
    }
    #expect((200...300).contains(drawn.count { $0 == $0.rounded() }))
  }
}
