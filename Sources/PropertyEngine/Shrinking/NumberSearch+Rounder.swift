extension NumberSearch {
  /// Looks for a number with fewer digits, and among those for the smallest.
  func searchRounder(_ start: ShortestDecimal, _ value: (ShortestDecimal) -> Choice.Value?) {
    func accepts(_ decimal: ShortestDecimal) -> Bool {
      guard let proposed = value(decimal) else { return false }
      return attempt(proposed)
    }
    // Of the values that are not the simplest one, zero is the simplest.
    if start.mantissa == 0 || accepts(ShortestDecimal(Int64(0))) { return }
    var current = start
    if current.mantissa < 0 {
      let positive = ShortestDecimal(mantissa: -current.mantissa, exponent: current.exponent)
      if accepts(positive) { current = positive }
    }
    current = fewerDigits(current, accepts)
    lower(current, accepts)
  }

  /// Rounds towards zero and away from it, to one digit, to two and so on.
  private func fewerDigits(
    _ start: ShortestDecimal, _ accepts: (ShortestDecimal) -> Bool
  ) -> ShortestDecimal {
    var digits = 1
    while digits < start.digits {
      var unit: Int64 = 1
      for _ in digits..<start.digits { unit *= 10 }
      let truncated = start.mantissa / unit
      for mantissa in [truncated, truncated + start.mantissa.signum()] {
        let rounded = ShortestDecimal(
          mantissa: mantissa, exponent: start.exponent + start.digits - digits)
        if accepts(rounded) { return rounded }
      }
      digits += 1
    }
    return start
  }

  /// Keeps the digits and lowers the magnitude: first the exponent, then the mantissa.
  private func lower(_ start: ShortestDecimal, _ accepts: (ShortestDecimal) -> Bool) {
    // With more decimals than digits a number would be longer, so not simpler.
    let most = UInt64(max(start.exponent + start.digits, 0))
    let shift = Bisection.furthest(most: most) {
      accepts(
        ShortestDecimal(mantissa: start.mantissa, exponent: start.exponent - Int($0)))
    }
    let exponent = start.exponent - Int(shift)
    lowerMantissa(start.mantissa, exponent, accepts)
  }

  private func lowerMantissa(
    _ mantissa: Int64, _ exponent: Int, _ accepts: (ShortestDecimal) -> Bool
  ) {
    let sign = mantissa.signum()
    let step = Bisection.furthest(most: mantissa.magnitude - 1) {
      accepts(ShortestDecimal(mantissa: mantissa - sign * Int64($0), exponent: exponent))
    }
    let reached = mantissa - sign * Int64(step)
    // One digit that cannot be lowered further may become a nine of the next smaller power.
    guard reached.magnitude == 1, step > 0 || mantissa.magnitude == 1 else { return }
    let nine = ShortestDecimal(mantissa: sign * 9, exponent: exponent - 1)
    if accepts(nine) { lowerMantissa(sign * 9, exponent - 1, accepts) }
  }
}
