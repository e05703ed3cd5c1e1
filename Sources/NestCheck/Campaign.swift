/// Many runs with one budget.
///
///     let campaign = Campaign(plan: plan, player: player, now: clock)
///     let result = try campaign.run()
///
/// Seeds are played in order, each on every strategy before the next; several may be played at a
/// time, but they are counted in order, so that the result does not depend on how many. What was
/// found is made smaller after the last run. The clock, the interruption and everything that a
/// campaign tells are handed in: a campaign prints nothing and reads no clock of its own.
@MainActor
public struct Campaign {
  /// What is to be played.
  public let plan: CampaignPlan
  /// What plays the runs.
  public let pool: any RunPool
  /// Seconds since any fixed moment.
  public var now: () -> Double
  /// Whether somebody wants the campaign to end; asked before each run, and while runs are awaited.
  public var isInterrupted: () -> Bool = { false }
  /// Is told what happens.
  public var observe: (CampaignEvent) -> Void = { _ in }
  /// Makes findings smaller, or nil to keep them as they were found.
  public var shrinker: FindingShrinker?
  /// Completes a finding, for example with the line that shows it again, before it is told of; a
  /// second time when it has become smaller.
  public var complete: (inout Finding) -> Void = { _ in }

  /// A campaign over a plan, played one run at a time.
  public init(
    plan: CampaignPlan, player: any RunPlaying, recorder: FrameRecorder? = nil,
    now: @escaping () -> Double
  ) {
    self.init(plan: plan, pool: SerialPool(player: player, recorder: recorder), now: now)
  }

  /// A campaign over a plan, played by a pool.
  public init(plan: CampaignPlan, pool: any RunPool, now: @escaping () -> Double) {
    self.plan = plan
    self.pool = pool
    self.now = now
  }

  /// Plays the runs until all are played or one of the plan's ends is reached.
  ///
  /// - Throws: `RunFailure` when the plan names something that does not exist.
  public func run() throws(RunFailure) -> CheckResult {
    var tally = CampaignTally(plan: plan)
    let start = now()
    var stop = try play(into: &tally, start: start)
    let seconds = max(0, now() - start)
    if let shrinker, stop != .interrupted, stop != .limit {
      stop = try shrink(shrinker, &tally, start: start) ?? stop
    }
    return tally.finished(stop, seconds: seconds)
  }

  /// How many runs may be ahead of the first that has not come back.
  private static let window = 256

  private func play(
    into tally: inout CampaignTally, start: Double
  ) throws(RunFailure) -> CheckResult.Stop {
    var queue = RunQueue(plan)
    var ahead: [Ahead] = []
    var stop: CheckResult.Stop?
    while true {
      while stop == nil, pool.vacancies > 0, ahead.count < Self.window, let run = queue.first {
        stop = reasonToStop(tally, elapsed: now() - start)
        if stop != nil { break }
        queue.removeFirst()
        try begin(run, &ahead)
      }
      if ahead.isEmpty { return stop ?? .completed }
      if let (number, outcome) = try pool.next() {
        guard let place = ahead.firstIndex(where: { $0.ticket == number }) else { continue }
        ahead[place].outcome = outcome
      } else if let reason = reasonToAbandon(elapsed: now() - start) {
        pool.abandon()
        return reason
      }
      if let reason = take(&ahead, into: &tally, start: start) {
        pool.abandon()
        return reason
      }
    }
  }

  /// A run that has begun, and its outcome once it has come back.
  private struct Ahead {
    let ticket: Int
    let run: PlannedRun
    let strategy: Int
    var outcome: RunOutcome?
  }

  private func begin(_ next: RunQueue.Item, _ ahead: inout [Ahead]) throws(RunFailure) {
    let ticket = (ahead.last?.ticket ?? -1) + 1
    observe(.began(next.run))
    let order = RunOrder(
      strategy: next.run.strategy, act: .seed(next.run.seed, plan.assumptions),
      invariants: plan.invariants)
    try pool.begin(order, as: ticket)
    ahead.append(Ahead(ticket: ticket, run: next.run, strategy: next.strategy))
  }

  /// Counts the runs that have come back, as far as none is missing before them.
  private func take(
    _ ahead: inout [Ahead], into tally: inout CampaignTally, start: Double
  ) -> CheckResult.Stop? {
    while let first = ahead.first, let outcome = first.outcome {
      if tally.result.findings.count >= plan.maxFindings { return .findings }
      ahead.removeFirst()
      let found = tally.add(outcome, strategy: first.strategy, seed: first.run.seed)
      observe(.played(played(first.run, outcome, tally, elapsed: now() - start)))
      if let found { tell(of: found, in: &tally) }
    }
    return nil
  }

  private func reasonToStop(_ tally: CampaignTally, elapsed: Double) -> CheckResult.Stop? {
    if isInterrupted() { return .interrupted }
    if tally.result.findings.count >= plan.maxFindings { return .findings }
    if let limit = plan.limitSeconds, elapsed >= limit { return .limit }
    if let budget = plan.budgetSeconds, elapsed >= budget { return .budget }
    return nil
  }

  private func reasonToAbandon(elapsed: Double) -> CheckResult.Stop? {
    if isInterrupted() { return .interrupted }
    if let limit = plan.limitSeconds, elapsed >= limit { return .limit }
    return nil
  }

  private func tell(of index: Int, in tally: inout CampaignTally) {
    var finding = tally.result.findings[index]
    complete(&finding)
    observe(.found(finding))
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
