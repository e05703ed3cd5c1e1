/// All that is kept of one execution.
public struct Outcome<Label: Hashable & Comparable & Sendable>: Sendable {
  /// How an execution ended.
  public enum Ending: Sendable, Hashable {
    /// The case was judged, and everything held.
    case holds
    /// The case was given up while it was drawn, or judged to show nothing.
    case rejected
    /// The case was cut off because it had too many choices.
    case tooLarge
    /// The case was not judged, because it is not simpler than one already known.
    case unjudged
    /// The case violates something.
    case violated(Violation<Label>)
  }

  /// How simple the case is, and its choices.
  public let rank: Rank
  /// How the execution ended.
  public let ending: Ending

  /// The choices that were made.
  public var sequence: ChoiceSequence { rank.sequence }

  /// What the case violates, if it was judged and violates something.
  public var violation: Violation<Label>? {
    if case .violated(let violation) = ending { violation } else { nil }
  }
}

/// How simple a case is: first its key, then the number of its choices, then the choices.
public struct Rank: Sendable, Hashable {
  /// The numbers that are compared first.
  public let key: [Double]
  /// The choices that are compared next.
  public let sequence: ChoiceSequence

  /// Ranks a case; keys of one subject should have the same length, else the shorter is simpler.
  public init(key: [Double], sequence: ChoiceSequence) {
    precondition(key.allSatisfy { !$0.isNaN }, "key \(key) has a part that is not a number")
    self.key = key
    self.sequence = sequence
  }

  /// Tells whether a case of this rank is simpler than one of the other.
  public func isSimpler(than other: Rank) -> Bool {
    for (mine, its) in zip(key, other.key) where mine != its { return mine < its }
    if key.count != other.key.count { return key.count < other.key.count }
    return ChoiceSequence.isSimpler(sequence, than: other.sequence)
  }
}
