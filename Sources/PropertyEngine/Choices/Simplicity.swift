/// The place of a value in its choice's order: of two, the smaller is the simpler one.
///
/// The order is total on the values of one choice. From simplest to least simple: the simplest
/// value, zero, fewer significant digits (reals and `.rounder` integers only; of a real the decimals
/// where they are more), smaller magnitude, positive before negative. Nearness of `.nearer` integers is measured from the simplest value.
public struct Simplicity: Sendable, Hashable, Comparable {
  /// 0 for the simplest value, 1 for zero, else one more than the number of significant digits.
  let digits: Int
  /// The magnitude of an integer, or the bits of a real's; both grow with the magnitude.
  let magnitude: UInt64
  let isNegative: Bool

  /// Measures a value within its limits.
  public init(of value: Choice.Value, within limits: Limits) {
    switch (value, limits) {
    case (.integer(let value), .integer(_, let simplest, .nearer)):
      digits = 0
      magnitude = max(value, simplest).distance(above: min(value, simplest))
      isNegative = value < simplest
    case (.integer(let value), .integer(_, let simplest, .rounder)):
      digits = value == simplest ? 0 : 1 + ShortestDecimal(value).digits
      magnitude = value == simplest ? 0 : value.magnitude
      isNegative = value != simplest && value < 0
    case (.real(let value), .real(_, let simplest)):
      digits = value == simplest ? 0 : 1 + ShortestDecimal(value).length
      magnitude = value == simplest ? 0 : value.magnitude.bitPattern
      isNegative = value != simplest && value < 0
    default:
      preconditionFailure("\(value) is not of the kind of \(limits)")
    }
  }

  /// Tells whether the left value is the simpler one.
  public static func < (left: Simplicity, right: Simplicity) -> Bool {
    if left.digits != right.digits { return left.digits < right.digits }
    if left.magnitude != right.magnitude { return left.magnitude < right.magnitude }
    return !left.isNegative && right.isNegative
  }
}

extension Choice {
  /// The place of the value in the choice's order.
  public var simplicity: Simplicity { Simplicity(of: value, within: limits) }
}

extension Int64 {
  /// Returns how far this number lies above the other one, which must not be greater.
  func distance(above other: Int64) -> UInt64 {
    assert(self >= other, "\(self) does not lie above \(other)")
    return UInt64(bitPattern: self &- other)
  }
}
