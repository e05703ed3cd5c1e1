import Testing

@testable import Gestures

/// Each mistake is answered with its place, what was expected and the nearest word.
struct ScriptParsingTests {
  /// The message for a script, with the version line put before it.
  private func message(_ lines: String) -> String {
    whole("nestcheck script 1\n" + lines)
  }

  private func whole(_ text: String) -> String {
    do {
      _ = try Script(parsing: text, file: "a.script")
      return "no mistake"
    } catch {
      return error.description
    }
  }

  @Test func theFirstLineSaysWhatItIs() {
    #expect(
      whole("")
        == "a.script:1:1: expected a first line 'nestcheck script 1', found the end of the file")
    #expect(
      whole("nestchek script 1")
        == "a.script:1:1: expected a first line 'nestcheck script 1', found 'nestchek'; "
        + "did you mean 'nestcheck'?")
    #expect(
      whole("nestcheck script") == "a.script:1:17: expected a version, found the end of the line")
  }

  @Test func anotherVersionIsAnErrorOfItsOwn() {
    #expect(
      whole("nestcheck script 2\nwhatever")
        == "a.script:1:18: this script was written in version '2' of the script format; "
        + "this program reads version 1")
    #expect(throws: ScriptError.otherVersion(file: "f", line: 1, column: 18, version: "1.5")) {
      try Script(parsing: "nestcheck script 1.5", file: "f")
    }
  }

  @Test func wordsOnceOnly() {
    #expect(
      message("bar 4 pt\nbar 5 pt") == "a.script:3:1: expected only one line 'bar', found 'bar'")
    #expect(
      message("policy bounce-top list\npolicy bounce-top list")
        == "a.script:3:8: expected only one line 'policy bounce-top', found 'bounce-top'")
    #expect(
      message("option a b\noption a c")
        == "a.script:3:8: expected only one line 'option a', found 'a'")
    #expect(
      message("assume re-clamp at-write\nassume re-clamp at-write")
        == "a.script:3:8: expected only one line 'assume re-clamp', found 're-clamp'")
  }

  @Test func keywordsAndNames() {
    #expect(
      message("heder 4 pt")
        == "a.script:2:1: expected one of strategy, expect, assume, device, header, bar, pages, "
        + "first, bottom, policy, option, steps, found 'heder'; did you mean 'header'?")
    #expect(
      message("expect hold")
        == "a.script:2:8: expected an expectation (holds, violates), found 'hold'; "
        + "did you mean 'holds'?")
    #expect(
      message("strategy three/layer")
        == "a.script:2:10: expected the name of a strategy, found 'three/layer'")
    #expect(
      message("assume bounce-cach raw").hasSuffix(
        "found 'bounce-cach'; did you mean 'bounce-catch'?"))
    #expect(
      message("assume bounce-catch row")
        == "a.script:2:21: expected a value of bounce-catch (inverse-band, raw), found 'row'; "
        + "did you mean 'raw'?")
  }

  @Test func atMostAThousandSteps() {
    let tap = "wait 1 ms\n"
    #expect(message("steps\n" + String(repeating: tap, count: 1000)) == "no mistake")
    #expect(
      message("steps\n" + String(repeating: tap, count: 1001))
        == "a.script:1003:1: expected at most 1000 steps, found 'wait'")
  }
}
