import HeadlessUIKit
import NestCheck
import Reporting

/// `verifier check`: a campaign, from its plan to its report.
@MainActor
struct CheckCommand {
  let desk: Desk

  /// How many runs are played on each strategy when nothing is said.
  static let defaultRuns = 200

  func run() throws -> ExitCode {
    let plan = try plan()
    let outputs = try Outputs(desk)
    let store = FindingStore(settings: desk.settings, environment: desk.world.environment)
    try store.prepare()
    try announce(plan)
    let watch = CampaignWatch(desk: desk, plan: plan, store: store)
    do {
      let result = try play(plan, outputs, watch)
      return try report(result, plan, outputs)
    } catch {
      outputs.discard()
      throw error
    }
  }

  /// What the settings ask for.
  func plan() throws -> CampaignPlan {
    let settings = desk.settings
    if settings.shard != nil, settings.seed == nil {
      throw desk.refuse("'--shard' needs '--seed', so that all shards share one campaign.")
    }
    var runs = settings.runs
    if runs == nil, settings.budget == nil {
      runs = settings.seed == nil ? Self.defaultRuns : 1
    }
    var plan = CampaignPlan(
      firstSeed: settings.seed ?? desk.world.freshSeed(), runs: runs,
      strategies: desk.strategies)
    plan.invariants = desk.invariants
    plan.assumptions = StageAssumptions(settings.assumptions)
    plan.shard = settings.shard
    plan.budgetSeconds = settings.budget
    plan.limitSeconds = settings.limit
    plan.maxFindings = settings.maxFindings
    return plan
  }

  /// Says the seed first, so that even a killed run can be played again.
  private func announce(_ plan: CampaignPlan) throws {
    let isFresh = desk.settings.seed == nil
    if desk.settings.isQuiet { return }
    if desk.writesText {
      let text = CheckText(style: desk.style).heading(plan, seedIsFresh: isFresh)
      try desk.console.print(text)
    } else if isFresh {
      desk.console.complain("seed \(SeedNotation.short(plan.firstSeed))\n")
    }
  }

  private func play(
    _ plan: CampaignPlan, _ outputs: Outputs, _ watch: CampaignWatch
  ) throws -> CheckResult {
    let world = desk.world
    let frames = outputs.frames
    var campaign = Campaign(plan: plan, pool: desk.pool(frames), now: world.now)
    campaign.shrinker = desk.shrinker()
    campaign.isInterrupted = {
      world.isInterrupted() || watch.failure != nil || frames?.failure != nil
    }
    campaign.complete = { watch.complete(&$0) }
    campaign.observe = { watch.take($0) }
    var result = try campaign.run()
    result.jobs = desk.jobs
    desk.console.clearProgress()
    if let failure = watch.failure ?? frames?.failure { throw failure }
    return result
  }

  private func report(
    _ result: CheckResult, _ plan: CampaignPlan, _ outputs: Outputs
  ) throws -> ExitCode {
    let gallery = Gallery(desk: desk)
    let draws = outputs.wants(.html) || outputs.wants(.svg)
    let exhibits = draws || gallery.isDrawnInText ? try gallery.exhibits(of: result, plan) : []
    let context = desk.context()
    let github = GitHub(desk: desk)
    let text = CheckText(style: desk.style, isWhole: desk.settings.isVerbose)
    try github.printQuoted(
      desk.settings.isQuiet
        ? text.quietReport(result)
        : text.report(result, tool: context.tool, runs: exhibits.map(\.run)))
    try outputs.finishFrames()
    try outputs.write(.json) { result.json(context).text }
    try outputs.write(.junit) { JUnitXML(result).text }
    try outputs.write(.html) { gallery.page(exhibits, of: result, context) }
    try outputs.write(.svg) { try gallery.filmstrip(exhibits) }
    try github.annotate(result.findings)
    try github.summarize { $0.text(result, tool: context.tool) }
    return result.exit
  }
}

extension StageAssumptions {
  /// The defaults with other values for some; names and values were checked when they were read.
  init(_ values: [NamedValue]) {
    self.init()
    for value in values { try? set(value.name, to: value.value) }
  }
}
