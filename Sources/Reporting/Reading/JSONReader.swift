/// Why a JSON document cannot be read as what it is meant to be.
public struct JSONMistake: Error, Equatable, CustomStringConvertible {
  /// What is wrong, as a phrase.
  public var description: String

  /// A mistake.
  public init(_ description: String) { self.description = description }
}

extension JSONValue {
  /// Reads a document; `null` is read as an absent member or left out of an array.
  ///
  /// - Throws: `JSONMistake` with the place of the first mistake.
  public init(parsing bytes: [UInt8]) throws(JSONMistake) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// Reads JSON into values that keep their keys in order.
private struct JSONReader {
  let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private static let deepest = 200

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONMistake) -> JSONValue {
    guard let value = try value() else { throw mistake("it holds nothing but null") }
    skipBlanks()
    if place < bytes.count { throw mistake("there is more after its end") }
    return value
  }

  private func mistake(_ text: String) -> JSONMistake {
    let before = bytes[..<min(place, bytes.count)]
    let line = before.count { $0 == 10 } + 1
    let column = place - (before.lastIndex(of: 10) ?? -1)
    return JSONMistake("line \(line), column \(column): \(text)")
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// A value, or nil for `null`.
  private mutating func value() throws(JSONMistake) -> JSONValue? {
    skipBlanks()
    guard place < bytes.count else { throw mistake("it ends too early") }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw mistake("it is nested too deeply") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func object() throws(JSONMistake) -> JSONValue {
    place += 1
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
        throw mistake("expected a key")
      }
      let key = try string()
      if !take(":") { throw mistake("expected ':'") }
      if let value = try value() { members.append(JSONValue.Member(key, value)) }
    } while take(",")
    if !take("}") { throw mistake("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONMistake) -> JSONValue {
    place += 1
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      if let value = try value() { elements.append(value) }
    } while take(",")
    if !take("]") { throw mistake("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func word() throws(JSONMistake) -> JSONValue? {
    let words: [(String, JSONValue?)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", nil),
    ]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw mistake("expected a value")
  }

  private mutating func number() throws(JSONMistake) -> JSONValue {
    let start = place
    let parts = Set("+-.eE0123456789".utf8)
    while place < bytes.count, parts.contains(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      place = start
      throw mistake("expected a number")
    }
    return .number(number)
  }

  private mutating func string() throws(JSONMistake) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] < 32 { throw mistake("a control character in a string") }
      if bytes[place] == UInt8(ascii: "\\") {
        text += Array(String(Character(try escape())).utf8)
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    guard place < bytes.count else { throw mistake("a string does not end") }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(JSONMistake) -> Unicode.Scalar {
    place += 1
    guard place < bytes.count else { throw mistake("a string does not end") }
    let letter = bytes[place]
    place += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "u"): return try unicode()
    default: throw mistake("an escape that JSON does not know")
    }
  }

  private mutating func unicode() throws(JSONMistake) -> Unicode.Scalar {
    let first = try fourDigits()
    guard (0xd800..<0xdc00).contains(first), bytes[place...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(first) ?? "\u{fffd}"
    }
    place += 2
    let second = try fourDigits()
    guard (0xdc00..<0xe000).contains(second) else { return "\u{fffd}" }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00)) ?? "\u{fffd}"
  }

  private mutating func fourDigits() throws(JSONMistake) -> UInt32 {
    let digits = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else {
      throw mistake("expected four hexadecimal digits")
    }
    place += 4
    return value
  }
}
