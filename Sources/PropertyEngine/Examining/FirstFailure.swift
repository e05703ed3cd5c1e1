extension Examiner {
  /// Draws cases until one violates something.
  ///
  /// The first case is the simplest; after that sizes grow from `sizes.lowerBound` to its upper
  /// bound over a hundred cases, because a small first failure is cheap to shrink. Each case has a
  /// seed of its own, so that it does not depend on how much its predecessors drew.
  public func firstFailure(
    seed: UInt64, attempts: Int, sizes: ClosedRange<Int> = 1...100
  ) -> FirstFailure<Label>? {
    precondition(attempts > 0, "\(attempts) attempts cannot find anything")
    var seeds = SplittableRandom(seed: seed)
    for attempt in 0..<attempts {
      let size = min(sizes.lowerBound + attempt, sizes.upperBound)
      let random = seeds.split()
      let outcome = attempt == 0 && sizes.lowerBound < 100 ? replay([]) : draw(random, size: size)
      if let violation = outcome.violation {
        return FirstFailure(
          sequence: outcome.sequence, violation: violation, executions: attempt + 1)
      }
    }
    return nil
  }
}

/// The first case of a search that violates something.
public struct FirstFailure<Label: Hashable & Comparable & Sendable>: Sendable {
  /// The choices of the case.
  public let sequence: ChoiceSequence
  /// What the case violates.
  public let violation: Violation<Label>
  /// How many cases were executed, this one included.
  public let executions: Int
}
