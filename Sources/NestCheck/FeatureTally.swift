import Gestures
import Scenes

/// Counts in how many runs each policy and option had each of its values, and whether anything of
/// the header stayed when it was collapsed, which containers call their ceiling or top space; and
/// in how many frames of these runs each invariant applied.
///
/// Values that a strategy declares and no run had stay in the list with 0: declared, but never
/// exercised, is something that a report has to say.
struct FeatureTally {
  private let card: StrategyCard
  private(set) var counts: [FeatureCount] = []
  private var policyRows: [Int] = []
  private var optionRows: [Int] = []
  private var pinnedRow = 0

  init(_ card: StrategyCard) {
    self.card = card
    for declaration in card.policies {
      policyRows.append(counts.count)
      append(declaration.policy.rawValue, declaration.values)
    }
    for declaration in card.options {
      optionRows.append(counts.count)
      append(declaration.name, declaration.values)
    }
    pinnedRow = counts.count
    append("pinned", Self.pinned)
  }

  private static let pinned = ["none", "some"]

  /// Adds a run: its scene has one value of each feature.
  mutating func add(_ script: Script, _ verdicts: [InvariantVerdict] = []) {
    for (row, declaration) in zip(policyRows, card.policies) {
      let value = script.scene.policies[declaration.policy]
      add(verdicts, to: row, declaration.values.firstIndex(of: value))
    }
    for (row, declaration) in zip(optionRows, card.options) {
      let value = script.scene.option(declaration.name) ?? declaration.values.first ?? ""
      add(verdicts, to: row, declaration.values.firstIndex(of: value))
    }
    let header = script.scene.header
    add(verdicts, to: pinnedRow, min(header.height, header.pinned) > 0 ? 1 : 0)
  }

  private mutating func append(_ name: String, _ values: [String]) {
    for value in values {
      counts.append(FeatureCount(strategy: card.name, name: name, value: value))
    }
  }

  private mutating func add(_ verdicts: [InvariantVerdict], to row: Int, _ offset: Int?) {
    guard let offset else { return }
    counts[row + offset].runs += 1
    counts[row + offset].exercise.add(verdicts)
  }
}
