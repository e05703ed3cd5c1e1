import PropertyEngine

extension CoverageRow {
  /// A row; interval and verdict follow from the counts.
  public init(
    strategy: String, name: String, count: Int, of: Int, required: Double, counts: Bool
  ) {
    self.init(
      strategy: strategy, name: name, count: count, of: of, required: required, low: 0, high: 1,
      verdict: .undecided, counts: counts)
    judge()
  }

  /// Adds the runs of another row of the same milestone.
  public mutating func add(_ other: CoverageRow) {
    count += other.count
    of += other.of
    judge()
  }

  private mutating func judge() {
    guard of > 0 else { return }
    let test = CoverageTest(required: required)
    let interval = test.interval(count: count, of: of)
    low = interval.low
    high = interval.high
    verdict = Verdict(test.verdict(count: count, of: of))
  }
}
