import Scenes
import Testing

@testable import Gestures

/// The values of scripts: a new one is the simplest of its kind.
struct ScriptTests {
  @Test func aNewScriptPromisesNothing() {
    let script = Script()
    #expect(script.strategy == nil)
    #expect(script.expectation == .none)
    #expect(script.scene == Scene())
    #expect(script.steps.isEmpty)
    #expect(script.isWithinLimits)
  }

  @Test func aNewStrokeIsATapInTheMiddle() {
    let stroke = Stroke(.list)
    #expect(stroke.across == 0.5 && stroke.down == 0.5)
    #expect(stroke.legs.isEmpty && stroke.hold == 0 && stroke.end == .lifts)
    #expect(stroke.sampling == 1_000.0 / 60)
    #expect(stroke.duration == stroke.liftDelay)
  }

  @Test func aTouchLastsUntilTheLastFingerLeaves() {
    var first = Stroke(.list)
    first.hold = 10
    first.legs = [.init(dx: 3, dy: 4, duration: 100)]
    first.legs[0].rest = 40
    first.liftDelay = 5
    #expect(first.legs[0].chord == 5)
    #expect(Touch(first).duration == 155)
    let touch = Touch(first, second: .init(after: 200, stroke: first))
    #expect(Step.touch(touch).duration == 355)
    #expect(Step.wait(milliseconds: 7).duration == 7)
  }
}
