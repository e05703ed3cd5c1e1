/// Many runs with one budget.
///
///     let campaign = Campaign(plan: plan, player: player, now: clock)
///     let result = try campaign.run()
///
/// Seeds are played in order, each on every strategy before the next. The clock, the interruption
/// and everything that a campaign tells are handed in: a campaign prints nothing and reads no
/// clock of its own.
@MainActor
public struct Campaign {
  /// What is to be played.
  public let plan: CampaignPlan
  /// What plays the runs.
  public let player: any RunPlaying
  /// Seconds since any fixed moment.
  public var now: () -> Double
  /// Whether somebody wants the campaign to end; asked before each run.
  public var isInterrupted: () -> Bool = { false }
  /// Is told what happens.
  public var observe: (CampaignEvent) -> Void = { _ in }
  /// Makes a finding smaller, or nil to keep findings as they were found.
  public var shrink: ((Finding) -> Finding)?
  /// Completes a finding, for example with the line that shows it again, before it is told of.
  public var complete: (inout Finding) -> Void = { _ in }
  /// Is called with each frame of each run.
  public var recorder: FrameRecorder?

  /// A campaign over a plan.
  public init(plan: CampaignPlan, player: any RunPlaying, now: @escaping () -> Double) {
    self.plan = plan
    self.player = player
    self.now = now
  }

  /// Plays the runs until all are played or one of the plan's ends is reached.
  ///
  /// - Throws: `RunFailure` when the plan names something that does not exist.
  public func run() throws(RunFailure) -> CheckResult {
    var tally = CampaignTally(plan: plan)
    let start = now()
    let stop = try play(into: &tally, start: start)
    return tally.finished(stop, seconds: max(0, now() - start))
  }

  private func play(
    into tally: inout CampaignTally, start: Double
  ) throws(RunFailure) -> CheckResult.Stop {
    var (number, step) = plan.stride
    var seedsLeft = plan.seedsToPlay ?? .max
    while seedsLeft > 0 {
      for index in plan.strategies.indices {
        if let stop = reasonToStop(tally, elapsed: now() - start) { return stop }
        try playOne(number, strategy: index, into: &tally, start: start)
      }
      seedsLeft -= 1
      let next = number.addingReportingOverflow(step)
      if next.overflow { break }
      number = next.partialValue
    }
    return .completed
  }

  private func reasonToStop(_ tally: CampaignTally, elapsed: Double) -> CheckResult.Stop? {
    if isInterrupted() { return .interrupted }
    if tally.result.findings.count >= plan.maxFindings { return .findings }
    if let limit = plan.limitSeconds, elapsed >= limit { return .limit }
    if let budget = plan.budgetSeconds, elapsed >= budget { return .budget }
    return nil
  }

  private func playOne(
    _ number: Int, strategy index: Int, into tally: inout CampaignTally, start: Double
  ) throws(RunFailure) {
    let strategy = plan.strategies[index].name
    let run = PlannedRun(number: number, seed: plan.seed(ofRun: number), strategy: strategy)
    observe(.began(run))
    let order = RunOrder(
      strategy: strategy, act: .seed(run.seed, plan.assumptions), invariants: plan.invariants)
    let outcome = try player.play(order, recorder: recorder)
    let found = tally.add(outcome, strategy: index, seed: run.seed)
    observe(.played(played(run, outcome, tally, elapsed: now() - start)))
    if let found { tell(of: found, in: &tally) }
  }

  private func tell(of index: Int, in tally: inout CampaignTally) {
    var finding = tally.result.findings[index]
    complete(&finding)
    observe(.found(finding))
    if let shrink { finding = shrink(finding) }
    tally.replaceFinding(at: index, with: finding)
  }

  private func played(
    _ run: PlannedRun, _ outcome: RunOutcome, _ tally: CampaignTally, elapsed: Double
  ) -> PlayedRun {
    PlayedRun(
      run: run, frames: outcome.frames, gestures: outcome.gestures,
      fingerprint: outcome.fingerprint, violated: outcome.violated, totals: tally.result.totals,
      runsPlanned: plan.seedsToPlay.map { $0 * plan.strategies.count },
      identities: tally.result.findings.count, seconds: elapsed)
  }
}
