import NestCheck
import Testing

@testable import Reporting

@Suite struct CheckResultReadingTests {
  private func read(_ document: JSONValue) throws -> CheckResult {
    try CheckResult.read(JSONValue(parsing: Array(document.text.utf8))).result
  }

  @Test func readsBackWhatWasWritten() throws {
    var result = Samples.violated
    result.findings.append(Samples.shrunkFinding)
    result.findings[1].violation.expectedHigh = .infinity
    result.shard = Shard(index: 2, count: 4)
    result.stopped = .limit
    result.coverage = [
      CoverageRow(
        strategy: "dumb-jump", name: "bounce", count: 30, of: 60, required: 0.1, counts: false)
    ]
    let context = Samples.context("check")
    let read = try CheckResult.read(
      JSONValue(parsing: Array(result.json(context).text.utf8)))
    #expect(read.tool == Samples.tool)
    #expect(read.result.json(context).text == result.json(context).text)
    #expect(CheckText().report(read.result) == CheckText().report(result))
  }

  @Test func aReportIsReadLikeAResult() throws {
    #expect(try read(Samples.held.json(Samples.context("report"))) == Samples.held)
  }

  @Test func otherDocumentsAreRefused() {
    let documents: [(JSONValue, String)] = [
      ([:], "'schema' is missing"), (["schema": "1"], "'schema' is not of its kind"),
      (["schema": 2], "it has schema 2"),
      (["schema": 1, "command": "replay"], "it is the result of 'replay'"),
      (["schema": 1, "command": "check"], "'seed' is missing"),
      (
        ["schema": 1, "command": "check", "seed": "0x1", "stopped": "tired"],
        "'stopped' is 'tired', which this program does not know"
      ),
    ]
    for (document, words) in documents {
      #expect {
        try read(document)
      } throws: { error in
        (error as? JSONMistake)?.description.hasPrefix(words) == true
      }
    }
  }

  @Test func aScriptThatCannotBeReadIsSaid() throws {
    let text = Samples.violated.json(Samples.context("check")).text
      .replacing("nestcheck script 1", with: "nestcheck script 99")
    #expect {
      _ = try CheckResult.read(JSONValue(parsing: Array(text.utf8)))
    } throws: { error in
      (error as? JSONMistake)?.description.hasPrefix("its script cannot be read") == true
    }
  }
}
