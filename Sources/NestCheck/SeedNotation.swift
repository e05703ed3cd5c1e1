/// How a seed is written: decimal, hexadecimal after `0x`, or a commit hash.
///
/// A commit hash of 40 digits stands for its first 16, read as hexadecimal; a red build then needs
/// nothing but its commit. 40 digits are always a commit hash: no decimal seed is that long.
public enum SeedNotation {
  /// The seed that a text stands for, or nil.
  public static func seed(_ text: String) -> UInt64? {
    if text.utf8.count == 40 {
      guard text.utf8.allSatisfy(isHexadecimalDigit) else { return nil }
      return UInt64(text.prefix(16), radix: 16)
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy(isHexadecimalDigit) else { return nil }
      return UInt64(digits, radix: 16)
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return UInt64(text)
  }

  /// A 64-bit number as JSON holds it: `0x` and 16 digits.
  public static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// A seed as reports print it: decimal up to a million, beyond that hexadecimal.
  public static func short(_ seed: UInt64) -> String {
    seed <= 1_000_000 ? String(seed) : hexadecimal(seed)
  }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...70, 97...102: true
    default: false
    }
  }
}
