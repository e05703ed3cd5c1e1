/// For each number of a shrunk case, which other values show the same; and a case that does not.
///
///     fling  v=-1500     any of −8000 … −1500; with −1499 it passes
///     rotate             17 … 20 frames later
public struct Explanation: Sendable, Hashable {
  /// What is known of one number.
  public struct Part: Sendable, Hashable {
    /// Which choice of the case it is.
    public let index: Int
    /// The value in the case.
    public let value: Choice.Value
    /// Which values show the same.
    public let extent: Extent
  }

  /// Which values of a number show the same while the others stay.
  public enum Extent: Sendable, Hashable {
    /// No other: the values next to it, or all others, were tried.
    case exactly
    /// All that were tried, spread over the whole range.
    case any(tried: Int)
    /// These of a few, all of which were tried.
    case among([Choice.Value])
    /// From the lower to the upper value. Both were tried, and so were the values beyond them
    /// unless an end is that of the range; values between them are taken to be alike.
    case between(Choice.Value, Choice.Value)
    /// At least from the lower to the upper value; the budget did not allow finding the ends.
    case atLeast(Choice.Value, Choice.Value)
    /// Not known, because the budget was used up.
    case unknown
  }

  /// A case that passes and differs from the explained one in a single number.
  public struct Passing: Sendable, Hashable {
    /// Which choice differs.
    public let index: Int
    /// Its value in the case that passes.
    public let value: Choice.Value
    /// All values of that case.
    public let values: [Choice.Value]
  }

  /// The numbers of the case in order.
  public let parts: [Part]
  /// The case that passes whose differing number is nearest, measured by its own magnitude.
  public let nearestPassing: Passing?
  /// How many executions were spent.
  public let executions: Int
}
