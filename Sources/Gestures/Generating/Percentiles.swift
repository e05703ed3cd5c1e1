/// A distribution that is known by five of its percentiles.
///
/// Between them it is linear, which meets the percentiles exactly; beyond them it ends at a stated
/// share of the outermost ones.
struct Percentiles: Equatable, Sendable {
  private let p5, p25, p50, p75, p95: Double

  init(_ p5: Double, _ p25: Double, _ p50: Double, _ p75: Double, _ p95: Double) {
    assert(0 <= p5 && p5 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p95, "percentiles fall")
    self.p5 = p5
    self.p25 = p25
    self.p50 = p50
    self.p75 = p75
    self.p95 = p95
  }

  /// The value below which a share `rank` (0…1) of all lies.
  func value(at rank: Double) -> Double {
    if rank < 0.05 { return between(p5 * 0.6, p5, rank / 0.05) }
    if rank < 0.25 { return between(p5, p25, (rank - 0.05) / 0.2) }
    if rank < 0.5 { return between(p25, p50, (rank - 0.25) / 0.25) }
    if rank < 0.75 { return between(p50, p75, (rank - 0.5) / 0.25) }
    if rank < 0.95 { return between(p75, p95, (rank - 0.75) / 0.2) }
    return between(p95, p95 * 1.3, (rank - 0.95) / 0.05)
  }

  private func between(_ low: Double, _ high: Double, _ share: Double) -> Double {
    low + min(1, max(0, share)) * (high - low)
  }
}
