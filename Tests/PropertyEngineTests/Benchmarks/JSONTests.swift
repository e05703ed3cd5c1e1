import Foundation
import Testing

@testable import benchmarks

@Suite struct JSONTests {
  @Test func whatIsWrittenCanBeReadBack() throws {
    let json = JSON.object([
      ("text", .string("a \"quoted\" \\ line\n\u{1}")), ("count", .integer(-7)),
      ("ratio", .number(0.125)), ("whole", .number(40)),
      ("rows", .list([.string("é"), .list([])])),
    ])
    let read = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
    #expect(read?["text"] as? String == "a \"quoted\" \\ line\n\u{1}")
    #expect(read?["count"] as? Int == -7)
    #expect(read?["ratio"] as? Double == 0.125)
    #expect((read?["rows"] as? [Any])?.first as? String == "é")
  }

  @Test func wholeNumbersHaveNoPoint() {
    #expect(JSON.number(40).text == "40")
    #expect(JSON.number(0.5).text == "0.5")
  }

  @Test func keysKeepTheirOrder() {
    #expect(JSON.object([("b", .integer(1)), ("a", .integer(2))]).text == "{\"b\": 1, \"a\": 2}")
  }
}
