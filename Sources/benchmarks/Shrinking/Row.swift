import PropertyEngine

/// One problem of the benchmark: what is drawn, what is claimed, and what the least failure is.
struct Row: Sendable {
  /// What one seed came to.
  struct Result: Sendable {
    let value: String
    let startSize: Int
    let executionsToFind: Int
    let executions: Int
  }

  /// One case given by its choices.
  struct Examined: Sendable {
    let sequence: ChoiceSequence
    /// Whether the case was not given up while it was drawn.
    let isComplete: Bool
    let text: String
    let claim: Claim
  }

  let name: String
  /// The one least value in the order of simplicity, written like the results.
  let value: String
  /// Median executions of Hypothesis 6.170.17, `engine_calls_shrink_phase`, configuration `pure`.
  let baselineExecutions: Double
  /// Finds a failure with the seed and shrinks it; sizes bound what is drawn at first.
  let run: @Sendable (_ seed: UInt64, _ sizes: ClosedRange<Int>) -> Result?

  /// Replays a case and asks what the property says of it.
  let examine: @Sendable (_ values: [Choice.Value]) -> Examined

  init<Case>(
    _ name: String, value: String, baseline: Double, generator: Generator<Case>,
    text: @escaping @Sendable (Case) -> String, claim: @escaping @Sendable (Case) -> Claim
  ) {
    self.name = name
    self.value = value
    baselineExecutions = baseline
    examine = { values in
      var context = DrawContext(replaying: values)
      let example = generator.draw(&context)
      return Examined(
        sequence: context.recorded, isComplete: context.isOpen, text: text(example),
        claim: context.isOpen ? claim(example) : .doesNotApply)
    }
    run = { seed, sizes in
      let subject = Subject<Case, Int>(generate: generator.draw) { example in
        switch claim(example) {
        case .holds: .holds
        case .doesNotApply: .rejected
        case .fails: .violated(Violation(first: 0))
        }
      }
      let examiner = Examiner(subject)
      let found = examiner.firstFailure(seed: seed, attempts: 1_000_000, sizes: sizes)
      guard let found else { return nil }
      let shrunk = examiner.shrink(found.sequence.values, to: 0, budget: 100_000)
      guard let shrunk else { return nil }
      var context = DrawContext(replaying: shrunk.sequence.values)
      return Result(
        value: text(generator.draw(&context)), startSize: found.sequence.count,
        executionsToFind: found.executions, executions: shrunk.executions)
    }
  }

  /// All problems: the thirteen of the challenge, then the three shaped like gesture scripts.
  static let all: [Row] =
    [
      bound5, largeUnionList, reverse, calculator, coupling, deletion, differenceZero,
      differenceSmall, differenceOne, distinct, binheap, lengthlist, nestedlists,
    ] + scripts
}

/// What a property says of one case.
enum Claim: Sendable {
  case holds
  case fails
  case doesNotApply

  init(_ isTrue: Bool) {
    self = isTrue ? .holds : .fails
  }
}

/// Writes a list as the baseline does.
func text(_ list: [Int64]) -> String {
  "[" + list.map(String.init).joined(separator: ", ") + "]"
}
