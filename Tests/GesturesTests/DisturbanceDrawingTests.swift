import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Disturbances come before, in and behind gestures, and can all be written.
struct DisturbanceDrawingTests {
  private func drawing(_ seed: UInt64, rarity: UInt64 = 1) -> DisturbanceDrawing {
    let unrest = Unrest(weights: Disturbance.Kind.allCases.map { _ in 1 }, rarity: rarity)
    return DisturbanceDrawing(
      random: SplittableRandom(seed: seed), scene: Scene(), unrest: unrest, view: GeneratorView())
  }

  @Test func everyKindIsWithinTheLimits() {
    for seed in 0..<UInt64(200) {
      for kind in Disturbance.Kind.allCases {
        var drawing = drawing(seed)
        let disturbance = drawing.disturbance(kind)
        #expect(disturbance.kind == kind)
        #expect(disturbance.isWithinLimits, "\(disturbance.text)")
      }
    }
  }

  @Test func theyComeBeforeInAndBehindAGesture() {
    var stroke = Stroke(.list)
    stroke.legs = [.init(dx: 0, dy: -100, duration: 200)]
    let gesture = [Step.touch(Touch(stroke))]
    var (before, during, behind) = (0, 0, 0)
    for seed in 0..<UInt64(200) {
      var drawing = drawing(seed)
      let steps = drawing.disturb(gesture)
      if case .touch(let touch) = steps.last, steps.count == 1 {
        during += 1
        #expect(touch.meanwhile.count == 1)
        #expect(touch.meanwhile.allSatisfy { $0.after <= touch.first.duration })
      } else if case .touch = steps.last {
        before += 1
      } else {
        behind += 1
      }
    }
    #expect(min(before, during, behind) > 20)
  }

  @Test func atPeaceAGestureStaysAsItIs() {
    var drawing = drawing(1, rarity: 0)
    #expect(drawing.disturb([.wait(milliseconds: 1)]) == [.wait(milliseconds: 1)])
  }
}
