/// What a choice means to the passes that simplify cases.
///
/// Passes act on roles, never on what a case is made of: a pass may add one duration to another,
/// or lower every reference that pointed past a deleted element. The role does not influence
/// which value is simpler; that is decided by the choice's limits.
public enum Role: UInt8, Sendable, Hashable, CaseIterable {
  /// A number with no further meaning.
  case number
  /// An amount with a sign, such as a distance or a speed.
  case quantity
  /// A span of time; two neighbouring ones may be added up.
  case duration
  /// The index of an element, lowered when an element before it is deleted.
  case reference
  /// A direction, such as 0 for forward and 1 for backward.
  case sign
  /// A yes or no.
  case flag
  /// A kind: which of several alternatives follows.
  case pick
  /// How many elements a collection has; its elements follow.
  case count

  /// Tells whether values of this role can be added, subtracted and negated.
  public var isArithmetic: Bool {
    switch self {
    case .number, .quantity, .duration: true
    case .reference, .sign, .flag, .pick, .count: false
    }
  }
}
