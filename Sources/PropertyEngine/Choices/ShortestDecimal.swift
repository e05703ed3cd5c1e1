/// A number written with as few decimal digits as read back to the same number.
///
/// 1250 is 125 with exponent 1, −0.5 is −5 with exponent −1, and zero is 0 with exponent 0.
struct ShortestDecimal: Equatable {
  /// The digits as a whole number without trailing zeros, negative for a negative number.
  let mantissa: Int64
  /// The power of ten that the mantissa is multiplied with.
  let exponent: Int

  init(mantissa: Int64, exponent: Int) {
    var (mantissa, exponent) = (mantissa, mantissa == 0 ? 0 : exponent)
    while mantissa != 0 && mantissa % 10 == 0 {
      mantissa /= 10
      exponent += 1
    }
    self.mantissa = mantissa
    self.exponent = exponent
  }

  init(_ value: Int64) {
    self.init(mantissa: value, exponent: 0)
  }

  /// Reads the digits that the standard library prints, which are the shortest.
  init(_ value: Double) {
    assert(value.isFinite, "\(value) has no digits")
    var (mantissa, fraction, exponent): (Int64, Int, Int) = (0, 0, 0)
    var (isFraction, isExponent, isExponentNegative) = (false, false, false)
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isExponentNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        if isExponent {
          exponent = exponent * 10 + digit
        } else if mantissa < 1_000_000_000_000_000_00 {
          mantissa = mantissa * 10 + Int64(digit)
          if isFraction { fraction += 1 }
        }
      default: break
      }
    }
    self.init(
      mantissa: value < 0 ? -mantissa : mantissa,
      exponent: (isExponentNegative ? -exponent : exponent) - fraction)
  }

  /// How many digits the mantissa has; none for zero.
  var digits: Int {
    var (rest, digits) = (mantissa.magnitude, 0)
    while rest > 0 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  /// How much there is to write: the digits of the mantissa, or the decimals where they are more.
  ///
  /// Without the decimals 1e-22 would be as simple as 1, and smaller.
  var length: Int { max(digits, -exponent) }

  /// The number, if the nearest double can be found exactly with one multiplication or division.
  var real: Double? {
    guard (-22...22).contains(exponent), mantissa.magnitude < 1 << 53 else { return nil }
    let power = Self.power(exponent.magnitude)
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// The number, if it is a whole one that fits 64 bits.
  var integer: Int64? {
    guard (0...18).contains(exponent) else { return nil }
    var result = mantissa
    for _ in 0..<exponent {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    }
    return result
  }

  private static func power(_ exponent: UInt) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
