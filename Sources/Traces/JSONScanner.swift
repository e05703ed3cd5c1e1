/// Reads one line of JSON into nodes; whatever the bytes, it answers with a value or an error.
struct JSONScanner {
  private let bytes: ArraySlice<UInt8>
  private let line: Int
  private var index: Int
  /// How deep arrays and objects may nest; no trace needs more.
  private static let depthLimit = 32

  /// A scanner of one line, which is number `line`, from 1.
  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    index = bytes.startIndex
  }

  /// The one value of the line.
  static func parse(_ bytes: ArraySlice<UInt8>, line: Int) throws(TraceError) -> JSONNode {
    var scanner = JSONScanner(bytes, line: line)
    let node = try scanner.value(depth: 0)
    scanner.skipSpace()
    guard scanner.peek == nil else { throw scanner.error(expected: "the end of the line") }
    return node
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
  private var column: Int { index - bytes.startIndex + 1 }

  private func error(expected: String, at start: Int? = nil) -> TraceError {
    let position = start ?? index
    let found: String
    if position >= bytes.endIndex {
      found = "the end of the line"
    } else {
      let byte = bytes[position]
      found =
        (0x20..<0x7f).contains(byte)
        ? "\"\(Character(Unicode.Scalar(byte)))\"" : "the byte \(byte)"
    }
    return TraceError(
      line: line, column: position - bytes.startIndex + 1, expected: expected, found: found)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0d { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(TraceError) -> JSONNode {
    skipSpace()
    guard depth < Self.depthLimit else {
      throw error(expected: "at most \(Self.depthLimit) nested brackets")
    }
    let start = column
    let value: JSONNode.Value
    switch peek {
    case UInt8(ascii: "{"): value = .object(try object(depth: depth))
    case UInt8(ascii: "["): value = .array(try array(depth: depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case UInt8(ascii: "-"): value = try number()
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): value = try number()
    default: throw error(expected: "a value")
    }
    return JSONNode(line: line, column: start, value: value)
  }

  private mutating func word(
    _ text: String, _ value: JSONNode.Value
  ) throws(TraceError) -> JSONNode.Value {
    for byte in text.utf8 where !take(byte) { throw error(expected: "\"\(text)\"") }
    return value
  }

  private mutating func array(depth: Int) throws(TraceError) -> [JSONNode] {
    index += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw error(expected: "\",\" or \"]\"") }
    }
  }

  private mutating func object(depth: Int) throws(TraceError) -> [JSONNode.Member] {
    index += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error(expected: "a key in quotes") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error(expected: "\":\"") }
      members.append(.init(key: key, node: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw error(expected: "\",\" or \"}\"") }
    }
  }
}

extension JSONScanner {
  private mutating func number() throws(TraceError) -> JSONNode.Value {
    let start = index
    var isInteger = true
    _ = take(UInt8(ascii: "-"))
    let firstDigit = index
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 {
      throw error(expected: "a number without leading zeros", at: firstDigit)
    }
    if take(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw error(expected: "a number that a Double can hold", at: start)
    }
    return .double(value)
  }

  private mutating func digits() throws(TraceError) {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw error(expected: "a digit") }
  }

  private mutating func string() throws(TraceError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error(expected: "a string in UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &text)
      case 0..<0x20:
        throw error(expected: "a string without control characters")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(expected: "\"\\\"\"")
  }

  private mutating func escape(into text: inout [UInt8]) throws(TraceError) {
    let start = index
    guard let byte = peek else { throw error(expected: "an escaped character") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: try scalar(from: start))
    default: throw error(expected: "an escaped character", at: start)
    }
  }

  /// The UTF-8 of `\uXXXX`, or of two of them that form a surrogate pair.
  private mutating func scalar(from start: Int) throws(TraceError) -> [UInt8] {
    var code = try hexadecimal()
    if (0xd800..<0xdc00).contains(code), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      guard (0xdc00..<0xe000).contains(low) else {
        throw error(expected: "a surrogate pair", at: start)
      }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw error(expected: "a surrogate pair", at: start)
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(TraceError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(expected: "four hexadecimal digits")
      }
      code = code * 16 + UInt32(digit)
      index += 1
    }
    return code
  }
}
