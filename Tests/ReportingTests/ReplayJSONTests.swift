import Foundation
import NestCheck
import Reporting
import Testing

@Suite struct ReplayJSONTests {
  @Test func fitsItsSchema() throws {
    for result in [Samples.replays, ReplayResult()] {
      let text = result.json(Samples.context("replay")).text
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(Schema.replay.check(object) == [])
    }
  }

  @Test func saysWhatWasExpectedAndWhatCame() {
    let json = Samples.replays.json(Samples.context("replay"))
    guard case .array(let replays) = json["replays"] else {
      Issue.record("no replays")
      return
    }
    #expect(
      replays.map { $0["expected"] } == ["holds", "violates no-header-jump", nil, "violates x"])
    #expect(replays.map { $0["outcome"] } == ["held", "violated", "violated", "held"])
    #expect(replays.map { $0["asExpected"] } == [true, true, false, false])
    #expect(replays.map { $0["invariant"] } == [nil, "no-header-jump", "no-header-jump", nil])
    #expect(replays[0]["skippedSteps"] == [2, 5])
    #expect(json["exit"] == 1)
    #expect(json["travel"]?.line == #"{"header": 120.25, "list": 1830, "pager": 0}"#)
  }
}
