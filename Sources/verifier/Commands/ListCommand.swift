import NestCheck
import Reporting
import Scenes

/// `verifier list`: what options and scripts can name, and how often strategies were exercised.
@MainActor
struct ListCommand {
  let desk: Desk

  /// The seeds that are played for the matrices: the same every time, so that two lists can be
  /// compared, and enough for each value of an option or policy to come up often.
  nonisolated static let seeds = Listing.Seeds(first: 1, count: 500)

  func run() throws -> ExitCode {
    let subject = desk.settings.operands.first ?? ""
    let plays = desk.settings.isVerbose
    if plays, subject != "strategies" {
      throw desk.refuse("'--verbose' plays strategies; of \(subject) there is no more to say.")
    }
    let outputs = try Outputs(desk)
    do {
      let result = plays ? try exercised() : nil
      let listing = listing(of: subject, result)
      if desk.writesText { try desk.console.print(ListText(style: desk.style).text(listing)) }
      try outputs.write(.json) { listing.json(desk.context()).text }
      return result?.exit == .violated ? .violated : .success
    } catch {
      outputs.discard()
      throw error
    }
  }

  /// What is exercised on each strategy, the controls left out.
  private func exercised() throws -> CheckResult {
    var plan = CampaignPlan(
      firstSeed: Self.seeds.first, runs: Self.seeds.count,
      strategies: desk.catalogue.defaultStrategies)
    plan.maxFindings = .max
    var campaign = Campaign(plan: plan, pool: desk.pool(), now: desk.world.now)
    campaign.isInterrupted = desk.world.isInterrupted
    let progress = ProgressMeter(desk.console)
    campaign.observe = { event in
      if case .played(let played) = event { progress.show(played) }
    }
    let result = try campaign.run()
    desk.console.clearProgress()
    if result.stopped == .interrupted { throw CommandFailure(.interrupted, "") }
    return result
  }

  private func listing(of subject: String, _ result: CheckResult?) -> Listing {
    switch subject {
    case "strategies":
      var listing = Listing(items: desk.catalogue.strategies.map { Listing.Item($0, result) })
      listing.seeds = result == nil ? nil : Self.seeds
      return listing
    case "invariants": return Listing(items: desk.catalogue.invariants.map(Listing.Item.init))
    case "policies": return Listing(items: Policy.allCases.map(Listing.Item.init))
    default: return Listing(items: AssumptionCard.all.map(Listing.Item.init))
    }
  }
}

extension Listing.Item {
  /// A policy; its first value is the default.
  fileprivate init(_ policy: Policy) {
    self.init(
      name: policy.rawValue, summary: policy.summary,
      details: [
        .init("values", .strings(policy.values)),
        .init("default", .string(policy.values.first ?? "")),
      ])
  }
}
