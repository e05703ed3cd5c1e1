/// How often an invariant was exercised in some runs, such as those with one value of a policy.
public struct Exercise: Equatable, Sendable {
  /// The invariant's name.
  public var name: String
  /// Whether it could apply in any of the runs; if not, that it did not apply says nothing.
  public var canApply = false
  /// In how many frames of the runs it applied.
  public var applied: Int = 0

  /// An invariant that was shown nothing.
  public init(name: String) { self.name = name }
}

extension [Exercise] {
  /// Adds what invariants said of one more run.
  mutating func add(_ verdicts: [InvariantVerdict]) {
    for (place, verdict) in verdicts.enumerated() {
      add(verdict.name, canApply: verdict.canApply, applied: verdict.applied, near: place)
    }
  }

  /// Adds what other runs exercised.
  public mutating func add(_ other: [Exercise]) {
    for (place, exercise) in other.enumerated() {
      add(exercise.name, canApply: exercise.canApply, applied: exercise.applied, near: place)
    }
  }

  private mutating func add(_ name: String, canApply: Bool, applied: Int, near place: Int) {
    // Runs are judged by the same invariants in the same order, so that this finds it at once.
    var index = place < count && self[place].name == name ? place : nil
    index = index ?? firstIndex { $0.name == name }
    if index == nil { append(Exercise(name: name)) }
    let found = index ?? count - 1
    self[found].canApply = self[found].canApply || canApply
    self[found].applied += applied
  }
}
