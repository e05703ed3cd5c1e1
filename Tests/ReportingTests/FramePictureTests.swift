import NestCheck
import Testing

@testable import Reporting

@MainActor @Suite struct FramePictureTests {
  private func picture(_ strategy: String) throws -> (lines: [String], frame: Int) {
    let run = try RunDataTests.record(strategy)
    let frame = try #require(run.outcome.firstViolation).violation.frame
    return (try #require(FramePicture(run, frame: frame)).lines, frame)
  }

  @Test func drawsTheFrameBesideTheOneBefore() throws {
    let (lines, frame) = try picture("dumb-thrown")
    #expect(lines[0].hasPrefix("frame \(frame - 1) "))
    #expect(lines[0].hasSuffix("   frame \(frame)"))
    let drawing = lines.filter { $0.hasPrefix("│") }
    #expect(drawing.count == 16)
    #expect(drawing.contains { $0.contains("header") })
    #expect(drawing.allSatisfy { $0.count <= 60 })
    #expect(drawing.contains { $0.hasSuffix("←") })
  }

  @Test func saysWhatMovedAndWhoWroteIt() throws {
    let (lines, _) = try picture("dumb-thrown")
    let header = try #require(lines.first { $0.hasPrefix("header, bottom edge") })
    #expect(header.contains("→"))
    #expect(lines.contains { $0.hasPrefix("first row, top edge") })
  }

  @Test func aFrameThatIsNotThereHasNoPicture() throws {
    let run = try RunDataTests.record("dumb-shared")
    #expect(FramePicture(run, frame: 0) == nil)
    #expect(FramePicture(run, frame: 1_000_000) == nil)
  }

  @Test func standsInTheReportOfAFinding() throws {
    let run = try RunDataTests.record("dumb-shared")
    let finding = try #require(Finding(run.outcome, strategy: "dumb-shared", seed: 1))
    let text = FindingText(finding, run: run).block(runs: nil)
    #expect(text.contains("  ┌────"))
    #expect(!FindingText(finding).block(runs: nil).contains("┌"))
  }
}
