import Testing

@testable import HeadlessUIKit

/// A pan from the edge takes fingers that come down there and go away from it.
@MainActor @Suite struct UIScreenEdgePanGestureRecognizerTests {
  private func states(from x: Double, by dx: Double, _ dy: Double) -> [UIGestureRecognizer.State] {
    let stage = Stage(device: Stage.Device())
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    stage.window.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    for step in 0...3 {
      let share = Double(step) / 3
      let phase: StageTouchSample.Phase = step == 0 ? .began : .moved
      stage.step([
        StageTouchSample(
          finger: 1, phase: phase, time: Double(step) * Stage.frameInterval, x: x + dx * share,
          y: 400 + dy * share)
      ])
      states.append(pan.state)
      stage.advanceClock()
    }
    return states
  }

  @Test func itBeginsAwayFromTheEdge() {
    #expect(states(from: 5, by: 60, 3) == [.possible, .began, .changed, .changed])
  }

  @Test func alongTheEdgeItFails() {
    #expect(states(from: 5, by: 10, 60).last == .failed)
  }

  @Test func elsewhereItTakesNoPart() {
    #expect(states(from: 25, by: 60, 0) == [.possible, .possible, .possible, .possible])
  }
}
