import Gestures
import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct FeatureTallyTests {
  @Test func keepsWhatWasDeclaredAndNeverPlayed() {
    var tally = FeatureTally(FakePlayer().strategies[0])
    var script = Script()
    script.scene.policies[.bounceTop] = "list"
    script.scene.options = [.init(name: "cover", value: "still")]
    script.scene.header.pinned = 64
    tally.add(script)
    tally.add(Script())
    let counts = tally.counts.map { "\($0.name) \($0.value) \($0.runs)" }
    #expect(
      counts == [
        "bounce-top outer 1", "bounce-top list 1", "other-pages keep 2", "other-pages reset 0",
        "cover half-speed 1", "cover still 1", "pinned none 1", "pinned some 1",
      ])
  }

  @Test func sumsWhatAppliedInTheRunsWithAValue() {
    var tally = FeatureTally(FakePlayer().strategies[0])
    var script = Script()
    for (value, applied) in [("list", 3), ("outer", 40), ("list", 2)] {
      script.scene.policies[.bounceTop] = value
      tally.add(script, [InvariantVerdict(name: "a", frames: 100, applied: applied)])
    }
    let counts = tally.counts.prefix(4)
    #expect(counts.map { $0.exercise.map(\.applied) } == [[40], [5], [45], []])
  }
}
