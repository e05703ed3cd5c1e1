import Testing

@testable import Reporting

@Suite struct TextStyleTests {
  @Test func paintsOnlyWhenAsked() {
    #expect(TextStyle().paint("held", .good) == "held")
    #expect(TextStyle(usesColour: true).paint("held", .good) == "\u{1b}[32mheld\u{1b}[0m")
    #expect(TextStyle(usesColour: true).paint("", .good) == "")
  }

  @Test func wrapsAtBlanksAndNeverInWords() {
    let style = TextStyle(columns: 40)
    let text = String(repeating: "word ", count: 12) + String(repeating: "x", count: 60)
    let lines = style.wrap(text, indent: 2, hanging: 2)
    #expect(lines.count == 3)
    #expect(lines[0] == "  " + Array(repeating: "word", count: 7).joined(separator: " "))
    #expect(lines[1].hasPrefix("    word word"))
    #expect(lines[2] == "    " + String(repeating: "x", count: 60))
    #expect(style.wrap("", indent: 2) == [])
  }

  @Test func keepsToWidthsThatCanBeRead() {
    #expect(TextStyle(columns: 3).columns == 40)
    #expect(TextStyle(columns: 3_000).columns == 100)
  }

  @Test func padsOnBothSides() {
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("ab".padded(toLeft: 4) == "  ab")
    #expect("abcde".padded(to: 4) == "abcde")
  }
}
