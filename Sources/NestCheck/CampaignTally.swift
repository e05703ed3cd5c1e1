import Gestures
import Scenes
import Traces

/// The sums of a campaign, to which outcomes are added in the order of their runs.
///
/// It grows with strategies, invariants and identities, never with runs.
struct CampaignTally {
  private let strategies: [StrategyCard]
  private(set) var result: CheckResult
  private var invariants: [[InvariantTotals]]
  private var features: [FeatureTally]
  private var coverage: [CoverageTally]
  private var findingIndex: [Finding.Identity: Int] = [:]
  private var laterIndex: [Finding.Identity: Int] = [:]
  private var later: [Finding] = []
  private var campaignFingerprint = CampaignFingerprint()
  private var fingerprints: [CampaignFingerprint]
  private var lastSeed: UInt64?

  init(plan: CampaignPlan) {
    strategies = plan.strategies
    result = CheckResult(seed: plan.firstSeed)
    result.shard = plan.shard
    result.strategies = plan.strategies.map { StrategyTotals(name: $0.name) }
    invariants = plan.strategies.map { _ in [] }
    fingerprints = plan.strategies.map { _ in CampaignFingerprint() }
    features = plan.strategies.map(FeatureTally.init)
    coverage = plan.strategies.map(CoverageTally.init)
  }

  /// Adds one outcome; returns the index of its finding when it shows a new identity.
  mutating func add(_ outcome: RunOutcome, strategy index: Int, seed: UInt64) -> Int? {
    addSums(outcome, strategy: index, seed: seed)
    addVerdicts(outcome.verdicts, strategy: index)
    features[index].add(outcome.script, outcome.verdicts)
    coverage[index].add(outcome)
    addLater(outcome, strategy: index, seed: seed)
    return addFinding(outcome, strategy: index, seed: seed)
  }

  /// The result as it stands, with the tables filled in.
  func finished(_ stop: CheckResult.Stop, seconds: Double) -> CheckResult {
    var finished = result
    finished.stopped = stop
    finished.seconds = seconds
    finished.invariants = invariants.flatMap { $0 }
    finished.features = features.flatMap(\.counts)
    finished.coverage = coverage.flatMap(\.rows)
    return finished
  }

  /// What was violated in some run, but in none of them first; each with its lowest run.
  var onlyLater: [Finding] { later.filter { findingIndex[$0.identity] == nil } }

  /// Takes other findings for those it has.
  mutating func replaceFindings(with findings: [Finding]) {
    result.findings = findings
    for index in result.strategies.indices {
      let name = result.strategies[index].name
      result.strategies[index].findings = findings.count { $0.identity.strategy == name }
    }
  }

  /// Puts another finding in the place of one, for example once it is saved.
  mutating func replaceFinding(at index: Int, with finding: Finding) {
    result.findings[index] = finding
  }

  private mutating func addLater(_ outcome: RunOutcome, strategy index: Int, seed: UInt64) {
    let name = strategies[index].name
    for violation in outcome.violations.dropFirst() {
      let identity = Finding.Identity(name, violation)
      if let known = laterIndex[identity] {
        later[known].count += 1
      } else if let finding = Finding(
        outcome, strategy: name, seed: seed, invariant: violation.invariant)
      {
        laterIndex[identity] = later.count
        later.append(finding)
      }
    }
  }

  private mutating func addSums(_ outcome: RunOutcome, strategy index: Int, seed: UInt64) {
    let name = strategies[index].name
    campaignFingerprint.add(seed: seed, strategy: name, run: outcome.fingerprint)
    fingerprints[index].add(seed: seed, strategy: name, run: outcome.fingerprint)
    if lastSeed != seed { result.totals.seeds += 1 }
    lastSeed = seed
    result.totals.runs += 1
    result.totals.gestures += outcome.gestures
    result.totals.frames += outcome.frames
    result.fingerprint = campaignFingerprint.value
    result.strategies[index].runs += 1
    result.strategies[index].gestures += outcome.gestures
    result.strategies[index].frames += outcome.frames
    result.strategies[index].fingerprint = fingerprints[index].value
  }

  private mutating func addVerdicts(_ verdicts: [InvariantVerdict], strategy index: Int) {
    for (position, verdict) in verdicts.enumerated() {
      if position == invariants[index].count {
        invariants[index].append(
          InvariantTotals(strategy: strategies[index].name, name: verdict.name))
      }
      invariants[index][position].add(verdict)
    }
  }

  private mutating func addFinding(
    _ outcome: RunOutcome, strategy index: Int, seed: UInt64
  ) -> Int? {
    guard let first = outcome.firstViolation else { return nil }
    let identity = Finding.Identity(
      strategy: strategies[index].name, invariant: first.invariant, phase: first.violation.phase)
    if let known = findingIndex[identity] {
      result.findings[known].count += 1
      return nil
    }
    let finding = Finding(outcome, strategy: strategies[index].name, seed: seed)
    guard let finding else { return nil }
    findingIndex[identity] = result.findings.count
    result.findings.append(finding)
    result.strategies[index].findings += 1
    return result.findings.count - 1
  }
}

extension Finding {
  /// The finding that an outcome shows: its first violation, or one of a named invariant.
  ///
  /// Nil where all held, or the named invariant did.
  public init?(
    _ outcome: RunOutcome, strategy: String, seed: UInt64?, invariant: String? = nil
  ) {
    let violations = outcome.violations
    let chosen = violations.first { invariant == nil || $0.invariant == invariant }
    guard let (name, violation) = chosen else { return nil }
    self.init(
      identity: Identity(strategy: strategy, invariant: name, phase: violation.phase),
      seed: seed, violation: violation, script: outcome.script)
    script.strategy = strategy
    script.expectation = .none
    alsoViolates = outcome.violated.filter { $0 != name }
  }
}
