import Foundation
import Reporting
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0.0"), (12.0, "12"), (-3.0, "-3"), (0.1, "0.1"), (1e-7, "1e-07"),
    (1e300, "1e+300"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992.0"), (.infinity, "\"inf\""),
    (-.infinity, "\"-inf\""), (.nan, "\"nan\""),
  ])
  func writesNumbers(_ number: Double, _ text: String) {
    #expect(JSONValue.number(number).line == text)
  }

  @Test func numbersReadBackAsTheSameValue() throws {
    var bits: UInt64 = 88_172_645_463_325_252
    for _ in 0..<2_000 {
      bits ^= bits << 13
      bits ^= bits >> 7
      bits ^= bits << 17
      let number = Double(bitPattern: bits)
      if !number.isFinite { continue }
      #expect(Double(JSONValue.number(number).line) == number)
    }
  }

  @Test func escapesStrings() throws {
    let text =
      "quote \" backslash \\ line\nreturn\r tab\t null\0 escape\u{1b} c1\u{9f} ümläut 😀 </script>"
    let line = JSONValue.array([.string(text)]).line
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String]
    #expect(read == [text])
  }

  @Test func breaksWhatIsNotFlatOrTooLong() {
    let long = JSONValue.string(String(repeating: "x", count: 100))
    let value: JSONValue = ["a": [], "b": [1, 2], "c": ["d": ["e": [1]]], "f": [long]]
    let expected = """
      {
        "a": [],
        "b": [1, 2],
        "c": {
          "d": {
            "e": [1]
          }
        },
        "f": [
          \(long.line)
        ]
      }

      """
    #expect(value.text == expected)
  }
}
