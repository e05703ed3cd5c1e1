import PropertyEngine
import Testing

@Suite struct DrawContextDrawsTests {
  private func values<Value>(_ draw: (inout DrawContext) -> Value) -> [Value] {
    (0..<UInt64(300)).map { seed in
      var context = DrawContext(random: SplittableRandom(seed: seed))
      return draw(&context)
    }
  }

  @Test func drawnNumbersStayInRange() {
    #expect(values { $0.integer(in: -7...9, default: 0) }.allSatisfy { (-7...9).contains($0) })
    #expect(values { $0.real(in: -1...2, default: 0) }.allSatisfy { (-1...2).contains($0) })
    #expect(values { $0.count(in: 2...5) }.allSatisfy { (2...5).contains($0) })
  }

  @Test func bothAnswersAndAllAlternativesComeOut() {
    #expect(Set(values { $0.boolean() }).count == 2)
    #expect(Set(values { $0.pick(weights: [1, 1, 1]) }) == [0, 1, 2])
  }

  @Test func alternativesOfNoWeightAreReplayedButNotDrawn() {
    #expect(!values { $0.pick(weights: [1, 0]) }.contains(1))
    var context = DrawContext(replaying: [1])
    let kind = context.pick(weights: [1, 0])
    #expect(kind == 1)
  }

  @Test func theDefaultIsTheSimplestValue() {
    var context = DrawContext(replaying: [])
    let number = context.integer(in: 1...9, default: 4)
    let answer = context.boolean(default: true)
    let kind = context.pick(weights: [1, 1], default: 1)
    let count = context.count(in: 3...9)
    #expect((number, answer, kind, count) == (4, true, 1, 3))
    #expect(context.recorded.choices.allSatisfy { $0.isSimplest })
  }

  @Test func choicesCarryTheirRole() {
    var context = DrawContext(replaying: [])
    _ = context.integer(in: 0...3, default: 0, role: .duration)
    _ = context.boolean()
    _ = context.pick(weights: [1, 1])
    _ = context.count(in: 0...2)
    #expect(context.recorded.choices.map(\.role) == [.duration, .flag, .pick, .count])
  }
}
