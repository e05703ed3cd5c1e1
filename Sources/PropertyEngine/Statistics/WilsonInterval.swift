/// Where a probability lies, as far as a number of trials can tell.
///
///     let interval = WilsonInterval(count: 3, of: 100, certainty: .oneInTwenty)
///     // 0.0103 ... 0.0845
///
/// Wilson's score interval, which also holds for few trials and for counts of none or all. Only
/// additions, multiplications and square roots are involved, so it is equal on every platform.
public struct WilsonInterval: Sendable, Hashable {
  /// How seldom the interval may miss the probability.
  public enum Certainty: Sendable, Hashable, CaseIterable {
    /// Once in 20 times, the usual 95 percent.
    case oneInTwenty
    /// Once in a thousand times.
    case oneInThousand
    /// Once in a million times.
    case oneInMillion
    /// Once in a thousand million times, which leaves room for looking again and again.
    case oneInBillion

    /// How many standard deviations a normal variable exceeds that seldom, on both sides together.
    ///
    /// The quantiles are written down, because computing them would need transcendental functions.
    public var deviations: Double {
      switch self {
      case .oneInTwenty: 1.959963984540054
      case .oneInThousand: 3.290526731491894
      case .oneInMillion: 4.89163847569859
      case .oneInBillion: 6.109410204869
      }
    }
  }

  /// The least probability that is compatible with the trials.
  public let low: Double
  /// The greatest probability that is compatible with the trials.
  public let high: Double

  /// Computes the interval after `count` of `trials` trials; without trials it is 0...1.
  public init(count: Int, of trials: Int, certainty: Certainty) {
    precondition(0 <= count && count <= trials, "\(count) of \(trials) trials is impossible")
    guard trials > 0 else {
      (low, high) = (0, 1)
      return
    }
    let (size, squared) = (Double(trials), certainty.deviations * certainty.deviations)
    let share = Double(count) / size
    let middle = share + squared / (2 * size)
    let spread =
      certainty.deviations
      * (share * (1 - share) / size + squared / (4 * size * size)).squareRoot()
    let scale = 1 + squared / size
    low = count == 0 ? 0 : max(0, (middle - spread) / scale)
    high = count == trials ? 1 : min(1, (middle + spread) / scale)
  }
}
