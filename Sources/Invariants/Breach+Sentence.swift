extension Breach {
  /// The unit of the numbers of a violated claim; raw values are what stands behind a number.
  public enum Unit: String, Sendable {
    /// Points on the screen.
    case points = "pt"
    /// Pages, in parts of one.
    case pages = "pages"
    /// Milliseconds of the run.
    case milliseconds = "ms"
    /// Things that are counted; the sentence says which.
    case count = ""
  }

  /// A sentence with words in braces in the place of numbers, known when the program is built.
  ///
  /// `{actual}`, `{low}`, `{high}` and `{excess}` become numbers with their unit, `{allowed}` the
  /// allowed number or numbers, `{page}` the page's number, from 1. It costs nothing until it is
  /// read.
  public struct Sentence: ExpressibleByStringLiteral, Equatable, Sendable {
    private let words: StaticString

    /// A sentence from a literal.
    public init(stringLiteral words: StaticString) { self.words = words }

    /// The words, with their braces.
    var text: String { words.description }

    /// Whether the words are the same.
    public static func == (a: Sentence, b: Sentence) -> Bool { a.text == b.text }
  }

  /// The sentence with numbers in place of the words in braces.
  func filled(_ sentence: Sentence) -> String {
    var text = ""
    var word: String?
    for character in sentence.text {
      if character == "{" {
        word = ""
      } else if character == "}", let name = word {
        text += number(named: name)
        word = nil
      } else if word != nil {
        word?.append(character)
      } else {
        text.append(character)
      }
    }
    return text
  }

  private func number(named name: String) -> String {
    switch name {
    case "actual": measured(actual)
    case "low": measured(low)
    case "high": measured(high)
    case "excess": measured(excess)
    case "allowed": low == high ? measured(low) : "\(Self.text(low)) to \(measured(high))"
    case "page": String(page + 1)
    default: "{\(name)}"
    }
  }

  private func measured(_ value: Double) -> String {
    unit == .count ? Self.text(value) : Self.text(value) + " " + unit.rawValue
  }
}
