import NestCheck

extension CheckResult {
  /// Several results as one, as if all their runs belonged to one campaign.
  ///
  /// Sums and fingerprints add up, as those of shards do; of findings with the same identity the
  /// one of the lowest seed represents all; the worst of the reasons to stop is kept.
  public static func merged(_ results: [CheckResult]) -> CheckResult? {
    guard var merged = results.first else { return nil }
    for result in results.dropFirst() { merged.add(result) }
    return merged
  }

  private mutating func add(_ other: CheckResult) {
    seed = min(seed, other.seed)
    shard = nil
    if Self.badness(other.stopped) > Self.badness(stopped) { stopped = other.stopped }
    totals.seeds += other.totals.seeds
    totals.runs += other.totals.runs
    totals.gestures += other.totals.gestures
    totals.frames += other.totals.frames
    seconds += other.seconds
    jobs = max(jobs, other.jobs)
    fingerprint &+= other.fingerprint
    for strategy in other.strategies { add(strategy) }
    for row in other.invariants { add(row) }
    for feature in other.features { add(feature) }
    for row in other.coverage { add(row) }
    for finding in other.findings { add(finding) }
    for index in strategies.indices {
      let name = strategies[index].name
      strategies[index].findings = findings.count { $0.identity.strategy == name }
    }
  }

  private static func badness(_ stop: Stop) -> Int {
    switch stop {
    case .completed: 0
    case .budget: 1
    case .findings: 2
    case .limit: 3
    case .interrupted: 4
    }
  }

  private mutating func add(_ strategy: StrategyTotals) {
    guard let index = strategies.firstIndex(where: { $0.name == strategy.name }) else {
      strategies.append(strategy)
      return
    }
    strategies[index].runs += strategy.runs
    strategies[index].gestures += strategy.gestures
    strategies[index].frames += strategy.frames
    strategies[index].fingerprint &+= strategy.fingerprint
  }

  private mutating func add(_ row: InvariantTotals) {
    let index = invariants.firstIndex { $0.strategy == row.strategy && $0.name == row.name }
    guard let index else {
      invariants.append(row)
      return
    }
    invariants[index].canApply = invariants[index].canApply || row.canApply
    invariants[index].frames += row.frames
    invariants[index].applied += row.applied
    invariants[index].undecided += row.undecided
    invariants[index].violated += row.violated
  }

  private mutating func add(_ feature: FeatureCount) {
    let index = features.firstIndex {
      $0.strategy == feature.strategy && $0.name == feature.name && $0.value == feature.value
    }
    guard let index else {
      features.append(feature)
      return
    }
    features[index].runs += feature.runs
    features[index].exercise.add(feature.exercise)
  }

  private mutating func add(_ row: CoverageRow) {
    let index = coverage.firstIndex { $0.strategy == row.strategy && $0.name == row.name }
    guard let index else {
      coverage.append(row)
      return
    }
    coverage[index].add(row)
  }

  private mutating func add(_ finding: Finding) {
    guard let index = findings.firstIndex(where: { $0.identity == finding.identity }) else {
      findings.append(finding)
      return
    }
    let count = findings[index].count + finding.count
    if let seed = finding.seed, let known = findings[index].seed, seed < known {
      findings[index] = finding
    }
    findings[index].count = count
  }
}
