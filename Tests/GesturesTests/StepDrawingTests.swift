import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Every kind of gesture can be written, and comes down where something is.
struct StepDrawingTests {
  private func drawing(_ seed: UInt64, _ view: GeneratorView) -> StepDrawing {
    StepDrawing(
      random: SplittableRandom(seed: seed), scene: Scene(),
      habits: Habits(weights: [1], tempo: .human, steps: 3, sampling: 8), view: view)
  }

  @Test func everyKindIsWithinTheLimits() {
    for seed in 0..<UInt64(100) {
      for kind in GestureKind.allCases {
        var drawing = drawing(seed, GeneratorView())
        let steps = drawing.steps(of: kind)
        #expect(!steps.isEmpty)
        #expect(steps.allSatisfy { $0.isWithinLimits }, "\(kind), seed \(seed)")
      }
    }
  }

  @Test func fingersComeDownOnWhatShows() {
    var view = GeneratorView()
    view.visibleRows = 3..<5
    for seed in 0..<UInt64(500) {
      var hidden = drawing(seed, view)
      let region = hidden.region()
      #expect([.list, .screen, .row(3), .row(4)].contains(region))
      view.showsList = false
      view.visibleRows = 0..<0
      var nothing = drawing(seed, view)
      let bare = nothing.region()
      #expect(bare == .screen)
      view.showsList = true
      view.visibleRows = 3..<5
    }
  }

  @Test func swipesGoToPagesThatExistMostly() {
    var view = GeneratorView()
    view.pageCount = 3
    for (page, sign) in [(0, -1.0), (2, 1.0)] {
      view.page = page
      let right = (0..<UInt64(500)).count { seed in
        var drawing = drawing(seed, view)
        return drawing.humanLeg(.pageSwipe).dx * sign > 0
      }
      #expect((400...490).contains(right), "\(right)")
    }
  }

  @Test func theTempoDecidesThePause() {
    var drawing = drawing(1, GeneratorView())
    let none = drawing.pause(after: .wait)
    let some = drawing.pause(after: .reading)
    #expect(none == nil)
    #expect(some != nil)
    var restless = StepDrawing(
      random: SplittableRandom(seed: 1), scene: Scene(),
      habits: Habits(weights: [1], tempo: .restless, steps: 3, sampling: 8),
      view: GeneratorView())
    let unmade = restless.pause(after: .reading)
    #expect(unmade == nil)
  }
}
