import Foundation
import NestCheck
import Testing

@testable import Reporting

/// All forms of one campaign with three findings say the same.
@MainActor @Suite struct FormatsAgreeTests {
  private static let phases: [RunPhase] = [.touch, .coast, .rest]

  private var result: CheckResult {
    var result = Samples.violated
    result.findings = Self.phases.enumerated().map { index, phase in
      var finding = Samples.finding
      finding.identity.phase = phase
      finding.violation.phase = phase
      finding.violation.frame = 100 + index
      return finding
    }
    result.strategies[0].findings = 3
    return result
  }

  private var identities: [String] { result.findings.map(\.identity.description) }

  @Test func textNamesEachWithItsFrame() {
    let text = CheckText().report(result)
    #expect(text.contains("3 findings in 60 runs"))
    for frame in 100...102 { #expect(text.contains("^ frame \(frame) (")) }
    let quiet = CheckText().quietReport(result).split(separator: "\n")
    #expect(quiet.count == 3)
    for (line, identity) in zip(quiet, identities) { #expect(line.contains(identity)) }
  }

  @Test func jsonNamesEachWithItsFrame() throws {
    let document = result.json(Samples.context("check"))
    let read = try CheckResult.read(JSONValue(parsing: Array(document.text.utf8))).result
    #expect(read.findings.map(\.identity.description) == identities)
    #expect(read.findings.map(\.violation.frame) == [100, 101, 102])
    #expect(read.strategies.map(\.findings) == [3])
  }

  @Test func junitHasACaseForEach() {
    let xml = JUnitXML(result).text
    #expect(xml.contains("tests=\"5\" failures=\"3\" errors=\"0\""))
    for phase in Self.phases {
      #expect(xml.contains("name=\"no-header-jump/\(phase.rawValue)\""))
    }
    for frame in 100...102 { #expect(xml.contains("^ frame \(frame) (")) }
  }

  @Test func githubHasAnAnnotationAndAnEntryForEach() {
    let annotations = GitHubCommands.annotations(result.findings).split(separator: "\n")
    #expect(annotations.count == 3)
    let summary = GitHubSummary().text(result, tool: Samples.tool)
    #expect(summary.hasPrefix("## NestCheck: 3 findings\n"))
    for (index, identity) in identities.enumerated() {
      #expect(annotations[index].contains("(frame \(100 + index), step 2)"))
      #expect(summary.contains("\(identity): frame \(100 + index),"))
    }
  }

  @Test func thePageHasAnExhibitForEach() throws {
    let html = ReplayPage(
      exhibits: result.findings.map { .init(finding: $0, run: nil) }, summary: "",
      context: Samples.context("check")
    ).html
    let start = try #require(html.range(of: #"id="index">"#)).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    let index = try JSONValue(parsing: Array(html[start..<end].utf8))
    guard case .array(let exhibits) = index["exhibits"] else {
      Issue.record("no exhibits")
      return
    }
    #expect(exhibits.map { $0["finding"]?["identity"] } == identities.map { .string($0) })
    #expect(exhibits.map { $0["finding"]?["frame"] } == [100, 101, 102])
  }
}
