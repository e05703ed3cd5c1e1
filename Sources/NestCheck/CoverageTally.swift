import PropertyEngine
import Scenes

/// What is known of one milestone on one strategy.
public struct CoverageRow: Equatable, Sendable {
  /// Whether runs reach it often enough.
  public enum Verdict: String, Sendable, CaseIterable {
    /// They do.
    case met
    /// They do not.
    case notMet = "not met"
    /// There are too few runs to tell.
    case undecided
  }

  /// The strategy's name.
  public var strategy: String
  /// The milestone's name.
  public var name: String
  /// How many runs reached it.
  public var count: Int
  /// How many runs could have.
  public var of: Int
  /// The share that is required.
  public var required: Double
  /// The least share that is compatible with the runs.
  public var low: Double
  /// The greatest share that is compatible with the runs.
  public var high: Double
  /// Whether runs reach it often enough.
  public var verdict: Verdict
  /// Whether it counts for how the command ends: it does but for containers that are there to be
  /// caught.
  public var counts = true
}

/// Counts the milestones of the runs on one strategy.
struct CoverageTally {
  private let card: StrategyCard
  private var reached = Array(repeating: 0, count: Milestones.all.count)
  private var possible = Array(repeating: 0, count: Milestones.all.count)

  init(_ card: StrategyCard) { self.card = card }

  mutating func add(_ outcome: RunOutcome) {
    for (index, declaration) in Milestones.all.enumerated() {
      guard outcome.possibleMilestones.contains(declaration.milestone) else { continue }
      possible[index] += 1
      if outcome.milestones.contains(declaration.milestone) { reached[index] += 1 }
    }
  }

  /// One row for each milestone that some run could have reached.
  var rows: [CoverageRow] {
    Milestones.all.indices.filter { possible[$0] > 0 }.map { index in
      let declaration = Milestones.all[index]
      let test = CoverageTest(required: declaration.required)
      let interval = test.interval(count: reached[index], of: possible[index])
      return CoverageRow(
        strategy: card.name, name: declaration.name, count: reached[index],
        of: possible[index], required: declaration.required, low: interval.low,
        high: interval.high,
        verdict: .init(test.verdict(count: reached[index], of: possible[index])),
        counts: card.kind != .dumb)
    }
  }
}

extension CoverageRow.Verdict {
  init(_ verdict: CoverageTest.Verdict) {
    self =
      switch verdict {
      case .met: .met
      case .notMet: .notMet
      case .undecided: .undecided
      }
  }
}
