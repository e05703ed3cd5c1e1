import Gestures
import Testing

@testable import NestCheck

@Suite struct FindingShrinkingTests {
  private func milestone(_ executions: Int, _ steps: Int, _ numbers: Int) -> Finding.Milestone {
    Finding.Milestone(
      executions: executions, steps: steps, features: 1, frames: 10, numbers: numbers)
  }

  @Test func aScriptIsMeasuredAsItsKeyMeasuresIt() {
    var script = Script()
    script.scene.device.framesPerSecond = 120
    script.steps = [.wait(milliseconds: 100), .wait(milliseconds: 50)]
    let milestone = Finding.Milestone(script, executions: 7)
    #expect(milestone.executions == 7 && milestone.steps == 2 && milestone.frames == 18)
    #expect(milestone.features == 1)
  }

  @Test func whatDiffersInValuesOnlyIsOneMilestone() {
    let all = [milestone(1, 9, 20), milestone(2, 9, 20), milestone(3, 2, 5), milestone(9, 2, 5)]
    #expect(Finding.Milestone.outline(all) == [all[0], all[2]])
    #expect(Finding.Milestone.outline([]).isEmpty)
  }

  @Test func ofManyTheGreatestStepsAreKept() {
    var all = (0..<60).map { milestone($0, 50, 100 - $0) }
    all.insert(milestone(60, 3, 40), at: 60)
    all += (61..<90).map { milestone($0, 3, 100 - $0) }
    let kept = Finding.Milestone.outline(all)
    #expect(kept.count == Finding.Milestone.limit)
    #expect(kept.first == all.first && kept.last == all.last)
    #expect(kept.contains(all[60]))
  }
}
