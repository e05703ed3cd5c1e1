import Foundation
import PropertyEngine
import Testing

/// Three planted mistakes of probability 1/4, 1/40 and 1/400.
private enum Planted {
  typealias Dice = (common: Int64, uncommon: Int64, rare: Int64)

  static let dice = Generator<Dice> { context in
    let (common, uncommon) = (
      context.integer(in: 0...3, default: 0), context.integer(in: 0...39, default: 0)
    )
    // A range this wide would not be drawn evenly, so the rare die is thrown in two parts.
    let tens = context.integer(in: 0...39, default: 0)
    return (common, uncommon, tens * 10 + context.integer(in: 0...9, default: 0))
  }

  /// Mistakes that have nothing to do with each other, the rarest striking first.
  static let independent = subject { dice in
    [
      dice.rare == 217 ? "rare" : nil, dice.uncommon == 31 ? "uncommon" : nil,
      dice.common == 2 ? "common" : nil,
    ]
  }

  /// The rarer mistakes show only in runs that show the common one, and after it.
  static let nested = subject { dice in
    guard dice.common == 2 else { return [] }
    return [
      "common", dice.uncommon < 4 ? "uncommon" : nil,
      dice.uncommon < 4 && dice.rare < 40 ? "rare" : nil,
    ]
  }

  private static func subject(
    _ labels: @escaping @Sendable (Dice) -> [String?]
  ) -> @Sendable () -> Subject<Dice, String> {
    {
      Subject(generate: dice.draw) { dice in
        let violated = labels(dice).compactMap(\.self)
        guard let first = violated.first else { return .holds }
        return .violated(Violation(first: first, later: violated))
      }
    }
  }
}

@Suite struct CampaignTests {
  /// How many seeds are tried: few by default, more with NESTCHECK_ENGINE_SEEDS.
  static let seeds =
    UInt64(
      ProcessInfo.processInfo.environment["NESTCHECK_ENGINE_SEEDS"] ?? "2") ?? 2

  @Test func independentMistakesAreAllFoundInEachSeed() {
    for seed in 0..<Self.seeds {
      let report = Campaign(Planted.independent()).run(seed: seed &* 10_000, runs: 10_000)
      #expect(report.runs == 10_000)
      #expect(report.findings.items.count == 3)
      #expect(report.findings.labels == ["common", "rare", "uncommon"])
      #expect(report.findings.items.allSatisfy { $0.finding.alsoViolates.isEmpty })
    }
  }

  @Test func nestedMistakesAreAllReportedInEachSeed() {
    for seed in 0..<Self.seeds {
      let report = Campaign(Planted.nested()).run(seed: seed &* 10_000, runs: 10_000)
      #expect(report.findings.labels == ["common", "rare", "uncommon"])
      #expect(report.findings.items.map(\.finding.label) == ["common"])
      #expect(report.findings.items.first?.listed.map(\.label).sorted() == ["rare", "uncommon"])
    }
  }

  @Test func aRunDependsOnNothingButItsSeed() {
    let whole = Campaign(Planted.independent()).run(seed: 100, runs: 1000).ledger
    var parts = Campaign(Planted.independent()).run(seed: 100, runs: 400).ledger
    parts.merge(Campaign(Planted.independent()).run(seed: 500, runs: 600).ledger)
    #expect(parts.entries == whole.entries)
  }

  @Test func aCampaignMayEndAtANumberOfFindings() {
    let report = Campaign(Planted.independent(), mostFindings: 1).run(seed: 0, runs: 10_000)
    #expect(report.runs < 100)
    #expect(report.ledger.labelsSeenFirst == 1)
  }

  @Test func firstFailuresAreToldBeforeTheyAreShrunk() {
    var events: [String] = []
    _ = Campaign(Planted.independent()).run(seed: 0, runs: 200) { event in
      switch event {
      case .firstSeen(let label, _, _): events.append("seen \(label)")
      case .shrunk(let finding): events.append("shrunk \(finding.label)")
      }
    }
    #expect(events.first == "seen common")
    #expect(events.firstIndex { $0.hasPrefix("shrunk") } == events.count / 2)
  }

  @Test func theRepresentativeIsTheLowestRun() {
    let report = Campaign(Planted.independent()).run(seed: 40, runs: 500)
    let finding = report.findings.items.first { $0.finding.label == "common" }?.finding
    let lowest = (40..<UInt64(540)).first { run in
      Examiner(Planted.independent()).draw(SplittableRandom(seed: run)).violation?.first == "common"
    }
    #expect(finding?.run == lowest)
    #expect(finding?.shrunk.sequence.values.first == .integer(2))
  }

  @Test func aSubjectThatDoesNotRepeatItselfIsReported() {
    var calls = 0
    let subject = Subject<Int64, String>(generate: { $0.integer(in: 0...9, default: 0) }) { _ in
      calls += 1
      return calls.isMultiple(of: 2) ? .holds : .violated(Violation(first: "odd"))
    }
    let report = Campaign(subject).run(seed: 5, runs: 100)
    #expect(report.health.problems.first == .nondeterministic(run: 5))
  }
}
