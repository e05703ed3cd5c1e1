import Testing

@testable import NestingStrategies

/// The published drag of the bottom bar is refused by the claim that it offends; the mended one is
/// not.
@MainActor @Suite(.serialized) struct PublishedSmoothInsetTests {
  @Test func whatIsLeftOfAMovementAtTheCeilingIsLost() throws {
    let script = """
      header 900 pt
      pages 40 rows of 60 pt
      policy bottom-bar drags
      steps
      drag tab bar by 0 -600 pt in 300 ms, by 0 -215 pt in 40 ms, rest 100 ms
      """
    #expect(try refusals(of: PublishedSmoothInset.self, script)["one-active-scroller"] != nil)
    #expect(try refusals(of: SmoothInsetPage.self, script) == [:])
  }
}
