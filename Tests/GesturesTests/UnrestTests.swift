import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Surroundings differ from seed to seed, and draw what they may only.
struct UnrestTests {
  private func unrest(_ seed: UInt64, _ kinds: [Disturbance.Kind]) -> Unrest {
    var random = SplittableRandom(seed: seed)
    return Unrest.draw(kinds, using: &random)
  }

  @Test func twoOfThreeRunsAreAtPeace() {
    let peaceful = (0..<UInt64(900)).filter { unrest($0, Disturbance.Kind.allCases) == .none }
    #expect((540...660).contains(peaceful.count))
  }

  @Test func onlyKindsThatMayBeDrawnHaveWeight() {
    let kinds: [Disturbance.Kind] = [.relayout, .selection]
    for seed in 0..<UInt64(300) {
      let unrest = unrest(seed, kinds)
      if unrest.rarity == 0 { continue }
      #expect(unrest.weights.contains { $0 > 0 })
      for (kind, weight) in zip(Disturbance.Kind.allCases, unrest.weights) where weight > 0 {
        #expect(kinds.contains(kind))
      }
    }
    #expect(unrest(7, []) == .none)
  }

  @Test func everyKindIsDrawnSomewhere() {
    var seen: Set<Disturbance.Kind> = []
    for seed in 0..<UInt64(300) {
      let unrest = unrest(seed, Disturbance.Kind.allCases)
      for (kind, weight) in zip(Disturbance.Kind.allCases, unrest.weights) where weight > 0 {
        seen.insert(kind)
      }
    }
    #expect(seen.count == Disturbance.Kind.allCases.count)
  }
}
