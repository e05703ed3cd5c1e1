/// Decides, while runs go on, whether something happens often enough.
///
///     let test = CoverageTest(required: 0.05)
///     test.verdict(count: 0, of: 200)      // .undecided
///     test.verdict(count: 0, of: 12_800)   // .notMet
///
/// The test is the one that QuickCheck uses: the requirement is met once even the low end of a
/// Wilson interval reaches nine tenths of it, and not met once even the high end stays below it. In
/// between it is undecided, and more runs are needed. Because one may look again after each run,
/// the certainty is that of one mistake in a thousand million looks; looking only when the number
/// of runs has doubled (`isDue`) keeps the number of looks small.
///
/// A requirement is declared before the first run, so that something that never happens counts
/// zero and is not forgotten.
public struct CoverageTest: Sendable, Hashable {
  /// What is known of a requirement.
  public enum Verdict: String, Sendable, Hashable {
    /// It happens often enough.
    case met
    /// It happens too seldom.
    case notMet
    /// More runs are needed to tell.
    case undecided
  }

  /// How often it should happen, as a share of the runs.
  public let required: Double
  /// The share of `required` that is accepted, so that a share right at it can be decided.
  public let tolerance: Double
  /// How seldom a verdict may be wrong.
  public let certainty: WilsonInterval.Certainty

  /// Makes the test for a share between 0 and 1.
  public init(
    required: Double, tolerance: Double = 0.9,
    certainty: WilsonInterval.Certainty = .oneInBillion
  ) {
    precondition(required > 0 && required <= 1, "required share \(required) is not within 0...1")
    precondition(tolerance > 0 && tolerance < 1, "tolerance \(tolerance) is not between 0 and 1")
    self.required = required
    self.tolerance = tolerance
    self.certainty = certainty
  }

  /// Judges after `count` of `runs` runs.
  public func verdict(count: Int, of runs: Int) -> Verdict {
    let interval = interval(count: count, of: runs)
    if interval.low >= tolerance * required { return .met }
    if interval.high < required { return .notMet }
    return .undecided
  }

  /// The share that is compatible with the runs, for the report.
  public func interval(count: Int, of runs: Int) -> WilsonInterval {
    WilsonInterval(count: count, of: runs, certainty: certainty)
  }

  /// Tells whether it is time to look: after 100 runs, 200, 400 and so on.
  public static func isDue(after runs: Int) -> Bool {
    runs >= 100 && runs % 100 == 0 && (runs / 100) & (runs / 100 - 1) == 0
  }
}
