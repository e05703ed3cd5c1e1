/// How reports are laid out and coloured for a reader.
///
/// Without colour a report is plain text whose words carry everything; colour only repeats them.
public struct TextStyle: Equatable, Sendable {
  /// Whether escape sequences for colours may be used.
  public var usesColour: Bool
  /// How many columns there are.
  public var columns: Int

  /// A style; fewer than 40 columns are taken as 40, more than 100 as 100.
  public init(usesColour: Bool = false, columns: Int = 80) {
    self.usesColour = usesColour
    self.columns = min(100, max(40, columns))
  }

  /// What a piece of text stands for.
  enum Meaning {
    case good
    case bad
    case doubtful
    case strong
    case faint

    var code: String {
      switch self {
      case .good: "32"
      case .bad: "1;31"
      case .doubtful: "33"
      case .strong: "1"
      case .faint: "2"
      }
    }
  }

  func paint(_ text: String, _ meaning: Meaning) -> String {
    usesColour && !text.isEmpty ? "\u{1b}[\(meaning.code)m\(text)\u{1b}[0m" : text
  }

  /// The text broken at blanks into lines of at most so many columns; a longer word is not broken.
  static func lines(of text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The text broken at blanks into lines that fit, each after an indent.
  func wrap(_ text: String, indent: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: indent + hanging)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
    return lines
  }
}

extension String {
  /// The text with blanks after it, at least `width` long.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text with blanks before it, at least `width` long.
  func padded(toLeft width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
