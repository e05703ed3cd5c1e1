extension JSONValue {
  /// The document as text: two spaces a level, one member a line, a line end at the end.
  ///
  /// Objects and arrays that hold neither and fit into a line of 100 columns are written on one
  /// line, so that a table's rows stand below one another.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self, indent: 0)
    return writer.text + "\n"
  }

  /// The document without any blank outside of strings.
  public var compact: String {
    var writer = JSONWriter(comma: ",", colon: ":")
    writer.writeOnOneLine(self)
    return writer.text
  }

  /// The document on one line, without a line end.
  public var line: String {
    var writer = JSONWriter()
    writer.writeOnOneLine(self)
    return writer.text
  }
}

/// Writes JSON into a string.
private struct JSONWriter {
  init(comma: String = ", ", colon: String = ": ") {
    self.comma = comma
    self.colon = colon
  }

  private static let lineLength = 100
  private(set) var text = ""
  private let comma: String
  private let colon: String

  mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .object(let members) where !members.isEmpty && !fits(value, indent):
      writeBlock("{", "}", members, indent: indent) { writer, member in
        writer.writeString(member.key)
        writer.text += ": "
        writer.write(member.value, indent: indent + 2)
      }
    case .array(let elements) where !elements.isEmpty && !fits(value, indent):
      writeBlock("[", "]", elements, indent: indent) { writer, element in
        writer.write(element, indent: indent + 2)
      }
    default: writeOnOneLine(value)
    }
  }

  private mutating func writeBlock<Element>(
    _ open: String, _ close: String, _ elements: [Element], indent: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: " ", count: indent + 2)
      write(&self, element)
    }
    text += "\n" + String(repeating: " ", count: indent) + close
  }

  private func fits(_ value: JSONValue, _ indent: Int) -> Bool {
    guard value.isFlat else { return false }
    var writer = JSONWriter()
    writer.writeOnOneLine(value)
    return indent + writer.text.utf8.count <= Self.lineLength
  }

  mutating func writeOnOneLine(_ value: JSONValue) {
    switch value {
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += comma }
        writeString(member.key)
        text += colon
        writeOnOneLine(member.value)
      }
      text += "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += comma }
        writeOnOneLine(element)
      }
      text += "]"
    case .string(let string): writeString(string)
    case .integer(let integer): text += String(integer)
    case .number(let number): writeNumber(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    }
  }

  private mutating func writeNumber(_ number: Double) {
    guard number.isFinite else { return writeString(number.description) }
    let isWhole = number.rounded(.towardZero) == number && number.magnitude < 0x1p53
    let isNegativeZero = number == 0 && number.sign == .minus
    text += isWhole && !isNegativeZero ? String(Int(number)) : number.description
  }

  private mutating func writeString(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue {
  /// Whether it holds neither objects nor arrays that hold anything.
  fileprivate var isFlat: Bool {
    switch self {
    case .object(let members): members.allSatisfy { $0.value.isLeaf }
    case .array(let elements): elements.allSatisfy(\.isLeaf)
    default: true
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    default: true
    }
  }
}
