import Gestures
import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct FindingShrinkerTests {
  let player = FakePlayer()

  /// A script of waits, the seventh of which is 40 ms long.
  var script: Script {
    var script = Script()
    script.strategy = "three-layer"
    script.assumptions.panOrder = .reverse
    script.steps = (0..<10).map { .wait(milliseconds: $0 == 6 ? 40 : Double($0)) }
    return script
  }

  func finding(_ invariant: String = "no-header-jump") -> Finding {
    Finding(
      identity: .init(strategy: "three-layer", invariant: invariant, phase: .touch), seed: 9,
      violation: .example(), script: script)
  }

  /// Violates where some wait is 33 ms long or longer, in the step of the first such wait.
  func violateLongWaits(_ invariant: String = "no-header-jump") {
    player.change = { _, outcome in
      let place = outcome.script.steps.firstIndex { $0.duration >= 33 }
      guard let place else { return }
      outcome.violate(invariant, frame: place)
      let index = outcome.verdicts.firstIndex { $0.name == invariant } ?? 0
      outcome.verdicts[index].violation?.step = place + 1
    }
  }

  @Test func shrinksToTheLeastScriptThatShowsTheSame() throws {
    violateLongWaits()
    let result = try #require(try FindingShrinker(player: player).shrink(finding()))
    #expect(result.isFirst)
    #expect(result.finding.script.steps == [.wait(milliseconds: 40)])
    #expect(result.finding.script.strategy == "three-layer")
    #expect(result.finding.script.assumptions.panOrder == .reverse)
    #expect(result.finding.violation.frame == 0)
    #expect(result.finding.original?.script == script)
    #expect(result.finding.shrinking?.status == "minimal")
    #expect(result.finding.shrinking?.history.first?.steps == 10)
    #expect(result.finding.shrinking?.history.last?.steps == 1)
    #expect(result.finding.seed == 9)
    #expect(result.finding.replayed == Finding.Replays(times: 3, of: 3))
  }

  @Test func explainsEachNumberAndNamesAScriptThatPasses() throws {
    violateLongWaits()
    let finding = try #require(try FindingShrinker(player: player).shrink(finding())).finding
    #expect(
      finding.explanation == [
        "step 1, 40: 33 to 60000", "with 32.99 in place of 40 in step 1 it passes",
      ])
  }

  @Test func spellsTheShrunkScriptAsATokenThatPromisesTheViolation() throws {
    violateLongWaits()
    let finding = try #require(try FindingShrinker(player: player).shrink(finding())).finding
    let promised = try Script(token: #require(finding.token))
    #expect(promised.expectation == .violates("no-header-jump"))
    #expect(promised.steps == finding.script.steps)
  }

  @Test func saysWhenTheBudgetStoppedIt() throws {
    violateLongWaits()
    var shrinker = FindingShrinker(player: player)
    shrinker.budget = 3
    let finding = try #require(try shrinker.shrink(finding())).finding
    #expect(finding.shrinking?.status == "stopped by budget")
    #expect(finding.shrinking?.executions ?? 9 <= 3)
  }

  @Test func isNilForWhatDoesNotShowAgain() throws {
    #expect(try FindingShrinker(player: player).shrink(finding()) == nil)
  }

  @Test func countsReplaysThatShowTheSameInAFreshPlayer() throws {
    violateLongWaits()
    let fresh = FakePlayer()
    var shrinker = FindingShrinker(player: player)
    shrinker.freshPlayer = { fresh }
    let finding = try #require(try shrinker.shrink(finding())).finding
    #expect(finding.replayed == Finding.Replays(times: 0, of: 3))
    #expect(finding.isUnsteady)
    #expect(fresh.orders.count == 3)
  }

  @Test func shrinkingAgainChangesNothing() throws {
    violateLongWaits()
    let shrinker = FindingShrinker(player: player)
    let once = try #require(try shrinker.shrink(finding())).finding
    let twice = try #require(try shrinker.shrink(once)).finding
    #expect(once.script == twice.script)
    #expect(twice.original?.script == script)
  }

  @Test func shrinksACrash() throws {
    player.change = { _, outcome in
      guard outcome.script.steps.contains(where: { $0.duration >= 33 }) else { return }
      outcome.breakdown = Breakdown(
        kind: .crash, violation: ViolationRecord(frame: 3, step: 1, phase: .touch, message: "x"))
    }
    let crash = try #require(try FindingShrinker(player: player).shrink(finding("crash"))).finding
    #expect(crash.kind == .crash)
    #expect(crash.script.steps == [.wait(milliseconds: 40)])
  }
}
