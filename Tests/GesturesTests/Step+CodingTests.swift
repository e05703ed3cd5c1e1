import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Steps are elements, and their numbers have roles that passes understand.
struct StepCodingTests {
  @Test func rolesSayWhatNumbersMean() throws {
    var stroke = Stroke(.tab(3))
    stroke.legs = [.init(dx: 12, dy: -7, duration: 90)]
    var script = Script()
    script.steps = [.touch(Touch(stroke))]
    let choices = try #require(script.choices).choices
    #expect(choices.filter { $0.role == .reference }.map(\.integer) == [0, 3])
    #expect(choices.contains { $0.role == .quantity && $0.real == -7 })
    #expect(choices.contains { $0.role == .duration && $0.real == 90 })
    #expect(choices.filter { $0.role == .count }.map(\.integer) == [3, 0, 1, 1])
  }

  @Test func stepsAndLegsAreElements() throws {
    let script = try Script(parsing: RandomScripts.rich, file: "rich")
    let spans = try #require(script.choices).spans
    func elements(_ label: Int) -> Int {
      spans.filter { $0.kind == .element && $0.label == label }.count
    }
    #expect(elements(SpanLabel.step) == script.steps.count)
    #expect(elements(SpanLabel.leg) == 6)
    #expect(elements(SpanLabel.page) == 4)
    #expect(spans.filter { $0.label == SpanLabel.stroke }.count == 9)
    #expect(spans.filter { $0.label == SpanLabel.policy }.count == Policy.allCases.count)
  }
}
