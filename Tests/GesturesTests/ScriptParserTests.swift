import Testing

@testable import Gestures

/// Each mistake is answered with its place, what was expected and the nearest word.
struct ScriptParserTests {
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

  @Test func aRegionIsNamedWithItsNeighbour() {
    #expect(
      message("steps\ndrag lisst by 0 1 pt in 2 ms")
        == "a.script:3:6: expected a region (header, tab bar, tab N, list, row N, left edge, "
        + "right edge, screen), found 'lisst'; did you mean 'list'?")
    #expect(
      message("steps\ntap tab")
        == "a.script:3:8: expected 'bar' or the number of a tab, found the end of the line")
    #expect(
      message("steps\ntap tab 0")
        == "a.script:3:9: expected a tab, a whole number from 1 to 50, found '0'")
    #expect(
      message("steps\ntap left") == "a.script:3:9: expected 'edge', found the end of the line")
  }

  @Test func aStepIsNamedWithItsNeighbour() {
    #expect(
      message("steps\nfling list")
        == "a.script:3:1: expected a step (tap, hold, drag, wait), found 'fling'")
    #expect(
      message("steps\nweit 3 ms")
        == "a.script:3:1: expected a step (tap, hold, drag, wait), found 'weit'; "
        + "did you mean 'wait'?")
    #expect(
      message("tap list")
        == "a.script:2:1: expected a line 'steps' before the first step, found 'tap'")
  }

  @Test func strokesAreReadWordByWord() {
    #expect(
      message("steps\ndrag list")
        == "a.script:3:10: expected 'by' and a movement, found the end of the line")
    #expect(
      message("steps\nhold list")
        == "a.script:3:10: expected 'for' and a time, found the end of the line")
    #expect(
      message("steps\ntap list by 0 1 pt in 2 ms")
        == "a.script:3:10: expected ',', ';' or the end of the line, found 'by'")
    #expect(
      message("steps\ndrag list by 0 1 pt in 2ms")
        == "a.script:3:24: expected a time, found '2ms'; did you mean '2 ms'?")
    #expect(
      message("steps\ndrag list by 0 1 pt in 2 ms, rest 1 ms, rest 2 ms")
        == "a.script:3:41: expected what the finger does next (by, lift, cancelled), found 'rest'")
    #expect(
      message("steps\ndrag list by 0 1 pt in 2 ms, canceled")
        == "a.script:3:30: expected what the finger does next (by, rest, lift, cancelled), "
        + "found 'canceled'; did you mean 'cancelled'?")
    #expect(
      message("steps\ndrag list by 0 1 pt in 2 ms endng at 5 pt/s")
        == "a.script:3:29: expected ',', ';' or the end of the line, found 'endng'; "
        + "did you mean 'ending'?")
  }

  @Test(arguments: [
    ("steps\nwait nan ms", "3:6: expected a time, found 'nan'"),
    ("steps\nwait inf ms", "3:6: expected a time, found 'inf'"),
    ("steps\nwait 1e999 ms", "3:6: expected a time from 0 to 60000, found '1e999'"),
    ("steps\nwait 1e99999999 ms", "3:6: expected a time, found '1e99999999'"),
    ("steps\nwait -1 ms", "3:6: expected a time from 0 to 60000, found '-1'"),
    ("steps\nwait 0x10 ms", "3:6: expected a time, found '0x10'"),
    ("steps\nwait 60000.001 ms", "3:6: expected a time from 0 to 60000, found '60000.001'"),
    ("steps\ntap list at 101% 0%", "3:13: expected a place across from 0% to 100%, found '101%'"),
    ("steps\ntap list at 50 50", "3:13: expected a place across from 0% to 100%, found '50'"),
    (
      "steps\ntap row 100001",
      "3:9: expected a row, a whole number from 1 to 100000, found '100001'"
    ),
    (
      "steps\ndrag list by 4001 0 pt in 9 ms",
      "3:14: expected a distance to the right from -4000 to 4000, found '4001'"
    ),
    ("steps\ndrag list by 0 0 pt in 0 ms", "3:24: expected a time from 1 to 60000, found '0'"),
    (
      "steps\ndrag list sampled at 0 Hz by 0 0 pt in 1 ms",
      "3:22: expected a rate, a whole number from 1 to 1000, found '0'"
    ),
  ])
  func numbersOutsideTheirRangesAreRefused(lines: String, expected: String) {
    #expect(message(lines) == "a.script:" + expected)
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
