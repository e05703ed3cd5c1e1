/// One label that was violated, with the run that stands for it and what it shrank to.
public struct Finding<Label: Hashable & Comparable & Sendable>: Sendable {
  /// What is violated.
  public let label: Label
  /// The run that stands for the label.
  public let run: UInt64
  /// In how many runs the label was violated.
  public let count: Int
  /// The choices of that run as they were found.
  public let original: ChoiceSequence
  /// What they shrank to.
  public let shrunk: ShrinkResult<Label>

  /// Describes a finding.
  public init(
    label: Label, run: UInt64, count: Int, original: ChoiceSequence, shrunk: ShrinkResult<Label>
  ) {
    precondition(shrunk.violation.contains(label), "\(shrunk.violation) does not show \(label)")
    self.label = label
    self.run = run
    self.count = count
    self.original = original
    self.shrunk = shrunk
  }

  /// What else the shrunk case violates.
  public var alsoViolates: [Label] {
    ([shrunk.violation.first] + shrunk.violation.later).filter { $0 != label }
  }
}

/// Findings, each listed for itself or under another one.
///
/// A finding stands for itself only if its label is the first that its shrunk case violates, and
/// the case violates nothing that was reported before. Otherwise it may be a mere consequence, and
/// is listed under the finding that it could be a consequence of; nothing is left out.
public struct FindingList<Label: Hashable & Comparable & Sendable>: Sendable {
  /// A finding that stands for itself, and what is listed under it.
  public struct Item: Sendable {
    /// The finding itself.
    public let finding: Finding<Label>
    /// The findings that may be its consequences.
    public internal(set) var listed: [Finding<Label>] = []
  }

  /// The findings that stand for themselves, in the order in which they were added.
  public private(set) var items: [Item] = []
  /// Findings whose shrunk case first violates something that is not reported itself.
  public private(set) var unplaced: [Finding<Label>] = []

  /// Contains nothing yet.
  public init() {}

  /// All labels that are mentioned anywhere, in order.
  public var labels: [Label] {
    (items.flatMap { [$0.finding] + $0.listed } + unplaced).map(\.label).sorted()
  }

  /// Adds a finding where it belongs.
  public mutating func add(_ finding: Finding<Label>) {
    let violated = [finding.shrunk.violation.first] + finding.shrunk.violation.later
    let known = items.firstIndex { item in
      item.finding.label != finding.label && violated.contains(item.finding.label)
    }
    if let known {
      items[known].listed.append(finding)
    } else if finding.shrunk.violation.first == finding.label {
      items.append(Item(finding: finding))
    } else {
      unplaced.append(finding)
    }
  }
}
