/// The runs of a plan in their order: each seed on every strategy before the next seed.
struct RunQueue {
  /// A run, and which of the plan's strategies it is played on.
  struct Item: Equatable {
    let run: PlannedRun
    let strategy: Int
  }

  private let plan: CampaignPlan
  private var number: Int
  private var strategy = 0
  private var seedsLeft: Int

  init(_ plan: CampaignPlan) {
    self.plan = plan
    number = plan.stride.first
    seedsLeft = plan.strategies.isEmpty ? 0 : plan.seedsToPlay ?? .max
  }

  /// The next run, or nil when all are taken.
  var first: Item? {
    guard seedsLeft > 0 else { return nil }
    let run = PlannedRun(
      number: number, seed: plan.seed(ofRun: number), strategy: plan.strategies[strategy].name)
    return Item(run: run, strategy: strategy)
  }

  /// Goes on to the run after the next.
  mutating func removeFirst() {
    strategy += 1
    guard strategy == plan.strategies.count else { return }
    strategy = 0
    let next = number.addingReportingOverflow(plan.stride.step)
    number = next.partialValue
    seedsLeft = next.overflow ? 0 : seedsLeft - 1
  }
}
