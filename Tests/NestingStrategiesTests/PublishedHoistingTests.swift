import Testing

@testable import NestingStrategies

/// Each mistake of the published form is refused by the claim that it offends, and by the mended
/// form it is not made.
@MainActor @Suite(.serialized) struct PublishedHoistingTests {
  /// Which claims refuse the published form, and the mended one, on a script.
  func refused(_ lines: String...) throws -> (published: [String], mended: [String]) {
    let text = lines.joined(separator: "\n")
    return (
      try refusals(of: PublishedHoisting.self, text).keys.sorted(),
      try refusals(of: HeaderHoistingPage.self, text).keys.sorted()
    )
  }

  @Test func afterAReleaseExactlyOnAPageTheHeaderStaysInTheAirAndTheListScrollsUnderIt() throws {
    let refused = try refused(
      "steps",
      "drag list by 190 0 pt in 200 ms, by -180 0 pt in 200 ms ending at 0 pt/s, rest 300 ms",
      "drag list by 0 -90 pt in 200 ms")
    #expect(refused.published.contains("one-active-scroller"))
    #expect(refused.mended == [])
  }

  @Test func aListThatIsLeftInItsBounceRunsOnBelowTheLiftedHeader() throws {
    let refused = try refused(
      "steps", "drag list by 0 200 pt in 80 ms ending at 3000 pt/s", "wait 40 ms",
      "hold list for 300 ms; second finger tab 2 after 200 ms for 60 ms")
    #expect(refused.published.contains("one-active-scroller"))
    #expect(refused.mended == [])
  }

  @Test func aPageThatIsTooShortLetsTheHeaderDropWhenItIsPutDown() throws {
    let refused = try refused(
      "pages 40 rows of 60 pt; 1 rows of 60 pt", "policy short-page expand-header", "steps",
      "drag list by 0 -300 pt in 250 ms ending at 0 pt/s", "tap list", "tap tab 2", "wait 600 ms")
    #expect(refused.published.contains("no-header-jump"))
    #expect(refused.mended == [])
  }
}
