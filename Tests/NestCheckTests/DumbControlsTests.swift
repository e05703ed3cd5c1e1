import HeadlessUIKit
import Scenes
import Testing

@testable import NestCheck

/// Each control with a mistake is caught by the claim that it breaks: one that escapes says that
/// the claim is worth nothing.
@MainActor @Suite struct DumbControlsTests {
  /// Which claim has to catch which control.
  nonisolated static let pairs = [
    ("no-dead-drag", "dumb-deaf"), ("continuous-hand-off", "dumb-sticks"),
    ("momentum-conserved", "dumb-sticks"), ("axis-exclusive", "dumb-drifts"),
    ("header-touch-does-not-page", "dumb-header-turns"), ("hold-stops-motion", "dumb-slips"),
    ("cancel-restores", "dumb-forsakes"), ("drag-reversible", "dumb-quick"),
    ("only-touched-moves", "dumb-takes-along"), ("owner-is-current", "dumb-haunts"),
    ("tap-delivered", "dumb-mute"), ("tap-stops-motion-only", "dumb-taps-through"),
    ("selection-once", "dumb-twice"), ("paging-direction", "dumb-detour"),
    ("settle-direction", "dumb-contrary"),
  ]

  @Test(arguments: pairs) func isCaught(claim: String, control: String) throws {
    let player = Player()
    for seed in 1...UInt64(400) {
      let order = RunOrder(
        strategy: control, act: .seed(seed, StageAssumptions()), invariants: [claim])
      let outcome = try player.play(order, recorder: nil)
      if outcome.violations.contains(where: { $0.invariant == claim }) { return }
    }
    Issue.record("\(control) escapes \(claim) in 400 runs")
  }
}
