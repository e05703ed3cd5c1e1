import Testing

@testable import Invariants

@Suite struct BreachSentenceTests {
  @Test func wordsInBracesBecomeNumbersWithTheirUnit() {
    let breach = Breach(
      "page {page} moved by {actual} where {allowed} is explained, {excess} too far",
      allowed: -1.5...2, actual: 12.25, page: 1)
    #expect(
      breach.message == "page 2 moved by 12.25 pt where -1.5 to 2 pt is explained, 10.25 pt too far"
    )
  }

  @Test func oneNumberIsWrittenOnce() {
    let breach = Breach("{allowed}, not {actual}", allowed: 3...3, actual: 4, unit: .count)
    #expect(breach.message == "3, not 4")
  }

  @Test func anUnknownWordStays() {
    #expect(Breach("{what}", allowed: 0...0, actual: 1).message == "{what}")
  }
}
