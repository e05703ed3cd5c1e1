import NestCheck
import Reporting
import Testing

@Suite struct FindingJSONTests {
  @Test func holdsEveryNumberOfTheViolation() {
    let json = Samples.finding.json
    #expect(json["identity"] == "dumb-jump/no-header-jump/touch")
    #expect(json["frame"] == 57)
    #expect(json["step"] == 2)
    #expect(json["expected"]?.line == #"{"low": -2, "high": 0}"#)
    #expect(json["actual"]?.line == "-14.3")
    #expect(json["measure"] == "change")
    #expect(json["excess"]?.line == "12.3")
    #expect(json["onScreen"]?.line == #"{"points": 12.3, "milliseconds": 33.4}"#)
    #expect(json["steps"] == 3)
    #expect(json["assumptions"]?["bounce-catch"] == "raw")
    #expect(json["alsoViolates"] == ["offsets-clamped"])
  }

  @Test func leavesOutWhatHasNoContent() {
    var finding = Samples.finding
    finding.violation = ViolationRecord(frame: 0, phase: .rest, message: "It moved.")
    finding.alsoViolates = []
    finding.seed = nil
    let json = finding.json
    for key in [
      "seed", "step", "expected", "actual", "excess", "onScreen", "token", "original", "shrink",
      "alsoViolates", "explanation", "savedTo", "replayed",
    ] {
      #expect(json[key] == nil, "\(key) is there")
    }
  }

  @Test func infinitiesAreStrings() {
    var finding = Samples.finding
    finding.violation.actual = .nan
    finding.violation.expectedHigh = .infinity
    #expect(finding.json["actual"]?.line == "\"nan\"")
    #expect(finding.json["expected"]?["high"]?.line == "\"inf\"")
  }

  @Test func holdsWhatShrinkingAdds() {
    let json = Samples.shrunkFinding.json
    #expect(json["token"] == "n1-abc")
    #expect(json["shrink"]?["executions"] == 212)
    #expect(json["shrink"]?["status"] == "minimal")
    guard case .array(let history) = json["shrink"]?["history"] else {
      Issue.record("no history")
      return
    }
    #expect(
      history.first?.line
        == #"{"executions": 1, "steps": 13, "features": 4, "frames": 812, "numbers": 60}"#)
    #expect(json["original"]?["message"] == "It was larger.")
    #expect(json["replayed"]?.line == #"{"times": 3, "of": 3}"#)
  }
}
