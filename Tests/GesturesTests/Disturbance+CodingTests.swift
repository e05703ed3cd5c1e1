import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// A disturbance and its choices are inverse to each other.
struct DisturbanceCodingTests {
  @Test func everyDisturbanceComesBackFromItsChoices() throws {
    for (text, disturbance) in StepParserDisturbanceTests.all {
      var script = Script()
      script.steps = [.disturbance(disturbance)]
      let choices = try #require(script.choices)
      #expect(Script(choices: choices.values) == script, "\(text)")
      #expect(choices.spans.contains { $0.label == SpanLabel.disturbance })
    }
  }

  @Test func whatHappensMeanwhileIsACollection() throws {
    var script = Script()
    var touch = Touch(Stroke(.list))
    touch.meanwhile = [
      .init(after: 20, .relayout), .init(after: 30, .select(page: 2, animated: true)),
    ]
    script.steps = [.touch(touch)]
    let choices = try #require(script.choices)
    #expect(Script(choices: choices.values) == script)
    let elements = choices.spans.filter { $0.kind == .element && $0.label == SpanLabel.meanwhile }
    #expect(elements.count == 2)
    #expect(choices.choices.contains { $0.role == .duration && $0.real == 30 })
    #expect(choices.choices.contains { $0.role == .reference && $0.integer == 2 })
  }

  @Test func nothingBeyondTheLimitsHasChoices() {
    for wrong: Disturbance in [
      .dropFrames(0), .append(rows: 100_001, page: nil), .reload(rows: nil, page: 50),
      .safeArea(top: 201, bottom: 0), .resize(width: 99, height: 844), .carousel(pictures: 51),
      .refresh(inset: -1, milliseconds: 0), .leave(milliseconds: .infinity),
    ] {
      var script = Script()
      script.steps = [.disturbance(wrong)]
      #expect(script.choices == nil, "\(wrong)")
    }
  }
}
