import Foundation
import Gestures
import HeadlessUIKit
import NestCheck
import Testing

@testable import verifier

/// Workers as they are: the program that was built beside these tests.
@MainActor @Suite(.serialized) struct WorkerPoolTests {
  let crew: Crew
  let player = Player()

  init() throws {
    let folder = NSTemporaryDirectory() + "nestcheck-test-" + UUID().uuidString
    crew = Crew(executable: try Self.program, folder: folder)
  }

  static var program: String {
    get throws {
      let tests = [Bundle(for: Marker.self).bundlePath, CommandLine.arguments[0]]
      let programs = tests.map { ($0 as NSString).deletingLastPathComponent + "/verifier" }
      return try #require(
        programs.first { FileManager.default.isExecutableFile(atPath: $0) },
        "the verifier was not built beside the tests")
    }
  }

  func play(_ step: String, on strategy: String, _ worker: WorkerPlayer) throws -> RunOutcome {
    let text = "nestcheck script 1\nsteps\n\(step)\n"
    let script = try Script(parsing: text, file: "")
    return try worker.play(RunOrder(strategy: strategy, act: .script(script)), recorder: nil)
  }

  @Test func aWorkerPlaysWhatThisProcessPlays() throws {
    defer { crew.dismiss() }
    let worker = crew.player(player)
    for seed in 1...3 as ClosedRange<UInt64> {
      let order = RunOrder(strategy: "three-layer", act: .seed(seed, StageAssumptions()))
      #expect(try worker.play(order, recorder: nil) == player.play(order, recorder: nil))
    }
  }

  @Test func aTrapIsAnOutcomeAndTheNextRunIsPlayed() throws {
    defer { crew.dismiss() }
    let worker = crew.player(player)
    let trap = try play("drag list by 0 -60 pt in 100 ms", on: "dumb-traps", worker)
    let breakdown = try #require(trap.breakdown)
    #expect(breakdown.kind == .crash)
    #expect(breakdown.violation.step == 1)
    #expect(breakdown.violation.phase == .touch)
    #expect(breakdown.violation.message.hasPrefix("The container crashed in frame "))
    let calm = try play("drag list by 0 60 pt in 100 ms", on: "dumb-traps", worker)
    #expect(calm.breakdown == nil)
  }

  @Test func theScriptOfASeedSurvivesItsRun() throws {
    defer { crew.dismiss() }
    let worker = crew.player(player)
    let seed = (1...20 as ClosedRange<UInt64>).lazy
      .compactMap { seed -> RunOutcome? in
        let order = RunOrder(strategy: "dumb-traps", act: .seed(seed, StageAssumptions()))
        let outcome = try? worker.play(order, recorder: nil)
        return outcome?.breakdown == nil ? nil : outcome
      }.first
    let outcome = try #require(seed)
    #expect(!outcome.script.steps.isEmpty)
    let again = RunOrder(strategy: "dumb-traps", act: .script(outcome.script))
    let replayed = try worker.play(again, recorder: nil)
    #expect(replayed.breakdown == outcome.breakdown)
    #expect(replayed.fingerprint == outcome.fingerprint)
  }

  @Test func recursionAndMemoryWithoutEndAreCrashes() throws {
    defer { crew.dismiss() }
    let worker = crew.player(player)
    for name in ["dumb-recurses", "dumb-allocates"] {
      let outcome = try play("drag list by 0 60 pt in 100 ms", on: name, worker)
      #expect(outcome.breakdown?.kind == .crash, "\(name)")
    }
  }

  @Test func whatNeverComesBackIsAHang() throws {
    defer { crew.dismiss() }
    crew.patience = 0.3
    let worker = crew.player(player)
    let outcome = try play("drag list by 0 60 pt in 100 ms", on: "dumb-loops", worker)
    #expect(outcome.breakdown?.kind == .hang)
    #expect(outcome.frames > 0)
  }

  @Test func severalAtATimeComeToTheSame() throws {
    defer { crew.dismiss() }
    let cards = player.strategies.filter { ["three-layer", "dumb-thrown"].contains($0.name) }
    let plan = CampaignPlan(firstSeed: 1, runs: 8, strategies: cards)
    let one = try Campaign(plan: plan, player: player) { 0 }.run()
    let two = try Campaign(plan: plan, pool: WorkerPool(crew: crew, size: 2)) { 0 }.run()
    #expect(one == two)
  }
}

private final class Marker {}
