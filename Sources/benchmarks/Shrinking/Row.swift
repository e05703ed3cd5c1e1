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

  let name: String
  /// The one least value in the order of simplicity, written like the results.
  let value: String
  /// Median executions of Hypothesis 6.170.17, `engine_calls_shrink_phase`, configuration `pure`.
  let baselineExecutions: Double
  /// Finds a failure with the seed and shrinks it; sizes bound what is drawn at first.
  let run: @Sendable (_ seed: UInt64, _ sizes: ClosedRange<Int>) -> Result?

  init<Case>(
    _ name: String, value: String, baseline: Double, generator: Generator<Case>,
    text: @escaping @Sendable (Case) -> String, claim: @escaping @Sendable (Case) -> Claim
  ) {
    self.name = name
    self.value = value
    baselineExecutions = baseline
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
enum Claim {
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
