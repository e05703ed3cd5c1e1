/// The values of a choice as steps away from the present one.
///
/// A whole number's step is one. A real's is a thousandth of its magnitude, rounded to a power of
/// ten, so that what is found reads well: around 120 steps are 0.1.
enum NumberLine {
  /// How many steps there are to the end of the range.
  static func room(_ choice: Choice, isUp: Bool) -> UInt64 {
    switch (choice.value, choice.limits) {
    case (.integer(let value), .integer(let range, _, _)):
      return isUp
        ? range.upperBound.distance(above: value) : value.distance(above: range.lowerBound)
    case (.real(let value), .real(let range, _)):
      let room = (isUp ? range.upperBound - value : value - range.lowerBound) / step(of: value)
      return room < 0x1p53 ? UInt64(room) : 1 << 53
    default: return 0
    }
  }

  /// The value some steps away, which must be within the range.
  static func value(_ choice: Choice, _ steps: UInt64, isUp: Bool) -> Choice.Value {
    switch choice.value {
    case .integer(let value):
      let step = Int64(bitPattern: steps)
      return .integer(isUp ? value &+ step : value &- step)
    case .real(let value):
      // Steps are counted on the scaled value, because sums of tenths would not stay tenths.
      let (scale, count) = (1 / step(of: value), Double(steps))
      let moved = (value * scale + (isUp ? count : -count)) / scale
      return choice.limits.fitted(.real(steps == 0 ? value : moved))
    }
  }

  /// How far apart two values are, compared with the magnitude of the first.
  static func relativeDistance(_ value: Choice.Value, _ other: Choice.Value) -> Double {
    let (one, two) = (real(value), real(other))
    return (one - two).magnitude / max(one.magnitude, 1)
  }

  private static func real(_ value: Choice.Value) -> Double {
    switch value {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  private static func step(of value: Double) -> Double {
    var step = 0.001
    while step * 10_000 <= value.magnitude && step < 0x1p40 { step *= 10 }
    return step
  }
}
