/// What judging one case showed.
public enum Verdict<Label: Hashable & Comparable & Sendable>: Sendable {
  /// Everything that was claimed held.
  case holds
  /// The case does not meet a condition, so that it shows nothing.
  case rejected
  /// Something that was claimed did not hold.
  case violated(Violation<Label>)
}

/// What a case violates, named by labels that the caller chooses.
///
/// A label is the identity of a finding: two cases with the same label are taken to show the same
/// mistake. It should name what is wrong and not carry numbers.
public struct Violation<Label: Hashable & Comparable & Sendable>: Sendable, Hashable {
  /// What was violated first in the case.
  public let first: Label
  /// What else was violated later in the case, without repetitions and without `first`.
  public let later: [Label]
  /// How many of the case's choices had been made use of when `first` was violated, if known.
  ///
  /// Elements that begin after them cannot matter, and are cut off before anything else.
  public let choicesUsed: Int?

  /// Names what a case violates; repetitions among the later ones are dropped.
  public init(first: Label, later: [Label] = [], choicesUsed: Int? = nil) {
    var kept: [Label] = []
    for label in later where label != first && !kept.contains(label) { kept.append(label) }
    self.first = first
    self.later = kept
    self.choicesUsed = choicesUsed
  }

  /// Tells whether the label is violated, first or later.
  public func contains(_ label: Label) -> Bool {
    first == label || later.contains(label)
  }
}
