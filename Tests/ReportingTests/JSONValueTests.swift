import Reporting
import Testing

@Suite struct JSONValueTests {
  @Test func keepsKeysInOrderAndFindsThem() {
    let value: JSONValue = ["z": 1, "a": [true, "x"]]
    #expect(value.line == #"{"z": 1, "a": [true, "x"]}"#)
    #expect(value["a"] == [true, "x"])
    #expect(value["b"] == nil)
    #expect(JSONValue.array([])["a"] == nil)
  }

  @Test func writesWordsAsStrings() {
    #expect(JSONValue.hexadecimal(42) == "0x000000000000002a")
    #expect(JSONValue.strings(["a", "b"]).line == #"["a", "b"]"#)
  }
}
