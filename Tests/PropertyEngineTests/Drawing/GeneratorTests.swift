import PropertyEngine
import Testing

@Suite struct GeneratorTests {
  private func drawn<Value>(_ generator: Generator<Value>, seed: UInt64) -> (Value, DrawContext) {
    var context = DrawContext(random: SplittableRandom(seed: seed))
    return (generator.draw(&context), context)
  }

  @Test func mappingAndBindingCompose() {
    let doubled = Generator.integers(in: 1...5).map { $0 * 2 }
    let bound = doubled.flatMap { Generator.integers(in: 0...$0) }
    for seed in 0..<UInt64(100) {
      let (value, context) = drawn(bound, seed: seed)
      #expect(context.position == 2)
      #expect((0...10).contains(value))
    }
  }

  @Test func aConstantTakesNoChoice() {
    let (value, context) = drawn(Generator.constant(7), seed: 1)
    #expect(value == 7)
    #expect(context.position == 0)
  }

  @Test func filteredValuesMeetTheConditionOrTheCaseIsRejected() {
    let even = Generator.integers(in: 0...9).filter(attempts: 2) { $0.isMultiple(of: 2) }
    var rejected = 0
    for seed in 0..<UInt64(200) {
      let (value, context) = drawn(even, seed: seed)
      if context.isRejected { rejected += 1 } else { #expect(value.isMultiple(of: 2)) }
    }
    #expect((20...80).contains(rejected))
  }

  @Test func attemptsInVainAreNotRecorded() {
    let even = Generator.integers(in: 0...9).filter { $0.isMultiple(of: 2) }
    for seed in 0..<UInt64(100) { #expect(drawn(even, seed: seed).1.position == 1) }
  }

  @Test func aReplayHasOneAttempt() {
    let even = Generator.integers(in: 0...9).filter { $0.isMultiple(of: 2) }
    var context = DrawContext(replaying: [3, 4])
    _ = even.draw(&context)
    #expect(context.isRejected)
    #expect(context.position == 1)
  }
}
