import Testing

@testable import Gestures

/// A cursor takes what fits and stays where it is when something does not.
struct LineCursorTests {
  private func cursor(_ text: String) throws -> LineCursor {
    let line = try #require(try ScriptLines.split(Array(text.utf8), file: "f").first)
    return LineCursor(file: "f", line: line)
  }

  @Test func wordsAreTakenInOrder() throws {
    var cursor = try cursor("a 3.5 7 50% name")
    let (wrong, right) = (cursor.take("b"), cursor.take("a"))
    #expect(!wrong && right)
    let numbers = (
      try cursor.number("n", in: 0...4), try cursor.whole("w", in: 0...9), try cursor.percent("p")
    )
    #expect(numbers == (3.5, 7, 0.5))
    let name = try cursor.name("n")
    #expect(name == "name")
    try cursor.end()
    #expect(cursor.next == nil)
    #expect(cursor.column == 17)
  }

  @Test func aMistakePointsAtTheWordThatDoesNotFit() throws {
    let texts = ["x 12 3", "x 2.5.1 3", "x -1 3"]
    for text in texts {
      var cursor = try cursor(text)
      try cursor.expect("x")
      do {
        _ = try cursor.number("a number", in: 0...9)
        Issue.record("\(text) was taken")
      } catch {
        #expect(error.description.hasPrefix("f:1:3: expected a number"))
      }
      #expect(cursor.column == 3)
    }
  }

  @Test func percentagesAreExact() throws {
    for text in ["33.33", "0.1", "99.999", "7", "14.285714285714285"] {
      var cursor = try cursor(text + "%")
      let value = try cursor.percent("p")
      #expect(DecimalText.text(value, shift: 2) == text)
    }
  }
}
