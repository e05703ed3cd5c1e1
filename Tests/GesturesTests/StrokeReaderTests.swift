import PropertyEngine
import Testing

@testable import Gestures

/// A file of strokes is read, or its first mistake is answered with its place.
struct StrokeReaderTests {
  private func message(_ text: String) -> String {
    do {
      let strokes = try RecordedStrokes(parsing: Array(text.utf8), file: "s.json").strokes
      return "\(strokes.count) strokes"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "1:1: expected an object with the key 'gestures', found the end of the file"),
    ("[]", "1:1: expected an object with the key 'gestures', found '[]'"),
    ("{}", "1:3: expected a key 'gestures', found the end of the file"),
    ("{\"gestures\": 3}", "1:14: expected a list of gestures, found '3}'"),
    (
      "{\"gestures\": [{\"pts\": [[1, 2, 3], [4",
      "1:37: expected ',' and x of point 2 of gesture 1, found the end of the file"
    ),
    (
      "{\"gestures\": [{\"pts\": [[5, 2, 3],\n[4, 2, 3]]}]}",
      "2:2: expected the time of point 2 of gesture 1, a number from 5 to 100000000, "
        + "found '4, 2, 3]]}]}'"
    ),
    (
      "{\"gestures\": [{}]}",
      "1:15: expected at least one point in 'pts' of gesture 1, "
        + "found '{}]}'"
    ),
    (
      "{\"gestures\": [{\"pts\": []}]}",
      "1:15: expected at least one point in 'pts' of gesture 1, found '{\"pts\": []}]}'"
    ),
    (
      "{\"gestures\": [{\"pts\": [[1, NaN, 3]]}]}",
      "1:28: expected x of point 1 of gesture 1, a number from -100000 to 100000, "
        + "found 'NaN, 3]]}]}'"
    ),
    ("{\"gestures\": []} x", "1:18: expected the end of the file, found 'x'"),
    ("{\"gestures", "1:11: expected the end of a string, found the end of the file"),
    ("{\"a\": yes}", "1:7: expected a value, found 'yes}'"),
    ("{\"a\": 1 \"b\": 2}", "1:9: expected ',' or '}', found '\"b\": 2}'"),
  ])
  func mistakesHaveTheirPlace(text: String, expected: String) {
    #expect(message(text) == "s.json:" + expected)
  }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(message("{\"a\": " + deep).contains("expected at most 64 levels"))
    #expect(message("{\"gestures\": [], \"a\": [[[[1]]]]}") == "0 strokes")
  }

  @Test func mutationsNeverTrap() {
    let original = Array(
      """
      {"source": "x", "point": "[t_ms,x_px,y_px]", "gestures": [{"src": "LandscapeSession1", \
      "pts": [[0.0, 550.8, 286.4], [14.0, 556.2, 273.8], [28.0, 560.9, 263.0]]}, {"src": "b", \
      "pts": [[0.0, 10.5, 20.0], [15.0, 30.0, 21.0], [30.0, 80.5, 22.0]]}]}
      """.utf8)
    var random = SplittableRandom(seed: 5)
    var mistakes = 0
    for _ in 0..<1000 {
      let bytes = Mutation.of(original, using: &random)
      do {
        for stroke in try RecordedStrokes(parsing: bytes, file: "m").strokes {
          let samples = stroke.samples(in: .init(x: 0, y: 0, width: 390, height: 844), at: 0)
          #expect(samples.allSatisfy { $0.x.isFinite && (0...390).contains($0.x) })
        }
      } catch {
        mistakes += 1
        #expect(error.description.hasPrefix("m:"))
      }
    }
    #expect(mistakes > 300)
  }
}
