import NestCheck
import Reporting
import RunFakes
import Testing

@MainActor @Suite struct CheckTextTests {
  let text = CheckText()

  @Test func reportsWhatHeldAndWhatSilenceIsWorth() {
    let expected = """

        dumb-jump                                   frames judged   undecided
          no-header-jump          held                     48,213           3
          offsets-clamped         never applied                 0           3
          indicator-monotonic     cannot apply                  0           3
          played with bounce-top outer 31 / list 29, other-pages keep 60 / reset never

      Everything held: 60 runs, 1,204 gestures, 402,113 frames.
      With 95 % confidence fewer than 5 % of such runs violate.
      fingerprint 0x91ae20c7f3b1d005
      1.50 s, 268,075 frames a second

      """
    #expect(text.report(Samples.held) == expected)
  }

  @Test func ofManyInvariantsOnlyThoseThatDoNotSimplyHoldHaveALine() {
    var result = Samples.held
    for number in 0..<9 {
      var row = InvariantTotals(strategy: "dumb-jump", name: "claim-\(number)")
      row.add(InvariantVerdict(name: row.name, frames: 900, applied: 100 + number))
      result.invariants.append(row)
    }
    let report = text.report(result)
    #expect(!report.contains("claim-4"))
    #expect(report.contains("    offsets-clamped         never applied                 0"))
    #expect(
      report.contains("10 invariants held, in 49,149 frames judged, least often claim-0 in 100"))
    #expect(report.contains("in 100; 1\n      cannot apply; 3 undecided at the end of a run"))
    #expect(CheckText(isWhole: true).report(result).contains("    claim-4   "))
  }

  @Test func endsWithTheLineToPaste() {
    let report = text.report(Samples.violated)
    #expect(report.contains("    no-header-jump          VIOLATED in 12 runs      48,213"))
    #expect(report.contains("\n1 finding in 60 runs, 1,204 gestures, 402,113 frames.\n"))
    #expect(report.hasSuffix("\nreproduce: \(Samples.finding.reproduce)\n"))
  }

  @Test func keepsTimingsOnALineOfTheirOwn() {
    var slower = Samples.violated
    slower.seconds = 77
    let pairs = zip(
      text.report(Samples.violated).split(separator: "\n"),
      text.report(slower).split(separator: "\n"))
    #expect(pairs.count { $0 != $1 } == 1)
  }

  @Test func fitsEightyColumns() {
    for line in text.report(Samples.violated).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func saysWhyItEndedEarly() {
    var result = Samples.held
    result.stopped = .limit
    #expect(text.report(result).contains("\nGiven up at --limit"))
    result.stopped = .interrupted
    #expect(text.report(result).contains("\nInterrupted before"))
    #expect(text.report(CheckResult(seed: 1)).contains("Nothing was played."))
  }

  @Test func beginsWithTheSeed() throws {
    var plan = CampaignPlan(firstSeed: 42, runs: 1, strategies: FakePlayer().strategies)
    #expect(
      text.heading(plan, seedIsFresh: false)
        == "seed 42, 1 run on each of three-layer, null-nested and dumb-frozen\n")
    plan.strategies = [plan.strategies[0]]
    plan.runs = 200
    plan.shard = Shard(index: 2, count: 4)
    try plan.assumptions.set("pan-order", to: "reverse")
    #expect(
      text.heading(plan, seedIsFresh: true)
        == "seed 42 (fresh), 200 runs on three-layer, shard 2 of 4\nassuming pan-order=reverse\n")
    plan.runs = nil
    plan.budgetSeconds = 30
    #expect(
      text.heading(plan, seedIsFresh: true).hasPrefix(
        "seed 42 (fresh), as many runs as begin within 30 s on three-layer"))
  }

  @Test func namesTheOneValueOfASingleRun() {
    var result = Samples.held
    result.strategies[0].runs = 1
    result.features = [Samples.held.features[0], Samples.held.features[3]]
    result.features[0].runs = 1
    #expect(text.report(result).contains("played with bounce-top outer, other-pages"))
  }

  @Test func saysALineAboutARun() throws {
    var lines: [String] = []
    let player = FakePlayer()
    player.change = { if $0.seed == 8 { $1.violate("no-header-jump") } }
    let plan = CampaignPlan(firstSeed: 7, runs: 2, strategies: [player.strategies[0]])
    var campaign = Campaign(plan: plan, player: player) { 0 }
    campaign.observe = { event in
      switch event {
      case .began: break
      case .played(let played): lines.append(text.line(played))
      case .found(let finding): lines.append(text.notice(finding))
      case .shrinking: break
      case .shrunk(let finding): lines.append(text.shrunkNotice(finding))
      }
    }
    _ = try campaign.run()
    #expect(
      lines == [
        "run 0  three-layer  seed 7  2 gestures  100 frames  0x00000000000003ef  held\n",
        "run 1  three-layer  seed 8  2 gestures  100 frames  0x00000000000003f0"
          + "  violated no-header-jump\n",
        "found three-layer/no-header-jump/touch with seed 8\n",
      ])
  }
}
