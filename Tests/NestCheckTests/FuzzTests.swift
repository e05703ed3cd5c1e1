import Foundation
import NestCheck
import Reporting
import Testing

/// What a test run spends on runs that nobody has played before.
///
/// `NESTCHECK_RUNS` is the number of runs on each strategy, `NESTCHECK_SEED` the first seed in any
/// of the forms that `--seed` takes; without it a fresh one is drawn, and a failure names it.
struct FuzzBudget: Equatable {
  var runs = 60
  var seed: UInt64

  /// The budget that an environment asks for, or a complaint about it.
  static func read(_ environment: [String: String], fresh: UInt64) throws -> FuzzBudget {
    var budget = FuzzBudget(seed: fresh)
    if let text = environment["NESTCHECK_RUNS"] {
      guard let runs = Int(text), runs >= 0 else {
        throw Mistake("NESTCHECK_RUNS is '\(text)', which is no number of runs.")
      }
      budget.runs = runs
    }
    if let text = environment["NESTCHECK_SEED"] {
      guard let seed = SeedNotation.seed(text) else {
        throw Mistake("NESTCHECK_SEED is '\(text)', which is no seed.")
      }
      budget.seed = seed
    }
    let known = ["NESTCHECK_RUNS", "NESTCHECK_SEED", "NESTCHECK_RECORD_HELP"]
    let unknown = environment.keys.filter { $0.hasPrefix("NESTCHECK_") && !known.contains($0) }
    if let name = unknown.min() { throw Mistake("\(name) is not known.") }
    return budget
  }

  struct Mistake: Error, Equatable, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }
}

@MainActor @Suite struct FuzzTests {
  @Test func strategiesHoldUnderFreshSeeds() throws {
    let budget = try FuzzBudget.read(
      ProcessInfo.processInfo.environment, fresh: .random(in: .min ... .max))
    // What was found once comes before what was never played; its own test reports on it.
    _ = Corpus.replayed
    let inFlight = try InFlight("fuzz")
    if let killed = try inFlight.leftBehind() { Issue.record("\(InFlight.complaint(killed))") }
    var player = Player()
    player.monitor = inFlight.monitor()
    let strategies = player.strategies.filter { $0.kind == .strategy }
    let plan = CampaignPlan(
      firstSeed: budget.seed, runs: budget.runs, strategies: strategies)
    var campaign = Campaign(plan: plan, player: player) { 0 }
    campaign.complete = { finding in
      let seed = SeedNotation.short(finding.seed ?? 0)
      finding.reproduce =
        finding.token.map { "swift run -c release verifier replay \($0)" }
        ?? "swift run -c release verifier --seed \(seed) --strategy \(finding.identity.strategy)"
    }
    campaign.shrinker = FindingShrinker(player: player)
    let result = try campaign.run()
    inFlight.clear()
    for finding in result.findings {
      let runs = result.strategies.first { $0.name == finding.identity.strategy }?.runs
      Issue.record("\(FindingText(finding).block(runs: runs))")
    }
    #expect(result.totals.runs == budget.runs * strategies.count || !result.findings.isEmpty)
  }

  @Test func readsItsBudget() throws {
    #expect(try FuzzBudget.read([:], fresh: 7) == FuzzBudget(seed: 7))
    #expect(
      try FuzzBudget.read(["NESTCHECK_RUNS": "5", "NESTCHECK_SEED": "0x10"], fresh: 7)
        == FuzzBudget(runs: 5, seed: 16))
    #expect(throws: FuzzBudget.Mistake("NESTCHECK_RUNS is 'x', which is no number of runs.")) {
      try FuzzBudget.read(["NESTCHECK_RUNS": "x"], fresh: 7)
    }
    #expect(throws: FuzzBudget.Mistake("NESTCHECK_SEED is '', which is no seed.")) {
      try FuzzBudget.read(["NESTCHECK_SEED": ""], fresh: 7)
    }
    #expect(throws: FuzzBudget.Mistake("NESTCHECK_RUN is not known.")) {
      try FuzzBudget.read(["NESTCHECK_RUN": "1"], fresh: 7)
    }
  }
}
