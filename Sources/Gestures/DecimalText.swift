/// Numbers as people write them: the shortest decimals that read back as the same `Double`.
///
/// A shift moves the point while the digits stay, so that 0.3333 is written as 33.33 percent and
/// read back as exactly 0.3333, which a multiplication by 100 would not promise.
enum DecimalText {
  /// The shortest decimals of `value` · 10^`shift` that read back with the same shift.
  static func text(_ value: Double, shift: Int = 0) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
    var (digits, point) = digits(of: value.magnitude)
    point += shift
    let sign = value < 0 ? "-" : ""
    let count = digits.utf8.count
    if point > 21 || point < -6 {
      let tail = digits.dropFirst()
      return sign + digits.prefix(1) + (tail.isEmpty ? "" : "." + tail) + "e\(point - 1)"
    }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= count { return sign + digits + String(repeating: "0", count: point - count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// The significant digits of a positive number, and where its point stands before or in them.
  ///
  /// 12.5 gives ("125", 2) and 0.005 gives ("5", -2).
  static func digits(of value: Double) -> (digits: String, point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    let text = Array(value.description.utf8)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
      index += 1
    }
    var place = (point ?? digits.count) + exponent
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    place -= leading
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (String(decoding: digits, as: UTF8.self), place)
  }

  /// How much there is to write of a positive number: its significant digits, or its decimals where
  /// they are more.
  static func digitCount(of value: Double) -> Int {
    // Most numbers have few decimals: an integer that divides back to the value needs no text.
    var power = 1.0
    for decimals in 0..<4 {
      let scaled = (value * power).rounded(.toNearestOrEven)
      if scaled < 1e15, scaled / power == value {
        var rest = Int(scaled)
        while rest != 0, rest % 10 == 0 { rest /= 10 }
        var count = 0
        while rest != 0 {
          count += 1
          rest /= 10
        }
        return max(count, decimals)
      }
      power *= 10
    }
    let (digits, point) = digits(of: value)
    return max(digits.utf8.count, digits.utf8.count - point)
  }

  /// The number that a text spells, times 10^-`shift`, or nil where it spells none.
  ///
  /// Signs, digits, one point and an exponent: no hexadecimal, no infinity, no NaN. A number that
  /// is too large for a `Double` is infinite, so that a range check refuses it.
  static func value(_ text: String, shift: Int = 0) -> Double? {
    let bytes = Array(text.utf8)
    guard let (mantissa, exponent) = split(bytes) else { return nil }
    let body = String(decoding: bytes[..<mantissa], as: UTF8.self)
    guard let value = Double(body + "e\(exponent - shift)") else { return nil }
    return value == 0 ? 0 : value
  }

  /// The length of the mantissa and the exponent, or nil where the bytes spell no number.
  private static func split(_ bytes: [UInt8]) -> (mantissa: Int, exponent: Int)? {
    guard bytes.count <= 400 else { return nil }
    var index = 0
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { index = 1 }
    let whole = run(bytes, &index)
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = run(bytes, &index)
      if fraction == 0 { return nil }
    }
    guard whole > 0 else { return nil }
    let mantissa = index
    guard index < bytes.count else { return (mantissa, 0) }
    guard bytes[index] | 0x20 == UInt8(ascii: "e"), bytes.count - index <= 6 else { return nil }
    guard let exponent = Int(String(decoding: bytes[(index + 1)...], as: UTF8.self)) else {
      return nil
    }
    return (mantissa, exponent)
  }

  private static func run(_ bytes: [UInt8], _ index: inout Int) -> Int {
    let start = index
    while index < bytes.count,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    {
      index += 1
    }
    return index - start
  }
}
