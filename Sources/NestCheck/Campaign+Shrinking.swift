extension Campaign {
  /// Makes all findings smaller, in the order in which they were found, and then what was violated
  /// in some runs but first in none.
  ///
  /// Of the latter only what shrinks to a script in which it is first becomes a finding. A finding
  /// whose shrunk script violates one that was reported before is listed under that one.
  ///
  /// - Returns: Why it ended early, with the rest of the findings as they were found; else nil.
  func shrink(
    _ shrinker: FindingShrinker, _ tally: inout CampaignTally, start: Double
  ) throws(RunFailure) -> CheckResult.Stop? {
    var shrinker = shrinker
    let (now, isInterrupted, limit) = (now, isInterrupted, plan.limitSeconds ?? .infinity)
    shrinker.isCancelled = { isInterrupted() || now() - start >= limit }
    var list = ShrunkFindings()
    defer { tally.replaceFindings(with: list.findings) }
    let found = tally.result.findings
    for (index, finding) in found.enumerated() {
      do throws(RunFailure) {
        try shrink(finding, shrinker, &list)
      } catch .cancelled {
        for rest in found[index...] { list.add(rest) }
        return isInterrupted() ? .interrupted : .limit
      }
    }
    do throws(RunFailure) {
      try shrinkLater(shrinker, tally, &list)
    } catch .cancelled {
      return isInterrupted() ? .interrupted : .limit
    }
    return nil
  }

  private func shrink(
    _ finding: Finding, _ shrinker: FindingShrinker, _ list: inout ShrunkFindings
  ) throws(RunFailure) {
    observe(.shrinking(finding))
    guard var result = try shrinker.shrink(finding) else {
      var unsteady = finding
      unsteady.replayed = Finding.Replays(times: 0, of: 1)
      list.add(unsteady)
      return
    }
    complete(&result.finding)
    observe(.shrunk(result.finding))
    list.add(result)
  }

  private func shrinkLater(
    _ shrinker: FindingShrinker, _ tally: CampaignTally, _ list: inout ShrunkFindings
  ) throws(RunFailure) {
    for finding in tally.onlyLater {
      guard var result = try shrinker.shrink(finding), result.isFirst else { continue }
      guard list.place(of: result) == nil else { continue }
      complete(&result.finding)
      observe(.found(result.finding))
      list.add(result)
    }
  }
}

/// Findings, each for itself or listed under another one.
struct ShrunkFindings {
  private(set) var findings: [Finding] = []

  /// Adds a finding that is not shrunk.
  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Adds a finding where it belongs.
  mutating func add(_ result: FindingShrinker.Result) {
    if let place = place(of: result) {
      findings[place].listed.append(Finding.Listed(result.finding))
    } else {
      findings.append(result.finding)
    }
  }

  /// The finding that a shrunk script violates as well, apart from its own.
  func place(of result: FindingShrinker.Result) -> Int? {
    findings.firstIndex {
      $0.identity != result.finding.identity && result.violated.contains($0.identity)
    }
  }
}
