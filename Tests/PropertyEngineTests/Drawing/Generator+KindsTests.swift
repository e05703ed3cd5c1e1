import PropertyEngine
import Testing

/// A tree of sums.
private indirect enum Sum: Sendable {
  case leaf(Int64)
  case node(Sum, Sum)

  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + max(left.depth, right.depth)
    }
  }

  static let generator = Generator<Sum>.recursive(
    depth: 3, label: 1, base: Generator.integers(in: 0...9).map { .leaf($0) }
  ) { parts in parts.and(parts).map { .node($0, $1) } }
}

@Suite struct GeneratorKindsTests {
  private func law<Value>(_ generator: Generator<Value>, _ isEqual: (Value, Value) -> Bool) {
    for seed in 0..<UInt64(200) {
      var context = DrawContext(random: SplittableRandom(seed: seed))
      let value = generator.draw(&context)
      var again = DrawContext(replaying: context.recorded.values)
      #expect(isEqual(generator.draw(&again), value))
      #expect(again.recorded == context.recorded)
    }
  }

  @Test func theSameChoicesGiveTheSameValueWithEveryGenerator() {
    law(Generator.integers, ==)
    law(Generator.reals(in: -1...1), ==)
    law(Generator.booleans, ==)
    law(Generator.integers(in: 5...9).list(count: 0...9), ==)
    law(Generator.integers(in: 5...9).and(Generator.booleans)) { $0 == $1 }
    law(Generator.oneOf(Generator.integers(in: 0...1), Generator.integers(in: 7...8)), ==)
    law(Sum.generator) { "\($0)" == "\($1)" }
    law(Generator.integers(in: 0...9).filter { $0 > 4 }, ==)
  }

  @Test func numbersHeadForTheOneNearestToZero() {
    var context = DrawContext(replaying: [])
    #expect(Generator.integers(in: 5...9).draw(&context) == 5)
    #expect(Generator.integers(in: -9 ... -5).draw(&context) == -5)
    #expect(Generator.reals(in: -1...1).draw(&context) == 0)
  }

  @Test func theFirstAlternativeIsTheSimplest() {
    let either = Generator.oneOf(Generator.constant("a"), Generator.constant("b"))
    var context = DrawContext(replaying: [])
    #expect(either.draw(&context) == "a")
    var random = DrawContext(random: SplittableRandom(seed: 1))
    #expect(Set((0..<50).map { _ in either.draw(&random) }) == ["a", "b"])
  }

  @Test func recursionIsBounded() {
    var deepest = 0
    for seed in 0..<UInt64(300) {
      var context = DrawContext(random: SplittableRandom(seed: seed))
      deepest = max(deepest, Sum.generator.draw(&context).depth)
    }
    #expect(deepest == 3)
  }

  @Test func deeperThanItsBoundIsRejected() {
    var context = DrawContext(replaying: Array(repeating: 1, count: 20))
    _ = Sum.generator.draw(&context)
    #expect(context.isRejected)
  }
}
