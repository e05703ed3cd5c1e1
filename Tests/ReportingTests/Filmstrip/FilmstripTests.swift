import Foundation
import NestCheck
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite struct FilmstripTests {
  private func strip(_ strategy: String, _ message: String? = nil) throws -> Filmstrip {
    let run = try RunDataTests.record(strategy)
    var finding = try #require(Finding(run.outcome, strategy: strategy, seed: 1))
    if let message { finding.violation.message = message }
    return Filmstrip(finding: finding, run: run)
  }

  private func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  @Test func showsTheFramesUpToTheViolation() throws {
    let strip = try strip("dumb-thrown")
    let last = try #require(strip.run.outcome.firstViolation).violation.frame
    #expect(strip.shown == Array((last - 4)...last))
    let svg = strip.svg
    #expect(isWellFormed(svg))
    for frame in strip.shown { #expect(svg.contains("frame \(frame)<")) }
    #expect(svg.contains("✕ frame \(last)"))
    #expect(svg.contains("class=\"found\"") && svg.contains("class=\"allowed\""))
    #expect(!svg.contains("http://www.w3.org/1999") && !svg.contains("href"))
  }

  @Test func aViolationInAnEarlyFrameHasFewerPictures() throws {
    let strip = try strip("dumb-shared")
    #expect(strip.shown.first == 0)
    #expect(isWellFormed(strip.svg))
  }

  @Test func aHostileMessageStaysText() throws {
    let svg = try strip("dumb-shared", MarkupTests.hostile).svg
    #expect(isWellFormed(svg))
    #expect(!svg.contains("<script") && !svg.contains("</script"))
  }

  @Test func aRunThatHoldsHasAStripToo() throws {
    let svg = Filmstrip(held: try RunDataTests.record("null-nested"), caption: "null-nested").svg
    #expect(isWellFormed(svg))
    #expect(svg.contains("✓ Held"))
    #expect(!svg.contains("class=\"found\""))
  }

  @Test func coordinatesAreShort() {
    #expect(Filmstrip.text(1.0) == "1")
    #expect(Filmstrip.text(1.234_56) == "1.23")
    #expect(Filmstrip.text(.nan) == "0")
    #expect(Filmstrip.text(-0.001) == "0")
  }
}
