/// Sums and differences of values, as far as they stay within limits.
enum Arithmetic {
  /// Returns the sum, if the kinds agree and it fits the limits.
  static func sum(_ left: Choice.Value, _ right: Choice.Value, _ limits: Limits) -> Choice.Value? {
    let sum: Choice.Value
    switch (left, right) {
    case (.integer(let left), .integer(let right)):
      let (value, overflow) = left.addingReportingOverflow(right)
      if overflow { return nil }
      sum = .integer(value)
    case (.real(let left), .real(let right)): sum = .real(left + right)
    default: return nil
    }
    return limits.contains(sum) ? sum : nil
  }

  /// Returns the value with the opposite sign, if that fits the limits and makes a difference.
  static func negated(_ value: Choice.Value, _ limits: Limits) -> Choice.Value? {
    let negated: Choice.Value
    switch value {
    case .integer(let value): negated = .integer(0 &- value)
    case .real(let value): negated = .real(0 - value)
    }
    return negated != value && limits.contains(negated) ? negated : nil
  }

  /// Returns the difference, if the kinds agree and it fits the limits.
  static func difference(
    _ left: Choice.Value, _ right: Choice.Value, _ limits: Limits
  ) -> Choice.Value? {
    switch (left, right) {
    case (.integer(let left), .integer(let right)):
      let (value, overflow) = left.subtractingReportingOverflow(right)
      return !overflow && limits.contains(.integer(value)) ? .integer(value) : nil
    case (.real(let left), .real(let right)):
      return limits.contains(.real(left - right)) ? .real(left - right) : nil
    default: return nil
    }
  }

  /// Returns the sum of whole numbers brought back into the limits by their width, as when a
  /// machine word overflows; nothing if the plain sum fits.
  static func wrappedSum(
    _ left: Choice.Value, _ right: Choice.Value, _ limits: Limits
  ) -> Choice.Value? {
    guard case .integer(let range, _, _) = limits, hasEnds(limits) else { return nil }
    guard case (.integer(let left), .integer(let right)) = (left, right) else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    if overflow || range.contains(sum) { return nil }
    let width = Int64(range.upperBound.distance(above: range.lowerBound)) + 1
    let wrapped = sum > range.upperBound ? sum - width : sum + width
    return range.contains(wrapped) ? .integer(wrapped) : nil
  }

  /// Tells whether the ends of the range are there for a reason, and not because a word is full.
  static func hasEnds(_ limits: Limits) -> Bool {
    switch limits {
    case .integer(let range, _, _):
      range.upperBound.distance(above: range.lowerBound) < 1 << 48
    case .real(let range, _): range.upperBound - range.lowerBound < 0x1p48
    }
  }

  /// The ends of the range, lower first, if they are there for a reason.
  static func ends(_ limits: Limits) -> [Choice.Value] {
    guard hasEnds(limits) else { return [] }
    switch limits {
    case .integer(let range, _, _):
      return [.integer(range.lowerBound), .integer(range.upperBound)]
    case .real(let range, _): return [.real(range.lowerBound), .real(range.upperBound)]
    }
  }

  /// How far the value is from its simplest one, as a whole number of units of `grid`.
  static func distance(_ choice: Choice) -> (steps: UInt64, isBelow: Bool) {
    switch (choice.value, choice.limits) {
    case (.integer(let value), .integer(_, let simplest, _)):
      let steps = max(value, simplest).distance(above: min(value, simplest))
      return (steps, value < simplest)
    case (.real(let value), .real(_, let simplest)):
      let steps = (value - simplest).magnitude
      return (steps < 0x1p53 ? UInt64(steps) : 1 << 53, value < simplest)
    default: preconditionFailure("\(choice.value) is not of the kind of \(choice.limits)")
    }
  }

  /// Returns the value moved by whole steps, upwards or downwards, if it fits the limits.
  static func moved(_ choice: Choice, by steps: UInt64, isUp: Bool) -> Choice.Value? {
    guard let steps = Int64(exactly: steps) else { return nil }
    switch choice.value {
    case .integer:
      return sum(choice.value, .integer(isUp ? steps : -steps), choice.limits)
    case .real:
      return sum(choice.value, .real(isUp ? Double(steps) : -Double(steps)), choice.limits)
    }
  }
}
