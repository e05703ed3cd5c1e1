import Foundation
import NestCheck
import Reporting
import Testing

@Suite struct ReportContextTests {
  @Test func factsThatAreNotKnownAreLeftOut() throws {
    var context = Samples.context("check")
    context.tool.commit = nil
    context.tool.dirty = nil
    let tool = CheckResult(seed: 1).json(context)["tool"]
    #expect(
      tool?.line == #"{"version": "0.1.0", "build": "release", "platform": "linux-x86_64", "#
        + #""scriptFormat": 1, "generator": 1}"#)
  }

  @Test func everyReportBeginsWithSchemaAndCommand() {
    let context = Samples.context("check")
    let replay = ReplayResult().json(Samples.context("replay"))
    for (json, command) in [
      (CheckResult(seed: 1).json(context), "check"), (replay, "replay"),
      (Listing(items: []).json(Samples.context("list")), "list"),
    ] {
      guard case .object(let members) = json else {
        Issue.record("no object")
        continue
      }
      #expect(members.prefix(2).map(\.key) == ["schema", "command"])
      #expect(json["schema"] == .integer(ReportContext.schema))
      #expect(json["command"] == .string(command))
    }
  }
}
