import Testing

@testable import Reporting

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  @Test func readsWhatTheWriterWrites() throws {
    let document: JSONValue = [
      "text": .string(MarkupTests.hostile), "number": 1.5, "whole": -3, "flag": true,
      "list": [1, "a", [], [:]], "none": .number(.nan),
    ]
    let read = try read(document.text)
    #expect(read["text"] == document["text"])
    #expect(read["list"] == document["list"])
    #expect(read["none"] == "nan")
    #expect(read.compact == document.compact)
    #expect(try self.read(document.compact) == read)
  }

  @Test func readsEveryEscape() throws {
    #expect(
      try read(#""\"\\\/\b\f\n\r\té😀\ud83d""#)
        == .string("\"\\/\u{8}\u{c}\n\r\té😀\u{fffd}"))
  }

  @Test func nullIsAnAbsentMember() throws {
    #expect(try read(#"{"a": null, "b": [null, 1]}"#) == ["b": [1]])
  }

  @Test(arguments: [
    ("", "line 1, column 1: it ends too early"), ("null", "nothing but null"),
    ("{\"a\" 1}", "line 1, column 6: expected ':'"), ("[1 2]", "expected ',' or ']'"),
    ("{1: 2}", "expected a key"), ("\"a", "a string does not end"),
    ("\"\\x\"", "an escape that JSON does not know"), ("[1]\n[2]", "line 2, column 1: there is"),
    ("\"\\u12g4\"", "four hexadecimal digits"), ("1e999", "expected a number"),
    ("nope", "expected a value"), ("\"a\nb\"", "a control character in a string"),
  ])
  func saysWhereAMistakeIs(_ text: String, _ words: String) {
    #expect {
      try read(text)
    } throws: { error in
      (error as? JSONMistake)?.description.contains(words) == true
    }
  }

  @Test func deepNestingIsAMistake() {
    #expect(throws: JSONMistake.self) { try read(String(repeating: "[", count: 100_000)) }
  }
}
