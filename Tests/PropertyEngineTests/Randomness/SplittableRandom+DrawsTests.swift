import PropertyEngine
import Testing

@Suite struct SplittableRandomDrawsTests {
  @Test func theDrawsOfASeedNeverChange() {
    var random = SplittableRandom(seed: 1)
    #expect((0..<6).map { _ in random.below(100) } == [70, 52, 57, 39, 69, 14])
    #expect((0..<6).map { _ in random.integer(in: -5...5) } == [-5, -1, 4, 1, 5, 5])
    #expect((0..<3).map { _ in random.pick(weights: [1, 0, 3]) } == [2, 2, 2])
    #expect(random.unitDouble() == 0.8905422750441458)
  }

  @Test func allNumbersBelowABoundComeOutAboutEquallyOften() {
    var random = SplittableRandom(seed: 5)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[Int(random.below(7))] += 1 }
    for count in counts { #expect((9_500...10_500).contains(count)) }
  }

  @Test func rangesOfFullWidthAndOfOneValueWork() {
    var random = SplittableRandom(seed: 9)
    #expect(random.integer(in: Int64(4)...4) == 4)
    #expect((0..<9).map { _ in random.integer(in: Int64.min...Int64.max) }.contains { $0 < 0 })
  }

  @Test func bothEndsOfARangeComeOut() {
    var random = SplittableRandom(seed: 2)
    let drawn = Set((0..<200).map { _ in random.integer(in: 1...3) })
    #expect(drawn == [1, 2, 3])
  }

  @Test func realsStayInTheirRange() {
    var random = SplittableRandom(seed: 8)
    for _ in 0..<1000 {
      #expect((0..<1).contains(random.unitDouble()))
      #expect((-2.5...7).contains(random.double(in: -2.5...7)))
    }
  }

  @Test func chancesAndWeightsAreKept() {
    var random = SplittableRandom(seed: 4)
    let hits = (0..<10_000).count { _ in random.chance(1, of: 4) }
    #expect((2_300...2_700).contains(hits))
    #expect(!(0..<1000).contains { _ in random.chance(0, of: 3) })
    #expect(!(0..<1000).contains { _ in random.pick(weights: [1, 0, 1]) == 1 })
    #expect((0..<100).allSatisfy { _ in ["a", "b"].contains(random.element(of: ["a", "b"])) })
  }

  @Test func normalLikeNumbersHaveTheirMeanAndDeviation() {
    var random = SplittableRandom(seed: 6)
    let drawn = (0..<20_000).map { _ in random.normalLike(mean: 10, deviation: 2) }
    let mean = drawn.reduce(0, +) / 20_000
    let variance = drawn.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
    #expect((9.95...10.05).contains(mean))
    #expect((3.8...4.2).contains(variance))
    #expect(drawn.allSatisfy { (-2...22).contains($0) })
  }
}
