import Scenes
import Testing

@testable import Gestures

/// A scene's geometry has limits, and each is explained where it is broken.
struct ScriptParserSceneTests {
  private func message(_ lines: String) -> String {
    do {
      _ = try Script(parsing: "nestcheck script 1\n" + lines, file: "a.script")
      return "no mistake"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("device 99 x 844 pt", "2:8: expected a width from 100 to 2000, found '99'"),
    ("device 390 x 1e9 pt", "2:14: expected a height from 100 to 2000, found '1e9'"),
    ("device 7 px/pt", "2:8: expected a scale of 1, 2 or 3, found '7'"),
    ("device 1.5 px/pt", "2:8: expected a scale of 1, 2 or 3, found '1.5'"),
    ("device 90 Hz", "2:8: expected a refresh rate of 60 or 120, found '90'"),
    ("device 90 hz", "2:11: expected 'x', 'px/pt' or 'Hz', found 'hz'; did you mean 'Hz'?"),
    ("header 2601 pt", "2:8: expected a header's height or 'pinned' from 0 to 2600, found '2601'"),
    ("header 1097.3 pt", "2:8: expected a header of at most 1.3 screens, found '1097.3'"),
    (
      "header pinned 201 pt",
      "2:15: expected a pinned height of at most the header's, found '201'"
    ),
    ("bar 201 pt", "2:5: expected a bar's height or 'tabs' from 0 to 200, found '201'"),
    ("bar tabs fat", "2:10: expected tab widths (equal, varied), found 'fat'"),
    (
      "pages",
      "2:6: expected a number of rows, a whole number from 0 to 100000, "
        + "found the end of the line"
    ),
    ("pages 0 x 3 rows", "2:7: expected 1 to 50 pages, found '0'"),
    ("pages 51 x 3 rows", "2:7: expected 1 to 50 pages, found '51'"),
    ("pages 50 x 3 rows; 1 row", "2:20: expected at most 50 pages, found '1'"),
    (
      "pages 1000000000 rows",
      "2:7: expected a number of rows, a whole number from 0 to 100000, "
        + "found '1000000000'"
    ),
    (
      "pages 99999999999999999999 rows",
      "2:7: expected a number of rows, a whole number from 0 "
        + "to 100000, found '99999999999999999999'"
    ),
    ("pages 3 rows of 0 pt", "2:17: expected a row's height from 1 to 2000, found '0'"),
    ("first page 4", "2:12: expected one of the scene's pages, found '4'"),
    ("first page 0", "2:12: expected a page, a whole number from 1 to 50, found '0'"),
    ("bottom inset 401 pt", "2:14: expected an inset from 0 to 400, found '401'"),
    (
      "policy bounce-tap list",
      "2:8: expected a policy (fling-on-header, other-pages, bounce-top, "
        + "bounce-bottom, header-pan, hand-over, hand-over-precision, short-page, "
        + "list-below-full, panel-gate, diagonal-drag, bottom-bar), "
        + "found 'bounce-tap'; did you mean 'bounce-top'?"
    ),
    (
      "policy bounce-top lists",
      "2:19: expected a value of bounce-top (outer, list, none), "
        + "found 'lists'; did you mean 'list'?"
    ),
    ("option cover", "2:13: expected a value of cover, found the end of the line"),
  ])
  func limitsAreExplained(line: String, expected: String) {
    #expect(message(line) == "a.script:" + expected)
  }

  @Test(arguments: [
    "device 100 x 2000 pt, 1 px/pt", "header 1097.2 pt, pinned 1097.2 pt", "header 0 pt",
    "bar 0 pt", "pages 50 x 100000 rows of 2000 pt", "pages 0 rows of 1 pt\nfirst page 1",
    "first page 3", "bottom inset 400 pt",
  ])
  func theEndsOfTheRangesAreAllowed(line: String) {
    #expect(message(line) == "no mistake")
  }

  @Test func theOrderOfLinesDoesNotMatter() {
    #expect(message("header 1300 pt\ndevice 390 x 1000 pt") == "no mistake")
    #expect(message("first page 4\npages 4 x 3 rows") == "no mistake")
    #expect(
      message("device 390 x 150 pt")
        == "a.script:1:1: expected a device on which the header has at most 1.3 screens, "
        + "found another scene")
  }

  @Test func manyOptionsAreTooMany() {
    let lines = (1...17).map { "option o\($0) v\n" }.joined()
    #expect(message(lines) == "a.script:18:8: expected at most 16 options, found 'o17'")
  }
}
