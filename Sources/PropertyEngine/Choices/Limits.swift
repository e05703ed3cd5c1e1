/// The range that a choice comes from, and what counts as simple in it.
public enum Limits: Sendable, Hashable {
  /// Whole numbers of a range.
  case integer(ClosedRange<Int64>, simplest: Int64, order: Order = .nearer)
  /// Finite numbers of a range; fewer significant digits are simpler.
  case real(ClosedRange<Double>, simplest: Double)

  /// Which of two whole numbers is simpler, once neither is the simplest one.
  public enum Order: UInt8, Sendable, Hashable {
    /// The one nearer to the simplest value, and of two at the same distance the greater:
    /// 0, 1, −1, 2, −2 and so on.
    case nearer
    /// Zero, then the one with fewer significant digits, then smaller magnitude, then positive:
    /// 0, 1, −1, … 9, 10, −10, 20, … 1000, … 11.
    case rounder
  }

  /// The value that shrinking heads for.
  public var simplest: Choice.Value {
    switch self {
    case .integer(_, let simplest, _): .integer(simplest)
    case .real(_, let simplest): .real(simplest)
    }
  }

  /// Tells whether the value is of the right kind and within the range.
  public func contains(_ value: Choice.Value) -> Bool {
    switch (self, value) {
    case (.integer(let range, _, _), .integer(let value)): range.contains(value)
    case (.real(let range, _), .real(let value)): value.isFinite && range.contains(value)
    default: false
    }
  }

  /// Returns the value if it fits, else the nearest one of the range, else the simplest one.
  ///
  /// Whole and real numbers are not converted into each other: a value of the other kind was meant
  /// for another choice.
  public func fitted(_ value: Choice.Value) -> Choice.Value {
    switch (self, value) {
    case (.integer(let range, _, _), .integer(let value)):
      .integer(min(max(value, range.lowerBound), range.upperBound))
    case (.real(let range, _), .real(let value)) where !value.isNaN:
      .real(min(max(value, range.lowerBound), range.upperBound) + 0)
    default: simplest
    }
  }

  /// Tells whether the range admits a single value, so that there is nothing to decide.
  public var isSingular: Bool {
    switch self {
    case .integer(let range, _, _): range.lowerBound == range.upperBound
    case .real(let range, _): range.lowerBound == range.upperBound
    }
  }

  /// Checks what the other members rely on; called wherever limits enter a case.
  func checkInvariants() {
    switch self {
    case .integer(let range, let simplest, _):
      precondition(range.contains(simplest), "simplest value \(simplest) outside \(range)")
    case .real(let range, let simplest):
      precondition(
        range.lowerBound.isFinite && range.upperBound.isFinite, "\(range) is not finite")
      precondition(range.contains(simplest), "simplest value \(simplest) outside \(range)")
    }
  }
}
