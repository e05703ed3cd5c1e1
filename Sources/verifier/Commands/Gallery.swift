import Gestures
import NestCheck
import Reporting

/// Plays again what is to be shown, with all its frames, and makes pictures of it.
@MainActor
struct Gallery {
  let desk: Desk

  /// Whether the readable report has room for drawings.
  var isDrawnInText: Bool { desk.writesText && !desk.settings.isQuiet }

  /// The findings of a campaign with their runs; where all held and a picture was asked for, the
  /// first run on each strategy.
  func exhibits(
    of result: CheckResult, _ plan: CampaignPlan
  ) throws -> [ReplayPage.Exhibit] {
    if !result.findings.isEmpty { return try result.findings.map(exhibit) }
    let isDrawn = desk.settings.html != nil || desk.settings.svg != nil
    return isDrawn && result.totals.runs > 0 ? try heldRuns(plan) : []
  }

  /// Replays with their runs; those that only text could draw are played where something is wrong.
  func exhibits(
    of result: ReplayResult, _ orders: [RunOrder], drawsAll: Bool
  ) throws -> [ReplayPage.Exhibit] {
    try zip(result.replays, orders).map { replay, order in
      // What crashed or hung would do so again, in this process.
      let isPlayable = replay.finding.map { $0.kind == .violation } ?? drawsAll
      let run = isPlayable ? try RunRecord(playing: order, on: desk.world.player) : nil
      if let finding = replay.finding {
        return ReplayPage.Exhibit(finding: finding, run: run, original: try original(of: finding))
      }
      let name = "\(replay.path ?? replay.token ?? "a script") on \(replay.strategy)"
      return ReplayPage.Exhibit(held: run, caption: name, reproduce: "")
    }
  }

  /// The page of a campaign.
  func page(
    _ exhibits: [ReplayPage.Exhibit], of result: CheckResult, _ context: ReportContext
  ) -> String {
    let totals = result.totals
    return ReplayPage(
      exhibits: exhibits,
      summary: "\(Figures.count(totals.runs, "run")), \(Figures.count(totals.frames, "frame"))"
        + " from seed \(SeedNotation.short(result.seed))",
      context: context
    ).html
  }

  /// The page of replays.
  func page(
    _ exhibits: [ReplayPage.Exhibit], of result: ReplayResult, _ context: ReportContext
  ) -> String {
    ReplayPage(
      exhibits: exhibits, summary: Figures.count(result.replays.count, "replay"), context: context
    ).html
  }

  /// The page of judged traces.
  func page(
    _ exhibits: [ReplayPage.Exhibit], of result: TraceResult, _ context: ReportContext
  ) -> String {
    ReplayPage(
      exhibits: exhibits, summary: Figures.count(result.traces.count, "trace"), context: context
    ).html
  }

  /// The page of what was shrunk.
  func page(
    _ exhibits: [ReplayPage.Exhibit], of report: ShrinkReport, _ context: ReportContext
  ) -> String {
    let before = report.finding.original?.script.steps.count ?? 0
    let after = report.finding.script.steps.count
    return ReplayPage(
      exhibits: exhibits, summary: "from \(Figures.count(before, "step")) to \(after)",
      context: context
    ).html
  }

  /// The frames up to the first violation, or the first moving ones where all held.
  func filmstrip(_ exhibits: [ReplayPage.Exhibit]) throws(CommandFailure) -> String {
    let found = exhibits.first { $0.finding != nil && $0.run != nil }
    guard let exhibit = found ?? exhibits.first, let run = exhibit.run else {
      throw CommandFailure(.inconclusive, "There is no run of which a picture can be made.")
    }
    if let finding = exhibit.finding { return Filmstrip(finding: finding, run: run).svg }
    return Filmstrip(held: run, caption: exhibit.caption).svg
  }

  /// A finding with the run that shows it; a crash or a hang is not played again.
  func exhibit(_ finding: Finding) throws -> ReplayPage.Exhibit {
    if finding.kind != .violation { return ReplayPage.Exhibit(finding: finding, run: nil) }
    return ReplayPage.Exhibit(
      finding: finding, run: try play(finding.script, finding),
      original: try original(of: finding))
  }

  private func original(of finding: Finding) throws -> RunRecord? {
    guard let original = finding.original, finding.kind == .violation else { return nil }
    let isDrawn = desk.settings.html != nil
    return isDrawn ? try play(original.script, finding) : nil
  }

  private func play(_ script: Script, _ finding: Finding) throws -> RunRecord {
    try RunRecord(
      playing: RunOrder(
        strategy: finding.identity.strategy, act: .script(script), invariants: desk.invariants),
      on: desk.world.player)
  }

  private func heldRuns(_ plan: CampaignPlan) throws -> [ReplayPage.Exhibit] {
    let seed = plan.seed(ofRun: (plan.shard?.index ?? 1) - 1)
    return try plan.strategies.map { card in
      let run = try RunRecord(
        playing: RunOrder(
          strategy: card.name, act: .seed(seed, plan.assumptions), invariants: plan.invariants),
        on: desk.world.player)
      return ReplayPage.Exhibit(
        held: run, caption: "\(card.name), seed \(SeedNotation.short(seed))",
        reproduce: ReproduceLine.check(
          seed: seed, strategy: card.name, assumptions: plan.assumptions))
    }
  }
}
