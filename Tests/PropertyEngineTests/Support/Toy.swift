@testable import PropertyEngine

/// Small subjects for tests, and ways to run a single pass on them.
enum Toy {
  /// A subject that violates "wrong" where the predicate says so.
  static func subject<Case>(
    _ generator: Generator<Case>, key: @escaping (Case) -> [Double] = { _ in [] },
    isWrong: @escaping (Case) -> Bool
  ) -> Subject<Case, String> {
    Subject(generate: generator.draw, key: key) { example in
      isWrong(example) ? .violated(Violation(first: "wrong")) : .holds
    }
  }

  /// Runs passes, one after the other, on a case given by its values; returns what it became.
  static func reduce<Case>(
    _ values: [Choice.Value], _ generator: Generator<Case>, with passes: any Pass...,
    choicesUsed: Int? = nil, isWrong: @escaping (Case) -> Bool
  ) -> Case {
    let examiner = Examiner(subject(generator, isWrong: isWrong))
    func examined(_ outcome: Outcome<String>) -> Reduction.Examined {
      Reduction.Examined(
        rank: outcome.rank, isInteresting: outcome.violation != nil, choicesUsed: choicesUsed)
    }
    let reduction = Reduction(target: examined(examiner.replay(values))) { values, rank in
      examined(examiner.replay(values, ifSimplerThan: rank))
    }
    for pass in passes { pass.run(on: reduction) }
    return decode(reduction.sequence.values, generator)
  }

  /// Shrinks a case given by its values; returns what it became and the result.
  static func shrink<Case>(
    _ values: [Choice.Value], _ generator: Generator<Case>,
    key: @escaping (Case) -> [Double] = { _ in [] }, budget: Int = 2000,
    isWrong: @escaping (Case) -> Bool
  ) -> (example: Case, result: ShrinkResult<String>)? {
    let examiner = Examiner(subject(generator, key: key, isWrong: isWrong))
    return examiner.shrink(values, to: "wrong", budget: budget).map {
      (decode($0.sequence.values, generator), $0)
    }
  }

  static func decode<Case>(_ values: [Choice.Value], _ generator: Generator<Case>) -> Case {
    var context = DrawContext(replaying: values)
    return generator.draw(&context)
  }

  static func record<Case>(
    _ values: [Choice.Value], _ generator: Generator<Case>
  ) -> ChoiceSequence {
    var context = DrawContext(replaying: values)
    _ = generator.draw(&context)
    return context.recorded
  }

  static let small = Generator.integers(in: -1000...1000)
  static let lists = small.list(count: 0...100)
}

extension Choice.Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An integer as a choice.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A real as a choice.
  public init(floatLiteral value: Double) { self = .real(value) }
}

/// The values of a list: its length, then its elements.
func listed(_ elements: [Int64]) -> [Choice.Value] {
  [.integer(Int64(elements.count))] + elements.map { .integer($0) }
}
