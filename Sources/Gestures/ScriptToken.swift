import PropertyEngine

/// Scripts as one word that every shell takes as it is.
///
///     let token = script.token                   // nc1-2kX0ZAEz…
///     let same = try Script(token: token)
///
/// The word is `nc`, the version of the form, a hyphen, and bytes in base64 for URLs: four bytes of
/// checksum, then the choices that are not the simplest, each after the number of simplest ones
/// before it. It holds the whole script: strategy, promise, assumptions, scene and steps.
extension Script {
  /// The version of the token's form that this program writes and reads.
  ///
  /// It changes with the form and with everything that decides what choices mean: the coding of
  /// scripts and the limits of their numbers.
  public static let tokenVersion = 1

  /// The script as a token, or nil where it is not within the limits.
  public var token: String? {
    guard let choices else { return nil }
    let bytes = TokenBytes.encode(choices.choices)
    return "nc\(Script.tokenVersion)-" + Base64.text(TokenBytes.checksum(bytes) + bytes)
  }

  /// Whether a word is meant to be a token.
  public static func looksLikeToken(_ word: String) -> Bool { TokenParts(word) != nil }

  /// Reads a token.
  ///
  /// - Throws: `TokenError` that says what is wrong with it.
  public init(token: String) throws(TokenError) {
    guard let parts = TokenParts(token) else { throw .noToken }
    guard parts.version == "\(Script.tokenVersion)" else { throw .otherVersion(parts.version) }
    guard let bytes = Base64.bytes(parts.body), bytes.count >= 4 else { throw .damaged }
    let body = Array(bytes[4...])
    guard Array(bytes[..<4]) == TokenBytes.checksum(body),
      let values = TokenBytes.decode(body)
    else { throw .damaged }
    self.init(choices: values)
    guard self.token == token else { throw .damaged }
  }
}

/// What is wrong with a token.
public enum TokenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is none.
  case noToken
  /// Another version of the program wrote it.
  case otherVersion(String)
  /// A part is missing, or was changed.
  case damaged

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .noToken:
      "This is no token: a token begins with 'nc\(Script.tokenVersion)-'."
    case .otherVersion(let version):
      "The token was written in version \(version) of the form, and this program reads version "
        + "\(Script.tokenVersion). Replay it with the program that wrote it, or replay the saved "
        + "script instead: scripts outlive versions."
    case .damaged:
      "The token is damaged: its checksum does not fit. Copy the whole word again, from 'nc' to "
        + "its end, or replay the saved script instead."
    }
  }
}

/// The version and the body of a token.
private struct TokenParts {
  let version: String
  let body: Substring

  init?(_ word: String) {
    guard word.hasPrefix("nc"), let hyphen = word.firstIndex(of: "-") else { return nil }
    let digits = word[word.index(word.startIndex, offsetBy: 2)..<hyphen]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    version = String(digits)
    body = word[word.index(after: hyphen)...]
  }
}

/// Choices as bytes: numbers of seven bits a byte, lowest first.
enum TokenBytes {
  /// The first four bytes of the FNV-1a hash.
  static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (0..<4).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  }

  static func encode(_ choices: [Choice]) -> [UInt8] {
    var bytes: [UInt8] = []
    var skipped: UInt64 = 0
    for choice in choices {
      guard !choice.isSimplest else {
        skipped += 1
        continue
      }
      append(skipped, to: &bytes)
      append(choice.value, to: &bytes)
      skipped = 0
    }
    return bytes
  }

  /// The values, or nil where the bytes end in the middle of one.
  ///
  /// A value that is no number stands for the simplest one, whatever the kind of the choice.
  static func decode(_ bytes: [UInt8]) -> [Choice.Value]? {
    var values: [Choice.Value] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let skipped = number(&rest), values.count + Int(clamping: skipped) < Script.choiceLimit,
        let value = value(&rest)
      else { return nil }
      values += Array(repeating: .real(.nan), count: Int(skipped))
      values.append(value)
    }
    return values
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while let byte = bytes.popFirst(), shift < 64 {
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  /// An integer is 0 and its zigzag; a real number its decimals, told apart by their exponent.
  private static func append(_ value: Choice.Value, to bytes: inout [UInt8]) {
    switch value {
    case .integer(let value):
      bytes.append(0)
      append(UInt64(bitPattern: (value << 1) ^ (value >> 63)), to: &bytes)
    case .real(let value):
      let (digits, point) = value == 0 ? ("0", 1) : DecimalText.digits(of: value.magnitude)
      let exponent = point - digits.utf8.count
      if let mantissa = UInt64(digits), mantissa < 1 << 62, (-60...60).contains(exponent) {
        bytes.append(UInt8(64 + exponent))
        append(mantissa << 1 | (value < 0 ? 1 : 0), to: &bytes)
      } else {
        bytes.append(255)
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
      }
    }
  }

  private static func value(_ bytes: inout ArraySlice<UInt8>) -> Choice.Value? {
    guard let kind = bytes.popFirst() else { return nil }
    if kind == 255 {
      guard bytes.count >= 8 else { return nil }
      let pattern = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      bytes.removeFirst(8)
      return .real(Double(bitPattern: pattern))
    }
    guard let number = number(&bytes) else { return nil }
    if kind == 0 { return .integer(Int64(bitPattern: number >> 1) ^ -Int64(number & 1)) }
    guard let magnitude = Double("\(number >> 1)e\(Int(kind) - 64)") else { return nil }
    return .real(number & 1 == 0 ? magnitude : -magnitude)
  }
}

/// Base64 with the letters that URLs and shells leave alone, and without padding.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0...group.count { text.append(letters[Int(bits >> (18 - 6 * place) & 63)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func bytes(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
