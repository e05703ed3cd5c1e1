import Testing

@testable import Gestures

/// A step is read word by word, and what does not fit is answered with what would.
struct StepParserTests {
  private func message(_ lines: String) -> String {
    do {
      _ = try Script(parsing: "nestcheck script 1\n" + lines, file: "a.script")
      return "no mistake"
    } catch {
      return error.description
    }
  }

  @Test func aStepIsNamedWithItsNeighbour() {
    let steps = StepParser.verbs.joined(separator: ", ")
    #expect(steps.hasPrefix("tap, hold, drag, wait, relayout, "))
    #expect(
      message("steps\nfling list")
        == "a.script:3:1: expected a step (\(steps)), found 'fling'")
    #expect(
      message("steps\nweit 3 ms")
        == "a.script:3:1: expected a step (\(steps)), found 'weit'; did you mean 'wait'?")
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

  @Test func whatHappensMeanwhileIsReadAfterTheFingers() throws {
    let script = try Script(
      parsing: "nestcheck script 1\nsteps\ntap list; second finger list after 5 ms; "
        + "meanwhile after 20 ms reload 3 rows; meanwhile relayout\n", file: "a")
    guard case .touch(let touch) = try #require(script.steps.first) else {
      Issue.record("no touch")
      return
    }
    #expect(touch.second?.after == 5)
    let expected: [Touch.Meanwhile] = [
      .init(after: 20, .reload(rows: 3, page: nil)), .init(after: 0, .relayout),
    ]
    #expect(touch.meanwhile == expected)
    #expect(
      message("steps\ntap list; meanwhile relayout; second finger list")
        == "a.script:3:31: expected what happens besides (meanwhile), found 'second'")
    #expect(
      message("steps\ntap list; meanwile relayout")
        == "a.script:3:11: expected what happens besides (second, meanwhile), found 'meanwile'; "
        + "did you mean 'meanwhile'?")
    let disturbances = StepParser.disturbanceVerbs.joined(separator: ", ")
    #expect(
      message("steps\ntap list; meanwhile drag list")
        == "a.script:3:21: expected a disturbance (\(disturbances)), found 'drag'")
    #expect(
      message("steps\ntap list" + String(repeating: "; meanwhile relayout", count: 9))
        == "a.script:3:181: expected at most 8 things meanwhile, found 'relayout'")
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
}
