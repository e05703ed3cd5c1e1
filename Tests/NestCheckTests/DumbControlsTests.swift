import Gestures
import HeadlessUIKit
import Testing

@testable import NestCheck

/// Each claim of the catalogue beyond the first four is broken by a control made for it.
@MainActor @Suite struct DumbControlsTests {
  nonisolated static let controls = [
    ("settles-on-page", "dumb-unpaged"), ("settles-at-detent", "dumb-parks"),
    ("comes-to-rest", "dumb-restless"), ("one-bounce", "dumb-trampoline"),
    ("coupled-state", "dumb-uncoupled"), ("pages-aligned", "dumb-gap"),
    ("content-reachable", "dumb-short"), ("offset-kept-per-page", "dumb-rewinds"),
    ("single-header", "dumb-covered"), ("callback-quiescence", "dumb-busy"),
    ("pixel-stability", "dumb-shimmers"), ("lock-restored", "dumb-locks"),
    ("inset-integrity", "dumb-creeps"), ("snapshot-fresh", "dumb-picture"),
    ("header-hosted", "dumb-carries"), ("indicator-consistent", "dumb-indicator"),
    ("layout-idempotent", "dumb-nudges"), ("reload-keeps-position", "dumb-forgets"),
    ("no-dead-drag", "dumb-deaf"), ("continuous-hand-off", "dumb-sticks"),
    ("momentum-conserved", "dumb-sticks"), ("axis-exclusive", "dumb-drifts"),
    ("header-touch-does-not-page", "dumb-header-turns"), ("hold-stops-motion", "dumb-slips"),
    ("cancel-restores", "dumb-forsakes"), ("drag-reversible", "dumb-quick"),
    ("only-touched-moves", "dumb-takes-along"), ("owner-is-current", "dumb-haunts"),
    ("tap-delivered", "dumb-mute"), ("tap-stops-motion-only", "dumb-taps-through"),
    ("selection-once", "dumb-twice"), ("paging-direction", "dumb-detour"),
    ("settle-direction", "dumb-contrary"),
  ]

  /// More than any of them needs; see `swift test --filter DumbControls` for how many it takes.
  private static let runs: UInt64 = 150

  @Test(arguments: controls) func isCaughtByItsClaim(_ invariant: String, _ control: String) throws
  {
    let player = Player()
    for seed in 1...Self.runs {
      let order = RunOrder(
        strategy: control, act: .seed(seed, StageAssumptions()), invariants: [invariant])
      let verdicts = try player.play(order, recorder: nil).verdicts
      if verdicts.contains(where: { $0.violation != nil }) { return }
    }
    Issue.record("\(control) escapes \(invariant) in \(Self.runs) runs")
  }
}
