import Testing

@testable import Gestures

struct NearestWordTests {
  private static let examples: [(String, String?)] = [
    ("lisst", "list"), ("lits", "list"), ("LIST", "list"), ("heder", "header"), ("lest", "left"),
    ("xyz", nil), ("", nil), ("list", nil), ("l", nil), ("headerrrrr", nil),
  ]

  @Test(arguments: examples)
  func theNearestWordIsGivenWhenItIsNear(word: String, nearest: String?) {
    #expect(NearestWord.of(word, among: ["header", "left", "list", "screen"]) == nearest)
  }

  @Test func theFirstOfEquallyNearWordsIsGiven() {
    #expect(NearestWord.of("bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func hugeWordsAreNotCompared() {
    #expect(NearestWord.of(String(repeating: "a", count: 100_000), among: ["a"]) == nil)
  }
}
