import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Hostile gestures aim at what the frame shows.
struct StepDrawingHostileTests {
  @Test func thresholdsComeFromTheFrame() {
    var scene = Scene()
    scene.header.height = 0
    var habits = Habits(weights: [], tempo: .human, steps: 3, sampling: 1_000.0 / 60)
    habits.weights = GestureKind.allCases.map { $0 == .threshold ? 1 : 0 }
    var view = GeneratorView()
    view.headerToShown = 123.456789
    var exact = 0
    var allowed: [Double] = []
    for slack in [-10, 0, 10] {
      for pixels in [-1, -0.5, 0, 0.5, 1] {
        allowed.append(123.456789 + Double(slack) + pixels / 3)
      }
    }
    for seed in 0..<UInt64(300) {
      var drawing = StepDrawing(
        random: SplittableRandom(seed: seed), scene: scene, habits: habits, view: view)
      guard case .touch(let touch) = drawing.steps(of: .threshold)[0] else { continue }
      let distance = touch.first.legs[0].dy
      if distance == 123.456789 { exact += 1 }
      #expect(allowed.contains { abs($0 - distance) < 0.001 }, "\(distance)")
    }
    #expect(exact >= 3)
  }

  @Test func whatMovesIsCaughtAtOnce() {
    var view = GeneratorView()
    for seed in 0..<UInt64(200) {
      for moves in [true, false] {
        view.movesVertically = moves
        var drawing = StepDrawing(
          random: SplittableRandom(seed: seed), scene: Scene(),
          habits: Habits(weights: [1], tempo: .human, steps: 3, sampling: 8), view: view)
        let steps = drawing.steps(of: .catchMotion)
        let touches = steps.count { if case .touch = $0 { true } else { false } }
        #expect(touches == (moves ? 1 : 2))
        let waits = steps.filter { if case .wait = $0 { true } else { false } }
        #expect(waits.allSatisfy { $0.duration <= 700 })
      }
    }
  }

  @Test func subPixelMovementsAreSmall() {
    for seed in 0..<UInt64(100) {
      var drawing = StepDrawing(
        random: SplittableRandom(seed: seed), scene: Scene(),
        habits: Habits(weights: [1], tempo: .human, steps: 3, sampling: 8), view: GeneratorView())
      let legs = drawing.subPixel().legs.filter { $0.chord < 10 }
      #expect(!legs.isEmpty)
      #expect(legs.allSatisfy { $0.chord <= 2.0 / 3 })
    }
  }
}
