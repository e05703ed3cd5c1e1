import HeadlessUIKit
import PropertyEngine
import Testing

@testable import Gestures

/// Recorded strokes are played as they were: shifted into the viewport, never stretched.
struct RecordedStrokesTests {
  private let viewport = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func stroke(_ points: [(Double, Double, Double)]) -> RecordedStroke {
    RecordedStroke(points: points.map { .init(time: $0.0, x: $0.1, y: $0.2) })
  }

  @Test func pixelsBecomePointsAndTheRestStays() throws {
    let text = """
      {"source": "somebody", "gestures": [
        {"src": "a", "pts": [[10.0, 300, 600], [24.5, 303, 585.0], [40, 303, 570]]},
        {"pts": [[0, 1.5, 3]], "x": {"y": [1, "two\\"", null, true, -1e3]}}
      ]}
      """
    let strokes = try RecordedStrokes(parsing: Array(text.utf8), file: "s.json").strokes
    #expect(strokes.count == 2)
    #expect(
      strokes[0].samples(in: viewport, at: 1000, number: 7) == [
        .init(finger: 7, phase: .began, time: 1000, x: 200, y: 400),
        .init(finger: 7, phase: .moved, time: 1014.5, x: 202, y: 390),
        .init(finger: 7, phase: .moved, time: 1030, x: 202, y: 380),
        .init(finger: 7, phase: .ended, time: 1030, x: 202, y: 380),
      ])
    #expect(strokes[1].kind == .other)
    #expect(strokes[1].samples(in: viewport, at: 0).map(\.phase) == [.began, .ended])
  }

  @Test func aStrokeOutsideIsShiftedAsLittleAsNeeded() {
    let samples = stroke([(0, 500, -20), (10, 480, 10)]).samples(in: viewport, at: 0)
    let right = 390 - Finger.margin
    #expect(samples.map(\.x) == [right, right - 20, right - 20])
    #expect(samples.map(\.y) == [0, 30, 30])
  }

  @Test func aStrokeThatIsTooLargeKeepsItsBeginning() {
    let rightward = stroke([(0, 600, 0), (10, 1100, 0)]).samples(in: viewport, at: 0)
    #expect(rightward.map(\.x) == [0, 390 - Finger.margin, 390 - Finger.margin])
    let leftward = stroke([(0, 1100, 0), (10, 600, 0)]).samples(in: viewport, at: 0)
    #expect(leftward.map(\.x) == [390 - Finger.margin, 0, 0])
  }

  @Test func kindsOfStrokes() {
    #expect(stroke([(0, 0, 0), (90, 5, 5)]).kind == .tap)
    #expect(stroke([(0, 0, 0), (90, 0, 100)]).kind == .fling)
    #expect(stroke([(0, 0, 0), (900, 0, 100)]).kind == .drag)
    #expect(stroke([(0, 0, 0), (90, 0, 100), (190, 0, 100)]).kind == .drag)
    #expect(stroke([(0, 0, 0)]).kind == .other)
  }
}
