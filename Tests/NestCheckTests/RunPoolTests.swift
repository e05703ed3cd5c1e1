import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct RunPoolTests {
  let player = FakePlayer()

  /// Holds runs back and lets the last one come first.
  final class Backwards: RunPool {
    let player: FakePlayer
    var waiting: [(number: Int, order: RunOrder)] = []
    var abandoned = 0
    init(_ player: FakePlayer) { self.player = player }
    var vacancies: Int { 4 - waiting.count }
    func begin(_ order: RunOrder, as number: Int) throws(RunFailure) {
      waiting.append((number, order))
    }
    func next() throws(RunFailure) -> (number: Int, outcome: RunOutcome)? {
      guard let (number, order) = waiting.popLast() else { return nil }
      return (number, try player.play(order, recorder: nil))
    }
    func abandon() {
      abandoned += waiting.count
      waiting = []
    }
  }

  func plan(_ runs: Int) -> CampaignPlan {
    CampaignPlan(firstSeed: 1, runs: runs, strategies: Array(player.strategies.prefix(2)))
  }

  @Test func theOrderOfOutcomesMakesNoDifference() throws {
    player.change = { order, outcome in
      if order.seed == 3 { outcome.violate("no-header-jump") }
      if order.seed ?? 0 > 4 { outcome.violate("no-header-jump", phase: .coast) }
    }
    var told: [[String]] = []
    func run(_ pool: any RunPool) throws -> CheckResult {
      var campaign = Campaign(plan: plan(9), pool: pool) { 0 }
      var lines: [String] = []
      campaign.observe = { event in
        switch event {
        case .began, .shrinking, .shrunk: break
        case .played(let played): lines.append("\(played.run.seed) \(played.run.strategy)")
        case .found(let finding): lines.append("\(finding.identity) \(finding.seed ?? 0)")
        }
      }
      defer { told.append(lines) }
      return try campaign.run()
    }
    let one = try run(SerialPool(player: player))
    let other = try run(Backwards(player))
    #expect(one == other)
    #expect(told[0] == told[1])
    #expect(one.findings.count == 4)
  }

  @Test func whatHadBegunBeforeTheLastFindingIsNotCounted() throws {
    player.change = { order, outcome in
      let phases = RunPhase.allCases
      outcome.violate("no-header-jump", phase: phases[Int(order.seed ?? 0) % phases.count])
    }
    var plan = plan(50)
    plan.maxFindings = 3
    let pool = Backwards(player)
    let result = try Campaign(plan: plan, pool: pool) { 0 }.run()
    let serial = try Campaign(plan: plan, player: player) { 0 }.run()
    #expect(result == serial)
    #expect(result.stopped == .findings)
  }

  @Test func runsThatNobodyWaitsForAreGivenUp() throws {
    let pool = SerialPool(player: player)
    try pool.begin(RunOrder(strategy: "three-layer", act: .seed(1, .init())), as: 5)
    #expect(pool.vacancies == 0)
    pool.abandon()
    #expect(pool.vacancies == 1)
    #expect(try pool.next() == nil)
  }
}
