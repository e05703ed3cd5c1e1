extension Examiner {
  /// Looks for the simplest case that shows the label as well.
  ///
  ///     let examiner = Examiner(subject)
  ///     let result = examiner.shrink(failure.sequence.values, to: "header jumps", budget: 2000)
  ///
  /// A case is of interest if it violates the label. As soon as one is met in which it is violated
  /// first, only such cases are. The start is executed once more, even if its outcome is known, to
  /// see that it still violates the label; if it does not, there is nothing to shrink and the
  /// result is nil.
  ///
  /// The budget is a number of executions; known cases do not count. A shrink that was stopped by
  /// it goes on from `resume` as if nothing had happened, except that it has to learn anew which
  /// cases are of no use.
  public func shrink(
    _ start: [Choice.Value], to label: Label, budget: Int = 2000
  ) -> ShrinkResult<Label>? {
    precondition(budget > 0, "budget \(budget) does not allow a single execution")
    let last = executions + budget
    let before = executions
    let first = replayAgain(start)
    guard let violation = first.violation, violation.contains(label) else { return nil }
    let interest = Interest(label: label, needsFirst: violation.first == label)
    func examine(_ values: [Choice.Value], _ rank: Rank) -> Reduction.Examined? {
      if let known = known(values, ifSimplerThan: rank) { return interest.examined(known) }
      return executions < last ? interest.examined(replay(values, ifSimplerThan: rank)) : nil
    }
    var history = [ShrinkResult<Label>.Milestone(executions: 1, rank: first.rank)]
    func note(_ rank: Rank) {
      history.append(ShrinkResult.Milestone(executions: executions - before, rank: rank))
    }
    var reduction = Reduction(target: interest.examined(first), examine: examine)
    reduction.onSuccess = note
    Shrinker().run(on: reduction)
    var restarts = reduction.sequence.isRecursive ? Self.restarts : []
    while let seed = restarts.popLast(), !reduction.isStopped {
      guard let other = anotherStart(seed, interest, last: last) else { continue }
      let second = Reduction(target: other, examine: examine)
      Shrinker().run(on: second)
      guard second.target.rank.isSimpler(than: reduction.target.rank) else { continue }
      reduction = second
      note(second.target.rank)
    }
    return result(
      of: reduction, to: label, executions: executions - before, history: history)
  }

  /// The seeds of the starts that are tried as well where values are recursive.
  ///
  /// Trees can be stuck in shapes that no pass leads out of; other first failures are not, or in
  /// other ones. What they share with what is known already costs nothing.
  private static var restarts: [UInt64] { [2, 1] }

  /// Draws a small case that is of interest, in a few attempts.
  private func anotherStart(
    _ seed: UInt64, _ interest: Interest<Label>, last: Int
  ) -> Reduction.Examined? {
    var seeds = SplittableRandom(seed: seed)
    for _ in 0..<8 where executions < last {
      let examined = interest.examined(draw(seeds.split(), size: 20))
      if examined.isInteresting { return examined }
    }
    return nil
  }

  private func result(
    of reduction: Reduction, to label: Label, executions: Int,
    history: [ShrinkResult<Label>.Milestone]
  ) -> ShrinkResult<Label>? {
    let values = reduction.sequence.values
    guard let violation = replay(values).violation else { return nil }
    return ShrinkResult(
      label: label, rank: reduction.target.rank, violation: violation, executions: executions,
      successes: reduction.successes, status: reduction.isStopped ? .stopped : .minimal,
      history: history)
  }
}

/// Which cases a shrink is after.
private final class Interest<Label: Hashable & Comparable & Sendable> {
  let label: Label
  /// Whether the label has to be violated first.
  private var needsFirst: Bool

  init(label: Label, needsFirst: Bool) {
    self.label = label
    self.needsFirst = needsFirst
  }

  /// Reads an outcome; from the first case that violates the label first, only such ones count.
  func examined(_ outcome: Outcome<Label>) -> Reduction.Examined {
    let violation = outcome.violation
    let isFirst = violation?.first == label
    let isInteresting = needsFirst ? isFirst : violation?.contains(label) ?? false
    if isFirst { needsFirst = true }
    return Reduction.Examined(
      rank: outcome.rank, isInteresting: isInteresting,
      choicesUsed: isFirst ? violation?.choicesUsed : nil)
  }
}

extension ChoiceSequence {
  /// Tells whether some value contains a value drawn by the same code.
  var isRecursive: Bool {
    spans.indices.contains { index in
      let whole = spans[index]
      return whole.kind == .value
        && spans[(index + 1)...].prefix { $0.depth > whole.depth }
          .contains { $0.kind == .value && $0.label == whole.label }
    }
  }
}

/// What shrinking one case came to.
public struct ShrinkResult<Label: Hashable & Comparable & Sendable>: Sendable {
  /// Why shrinking ended.
  public enum Status: String, Sendable {
    /// No pass could make the case simpler.
    case minimal
    /// The budget was used up; going on from `resume` may make it simpler.
    case stopped
  }

  /// A case that was the simplest known for a while.
  public struct Milestone: Sendable {
    /// How many executions had been spent when it was found.
    public let executions: Int
    /// How simple it is, and its choices.
    public let rank: Rank
  }

  /// What the case had to show.
  public let label: Label
  /// How simple the case is, and its choices.
  public let rank: Rank
  /// What the case violates, the label among it.
  public let violation: Violation<Label>
  /// How many executions were spent.
  public let executions: Int
  /// How many times a simpler case was found.
  public let successes: Int
  /// Why shrinking ended.
  public let status: Status
  /// The start and each simpler case that was found, in order.
  public let history: [Milestone]

  /// The choices of the case.
  public var sequence: ChoiceSequence { rank.sequence }
  /// What to shrink further, if the budget ended this.
  public var resume: [Choice.Value]? { status == .stopped ? rank.sequence.values : nil }
}
