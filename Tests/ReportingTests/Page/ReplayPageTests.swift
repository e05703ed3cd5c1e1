import NestCheck
import RunFakes
import Testing

@testable import Reporting

@MainActor @Suite struct ReplayPageTests {
  private func page(_ finding: Finding) throws -> String {
    let exhibit = ReplayPage.Exhibit(
      finding: finding, run: try RunDataTests.record(), original: nil)
    return ReplayPage(
      exhibits: [exhibit], summary: "1 run.", context: Samples.context("check")
    ).html
  }

  @Test func isOneFileThatNamesNoOther() throws {
    let html = try page(Samples.finding)
    #expect(html.hasPrefix("<!doctype html>"))
    for word in ["http:", "https:", "src=", "url(\"", "@import", "<link"] {
      #expect(!html.contains(word), "it holds \(word)")
    }
    #expect(html.contains("default-src 'none'"))
  }

  @Test func aHostileMessageStaysText() throws {
    var finding = Samples.finding
    finding.violation.message = MarkupTests.hostile
    let html = try page(finding)
    let plain = try page(Samples.finding)
    let scripts = { (text: String) in text.ranges(of: "</script>").count }
    #expect(scripts(html) == scripts(plain))
    #expect(!html.contains("<!--"))
  }

  @Test func theSameRecordGivesTheSamePage() throws {
    #expect(try page(Samples.finding) == page(Samples.finding))
  }

  @Test func aRunThatHoldsHasAPageToo() throws {
    let exhibit = ReplayPage.Exhibit(
      held: try RunDataTests.record("null-plain"), caption: "null-plain", reproduce: "")
    let html = ReplayPage(
      exhibits: [exhibit], summary: "1 run.", context: Samples.context("check")
    ).html
    #expect(html.contains("<title>NestCheck: everything held</title>"))
  }

  @Test func aCrashHasAPageWithoutFrames() {
    var finding = Samples.finding
    finding.kind = .crash
    let html = ReplayPage(
      exhibits: [.init(finding: finding, run: nil)], summary: "1 run.",
      context: Samples.context("check")
    ).html
    #expect(!html.contains("id=\"run-0\""))
  }
}
