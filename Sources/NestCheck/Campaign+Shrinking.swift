extension Campaign {
  /// Makes all findings smaller, in the order in which they were found, and then what was violated
  /// in some runs but first in none.
  ///
  /// Of the latter only what shrinks to a script in which it is first becomes a finding. A finding
  /// whose shrunk script violates one that was reported before is listed under that one.
  func shrink(
    _ shrinker: FindingShrinker, _ tally: inout CampaignTally, _ stop: CheckResult.Stop
  ) throws(RunFailure) {
    guard stop != .interrupted, stop != .limit else { return }
    var list = ShrunkFindings()
    let found = tally.result.findings
    for (index, finding) in found.enumerated() {
      if isInterrupted() {
        for rest in found[index...] { list.add(rest) }
        tally.replaceFindings(with: list.findings)
        return
      }
      observe(.shrinking(finding))
      guard var result = try shrinker.shrink(finding) else {
        var unsteady = finding
        unsteady.replayed = Finding.Replays(times: 0, of: 1)
        list.add(unsteady)
        continue
      }
      complete(&result.finding)
      observe(.shrunk(result.finding))
      list.add(result)
    }
    try shrinkLater(shrinker, tally, &list)
    tally.replaceFindings(with: list.findings)
  }

  private func shrinkLater(
    _ shrinker: FindingShrinker, _ tally: CampaignTally, _ list: inout ShrunkFindings
  ) throws(RunFailure) {
    for finding in tally.onlyLater where !isInterrupted() {
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
