/// A value as JSON, keys in the order in which they are given.
enum JSON {
  case string(String)
  case integer(Int)
  case number(Double)
  case list([JSON])
  case object([(String, JSON)])

  /// The value on as many lines as it has rows.
  var text: String {
    switch self {
    case .string(let string): quoted(string)
    case .integer(let value): String(value)
    case .number(let value):
      value == value.rounded(.towardZero) && value.magnitude < 1e15
        ? String(Int(value)) : value.description
    case .list(let elements):
      elements.isEmpty ? "[]" : "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.0) + ": " + $0.1.text }.joined(separator: ", ") + "}"
    }
  }

  private func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
