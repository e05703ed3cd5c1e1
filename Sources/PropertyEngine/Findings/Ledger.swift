/// Which labels were violated in which runs.
///
///     var ledger = Ledger<String>()
///     ledger.note(Violation(first: "jump", later: ["dead"]), run: 17)
///     ledger.merge(fromAnotherWorker)
///
/// What a ledger says does not depend on the order in which runs were noted or ledgers merged, so
/// any number of workers and shards come to the same findings.
public struct Ledger<Label: Hashable & Comparable & Sendable>: Sendable {
  /// What is known of one label.
  public struct Entry: Sendable, Hashable {
    /// What was violated.
    public let label: Label
    /// In how many runs it was violated, first or later.
    public internal(set) var count: Int
    /// The lowest run in which it was violated before anything else.
    public internal(set) var lowestRunAsFirst: UInt64?
    /// The lowest run in which it was violated at all.
    public internal(set) var lowestRun: UInt64

    /// The run that stands for the label: if possible one in which nothing else came before.
    public var representative: UInt64 { lowestRunAsFirst ?? lowestRun }
  }

  private var byLabel: [Label: Entry] = [:]

  /// Knows nothing yet.
  public init() {}

  /// How many labels were violated first in some run.
  public var labelsSeenFirst: Int { byLabel.values.count { $0.lowestRunAsFirst != nil } }

  /// Tells whether the label was violated in some run.
  public func contains(_ label: Label) -> Bool { byLabel[label] != nil }

  /// The labels in the order in which they should be shrunk and reported: those that were violated
  /// first by their representative, then the others; equal runs by label.
  public var entries: [Entry] {
    byLabel.values.sorted { one, other in
      let (isFirst, isOtherFirst) = (one.lowestRunAsFirst != nil, other.lowestRunAsFirst != nil)
      if isFirst != isOtherFirst { return isFirst }
      if one.representative != other.representative {
        return one.representative < other.representative
      }
      return one.label < other.label
    }
  }

  /// Notes what a run violated; returns the labels that were not known before.
  @discardableResult
  public mutating func note(_ violation: Violation<Label>, run: UInt64) -> [Label] {
    var new: [Label] = []
    for label in [violation.first] + violation.later {
      let isFirst = label == violation.first
      let entry = Entry(
        label: label, count: 1, lowestRunAsFirst: isFirst ? run : nil, lowestRun: run)
      if byLabel[label] == nil { new.append(label) }
      add(entry)
    }
    return new
  }

  /// Adds what another ledger knows of other runs.
  public mutating func merge(_ other: Ledger) {
    for entry in other.entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    guard var known = byLabel[entry.label] else {
      byLabel[entry.label] = entry
      return
    }
    known.count += entry.count
    known.lowestRun = min(known.lowestRun, entry.lowestRun)
    if let run = entry.lowestRunAsFirst {
      known.lowestRunAsFirst = min(known.lowestRunAsFirst ?? run, run)
    }
    byLabel[entry.label] = known
  }
}
