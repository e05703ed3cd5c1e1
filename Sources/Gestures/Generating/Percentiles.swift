/// A distribution that is known by five of its percentiles.
///
/// Between them it is linear, which meets the percentiles exactly; beyond them it ends at a stated
/// share of the outermost ones.
struct Percentiles: Equatable, Sendable {
  /// The values at 0, 5, 25, 50, 75, 95 and 100 percent, never falling.
  private let values: [Double]
  private static let ranks = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]

  init(_ p5: Double, _ p25: Double, _ p50: Double, _ p75: Double, _ p95: Double) {
    values = [p5 * 0.6, p5, p25, p50, p75, p95, p95 * 1.3]
    assert(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "\(values) fall")
  }

  /// The value below which a share `rank` (0…1) of all lies.
  func value(at rank: Double) -> Double {
    var upper = 1
    while upper < Self.ranks.count - 1, Self.ranks[upper] < rank { upper += 1 }
    let (low, high) = (Self.ranks[upper - 1], Self.ranks[upper])
    let share = min(1, max(0, (rank - low) / (high - low)))
    return values[upper - 1] + share * (values[upper] - values[upper - 1])
  }
}
