/// What has to be done to text before it stands in HTML, SVG or XML.
enum Markup {
  /// Text between tags or in quotes: markup becomes character references, and control characters
  /// and others that XML 1.0 forbids are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text in an attribute of XML, in which line ends have to be references to stay what they are.
  static func attribute(_ text: String) -> String {
    var result = ""
    for character in escaped(text).unicodeScalars {
      switch character {
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Whether XML 1.0 can hold a character.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xa, 0xd: true
    case 0x20...0x7e, 0xa0...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
    default: false
    }
  }

  /// A JSON document in an element of a page, where no `<` may end the element.
  static func json(_ value: JSONValue, id: String) -> String {
    var text = ""
    for scalar in value.compact.unicodeScalars {
      switch scalar {
      case "<": text += "\\u003c"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>"
  }
}
