/// Many runs with one budget, and what they found.
///
///     let report = Campaign(subject).run(seed: 0x5eed, runs: 10_000)
///     for item in report.findings.items { … }
///
/// Run `i` is drawn from the seed `seed + i`, modulo 2^64, whatever the other runs do. All runs of
/// the budget are made, however much is found on the way; a mistake that shows in one run of four
/// does not hide one that shows in one of four hundred. Shrinking begins after the last run.
public struct Campaign<Case, Label: Hashable & Comparable & Sendable> {
  /// Something that is worth telling at once.
  public enum Event {
    /// A label was violated for the first time, in a case that is not shrunk yet.
    case firstSeen(Label, run: UInt64, ChoiceSequence)
    /// A finding was shrunk.
    case shrunk(Finding<Label>)
  }

  /// What a campaign comes to.
  public struct Report {
    /// How many runs were made.
    public let runs: Int
    /// Which labels were violated in which runs.
    public let ledger: Ledger<Label>
    /// The findings.
    public let findings: FindingList<Label>
    /// How healthy the runs were.
    public let health: Health
  }

  private let subject: Subject<Case, Label>
  private let mostFindings: Int
  private let shrinkBudget: Int
  private let size: Int

  /// Prepares a campaign that ends early once `mostFindings` labels were violated first.
  public init(
    _ subject: Subject<Case, Label>, mostFindings: Int = 8, shrinkBudget: Int = 2000,
    size: Int = 100
  ) {
    precondition(mostFindings > 0, "a campaign that may not find anything needs no run")
    self.subject = subject
    self.mostFindings = mostFindings
    self.shrinkBudget = shrinkBudget
    self.size = size
  }

  /// Makes the runs, then shrinks what they found.
  public func run(
    seed: UInt64, runs: Int, observe: (Event) -> Void = { _ in }
  ) -> Report {
    var (ledger, health, made) = (Ledger<Label>(), Health(), 0)
    while made < runs && ledger.labelsSeenFirst < mostFindings {
      let run = seed &+ UInt64(made)
      let outcome = draw(run)
      made += 1
      health.note(outcome.ending)
      if made % 64 == 1, !repeats(outcome) { health.noteNondeterminism(run: run) }
      guard let violation = outcome.violation else { continue }
      for label in ledger.note(violation, run: run) {
        observe(.firstSeen(label, run: run, outcome.sequence))
      }
    }
    var findings = FindingList<Label>()
    for entry in ledger.entries {
      guard let finding = shrink(entry, &health) else { continue }
      findings.add(finding)
      observe(.shrunk(finding))
    }
    return Report(runs: made, ledger: ledger, findings: findings, health: health)
  }

  private func draw(_ run: UInt64) -> Outcome<Label> {
    Examiner(subject).draw(SplittableRandom(seed: run), size: size)
  }

  private func repeats(_ outcome: Outcome<Label>) -> Bool {
    let again = Examiner(subject).replay(outcome.sequence.values)
    return again.ending == outcome.ending && again.rank == outcome.rank
  }

  private func shrink(_ entry: Ledger<Label>.Entry, _ health: inout Health) -> Finding<Label>? {
    let run = entry.representative
    let original = draw(run).sequence
    let examiner = Examiner(subject)
    let shrunk = examiner.shrink(original.values, to: entry.label, budget: shrinkBudget)
    guard let shrunk, !examiner.hasContradiction else {
      health.noteNondeterminism(run: run)
      return nil
    }
    return Finding(
      label: entry.label, run: run, count: entry.count, original: original, shrunk: shrunk)
  }
}
