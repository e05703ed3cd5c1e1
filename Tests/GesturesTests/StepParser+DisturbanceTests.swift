import Scenes
import Testing

@testable import Gestures

/// A disturbance is read word by word, and what does not fit is answered with what would.
struct StepParserDisturbanceTests {
  private func read(_ line: String) throws -> Step? {
    try Script(parsing: "nestcheck script 1\nsteps\n\(line)\n", file: "a").steps.first
  }

  private func message(_ line: String) -> String {
    do {
      _ = try Script(parsing: "nestcheck script 1\nsteps\n\(line)\n", file: "a")
      return "no mistake"
    } catch {
      return error.description
    }
  }

  /// Each kind of disturbance in each of its forms.
  static let all: [(String, Disturbance)] = [
    ("relayout", .relayout), ("rotate", .rotate), ("scroll to top", .scrollToTop),
    ("add edge pan", .edgePan),
    ("resize 844 x 390.5 pt", .resize(width: 844, height: 390.5)),
    ("scroll to 120.5 pt", .scroll(to: 120.5, animated: false)),
    ("scroll to 120 pt animated", .scroll(to: 120, animated: true)),
    ("select page 2", .select(page: 1, animated: false)),
    ("select page 50 animated", .select(page: 49, animated: true)),
    ("reload", .reload(rows: nil, page: nil)),
    ("reload 1 row", .reload(rows: 1, page: nil)),
    ("reload 0 rows on page 3", .reload(rows: 0, page: 2)),
    ("reload on page 3", .reload(rows: nil, page: 2)),
    ("append 20 rows", .append(rows: 20, page: nil)),
    ("append 1 row on page 1", .append(rows: 1, page: 0)),
    ("refresh with 60 pt for 800 ms", .refresh(inset: 60, milliseconds: 800)),
    ("leave for 300 ms", .leave(milliseconds: 300)),
    ("drop 1 frame", .dropFrames(1)), ("drop 3 frames", .dropFrames(3)),
    ("change header to 120 pt", .headerHeight(120)),
    ("change safe area to 59 34 pt", .safeArea(top: 59, bottom: 34)),
    ("add carousel of 5 pictures", .carousel(pictures: 5)),
    ("add carousel of 1 picture", .carousel(pictures: 1)),
  ]

  @Test func everyDisturbanceIsReadAndPrinted() throws {
    #expect(Set(Self.all.map(\.1.kind)) == Set(Disturbance.Kind.allCases))
    for (text, disturbance) in Self.all {
      #expect(disturbance.text == text)
      #expect(try read(text) == .disturbance(disturbance), "\(text)")
    }
  }

  @Test(arguments: [
    ("relayot", "'relayout'"), ("scroll too top", "'to'"), ("add egde pan", "'edge'"),
    ("change saef area to 1 2 pt", "'safe'"), ("drop 2 framse", "'frames'"),
    ("refresh with 60pt for 1 ms", "'60 pt'"),
  ])
  func aMistakeIsAnsweredWithTheNearestWord(line: String, nearest: String) {
    #expect(message(line).hasSuffix("; did you mean \(nearest)?"), "\(message(line))")
  }

  @Test(arguments: [
    ("drop 61 frames", "3:6: expected a number of frames, a whole number from 1 to 60"),
    ("scroll to -1 pt", "3:11: expected 'top' or a distance from 0 to 1000000"),
    ("select page 51", "3:13: expected a page, a whole number from 1 to 50"),
    ("reload 3", "3:9: expected 'rows'"),
    ("relayout twice", "3:10: expected the end of the line"),
    ("append rows", "3:8: expected a number of rows, a whole number from 0 to 100000"),
    ("change safe area to 59 pt", "3:24: expected an inset at the bottom"),
  ])
  func whatDoesNotFitIsAnsweredWithItsPlace(line: String, expected: String) {
    #expect(message(line).hasPrefix("a:" + expected), "\(message(line))")
  }
}
