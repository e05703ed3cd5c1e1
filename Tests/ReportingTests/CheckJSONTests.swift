import Foundation
import NestCheck
import Reporting
import Testing

@Suite struct CheckJSONTests {
  func read(_ result: CheckResult) throws -> Any {
    let text = result.json(Samples.context("check")).text
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func fitsItsSchema() throws {
    var sharded = Samples.violated
    sharded.shard = Shard(index: 1, count: 2)
    sharded.findings.append(Samples.shrunkFinding)
    for result in [Samples.held, Samples.violated, sharded, CheckResult(seed: 0)] {
      #expect(Schema.check.check(try read(result)) == [])
    }
  }

  @Test func theSchemaRefusesWhatIsWrong() throws {
    var object = try #require(try read(Samples.held) as? [String: Any])
    object["seed"] = 42
    object["exit"] = nil
    object["surprise"] = true
    object["stopped"] = "tired"
    #expect(
      Set(Schema.check.check(object)) == [
        "$.seed is no 64-bit word", "$.exit is missing", "$.surprise is new",
        "$.stopped is none of [\"completed\", \"budget\", \"limit\", \"interrupted\", \"findings\"]",
      ])
  }

  @Test func keysStandInTheOrderOfTheContract() {
    guard case .object(let members) = Samples.violated.json(Samples.context("check")) else {
      Issue.record("no object")
      return
    }
    #expect(
      members.map(\.key) == [
        "schema", "command", "arguments", "tool", "seed", "stopped", "totals", "timing",
        "fingerprint", "strategies", "invariants", "features", "findings", "exit",
      ])
  }

  @Test func numbersAreTheOnesOfTheResult() {
    let json = Samples.violated.json(Samples.context("check"))
    #expect(json["seed"] == "0x000000000000002a")
    #expect(json["exit"] == 1)
    #expect(json["totals"]?["frames"] == 402_113)
    #expect(json["timing"]?["framesPerSecond"] == .number(402_113 / 1.5))
  }
}
