/// One case on its way to the simplest that shows the same, and what has been spent on it.
///
/// A pass proposes lists of values to it; whatever is both of interest and simpler becomes the new
/// target at once. Passes therefore read the target anew after each success, and run through it by
/// indices that survive such changes.
final class Reduction {
  /// What came of a proposal, as far as reduction is concerned.
  struct Examined {
    let rank: Rank
    let isInteresting: Bool
    let choicesUsed: Int?
  }

  /// The simplest case of interest so far.
  private(set) var target: Examined
  /// How many proposals were taken.
  private(set) var successes = 0
  /// Tells whether a proposal could not be examined because the budget was used up.
  private(set) var isStopped = false
  /// What the last proposal led to, for passes that learn from failures.
  private(set) var last: Examined?
  /// Told of each new target.
  var onSuccess: ((Rank) -> Void)?

  private let examine: ([Choice.Value], Rank) -> Examined?

  /// Begins with a case of interest; `examine` returns nothing once the budget is used up.
  init(target: Examined, examine: @escaping ([Choice.Value], Rank) -> Examined?) {
    precondition(target.isInteresting, "a reduction has to begin with a case of interest")
    self.target = target
    self.examine = examine
  }

  /// The choices of the target.
  var choices: [Choice] { target.rank.sequence.choices }
  /// The spans of the target.
  var spans: [Span] { target.rank.sequence.spans }
  /// The choices and spans of the target.
  var sequence: ChoiceSequence { target.rank.sequence }

  /// Proposes values; returns whether they became the target.
  @discardableResult
  func consider(_ values: [Choice.Value]) -> Bool {
    last = nil
    guard !isStopped, !isTarget(values) else { return false }
    guard let examined = examine(values, target.rank) else {
      isStopped = true
      return false
    }
    last = examined
    guard examined.isInteresting, examined.rank.isSimpler(than: target.rank) else { return false }
    target = examined
    successes += 1
    onSuccess?(examined.rank)
    return true
  }

  /// Proposes the target with some of its choices changed or removed.
  @discardableResult
  func consider(_ draft: Draft) -> Bool {
    consider(draft.values)
  }

  private func isTarget(_ values: [Choice.Value]) -> Bool {
    values.count == choices.count && zip(values, choices).allSatisfy { $0 == $1.value }
  }
}

/// One way to make a target simpler.
///
/// A pass is a value without state: all that it learns is in the reduction. Running it again on a
/// target that it could not improve proposes the same lists, which then cost nothing.
protocol Pass: Sendable {
  /// Proposes what this pass knows until nothing of it is taken any more.
  func run(on reduction: Reduction)
}
