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
    let executionsBefore = executions
    let first = replayAgain(start)
    guard let violation = first.violation, violation.contains(label) else { return nil }
    var needsFirst = violation.first == label
    func examined(_ outcome: Outcome<Label>) -> Reduction.Examined {
      let violation = outcome.violation
      let shows = needsFirst
        ? violation?.first == label : violation?.contains(label) ?? false
      return Reduction.Examined(
        rank: outcome.rank, isInteresting: shows,
        choicesUsed: violation?.first == label ? violation?.choicesUsed : nil)
    }
    let reduction = Reduction(target: examined(first)) { values, rank in
      if let known = self.known(values) { return examined(known) }
      guard self.executions - executionsBefore < budget else { return nil }
      let outcome = self.replay(values, ifSimplerThan: rank)
      let result = examined(outcome)
      if outcome.violation?.first == label { needsFirst = true }
      return result
    }
    Shrinker().run(on: reduction)
    return result(of: reduction, to: label, executions: executions - executionsBefore)
  }

  private func result(
    of reduction: Reduction, to label: Label, executions: Int
  ) -> ShrinkResult<Label>? {
    let values = reduction.sequence.values
    guard let violation = replay(values).violation else { return nil }
    return ShrinkResult(
      label: label, rank: reduction.target.rank, violation: violation, executions: executions,
      successes: reduction.successes, status: reduction.isStopped ? .stopped : .minimal)
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

  /// The choices of the case.
  public var sequence: ChoiceSequence { rank.sequence }
  /// What to shrink further, if the budget ended this.
  public var resume: [Choice.Value]? { status == .stopped ? rank.sequence.values : nil }
}
