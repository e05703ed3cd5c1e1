import Testing

@testable import Gestures

/// A mistake is one line that begins with its place.
struct SourceMistakeTests {
  @Test func aMistakeIsOneLine() {
    var mistake = SourceMistake(
      file: "a.script", line: 7, column: 6, expected: "a region", found: "'lisst'")
    #expect(mistake.description == "a.script:7:6: expected a region, found 'lisst'")
    mistake.suggestion = "list"
    #expect(
      ScriptError.mistake(mistake).description
        == "a.script:7:6: expected a region, found 'lisst'; did you mean 'list'?")
  }

  @Test func quotedTextIsShortAndPrintable() {
    #expect(SourceMistake.quoted("a\u{1b}[0m\u{0}") == "'a\\u{1b}[0m\\u{0}'")
    let long = String(repeating: "x", count: 100_000)
    #expect(SourceMistake.quoted(long) == "'" + String(repeating: "x", count: 40) + "…'")
  }
}
