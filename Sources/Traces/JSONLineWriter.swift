/// Appends JSON text to bytes, without a space and without a line break.
struct JSONLineWriter: FrameSink {
  /// What has been written.
  var bytes: [UInt8]
  private var needsComma = false

  /// A writer that appends to the given bytes.
  init(appendingTo bytes: [UInt8] = []) { self.bytes = bytes }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func open(_ bracket: Bracket) {
    separate()
    bytes.append(bracket == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    needsComma = false
  }

  mutating func close(_ bracket: Bracket) {
    bytes.append(bracket == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func number(_ value: Double) {
    separate()
    if value.isNaN {
      raw("\"nan\"")
    } else if value.isInfinite {
      raw(value < 0 ? "\"-inf\"" : "\"inf\"")
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  mutating func null() {
    separate()
    raw("null")
  }

  /// `true` or `false` under its key.
  mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    separate()
    raw(value ? "true" : "false")
  }

  /// A string under its key.
  mutating func field(_ name: StaticString, text: String) {
    key(name)
    string(text)
  }

  /// A string under a key that is known only when the program runs.
  mutating func member(_ name: String, text: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    string(text)
  }

  /// A string, with the escapes that JSON asks for.
  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\r"): raw("\\r")
      case UInt8(ascii: "\t"): raw("\\t")
      case 0..<0x20: escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    raw("\\u00")
    for digit in [byte >> 4, byte & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
