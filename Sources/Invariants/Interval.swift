/// All that a reference cannot exclude: the numbers from `lo` to `hi`, both included.
struct Interval: Equatable, Sendable {
  /// The smallest number.
  var lo: Double
  /// The largest number; at least `lo`.
  var hi: Double

  /// The numbers between two bounds.
  @inline(__always) init(_ lo: Double, _ hi: Double) {
    self.lo = lo
    self.hi = hi
  }

  /// One number.
  @inline(__always) init(_ value: Double) {
    lo = value
    hi = value
  }

  /// Zero alone.
  static let zero = Interval(0)

  /// The numbers between two that come in any order.
  @inline(__always) static func between(_ a: Double, _ b: Double) -> Interval {
    a < b ? Interval(a, b) : Interval(b, a)
  }

  /// The smallest interval that holds both.
  @inline(__always) func hull(_ other: Interval) -> Interval {
    Interval(min(lo, other.lo), max(hi, other.hi))
  }

  /// The smallest interval that holds this one and a number.
  @inline(__always) func hull(_ value: Double) -> Interval {
    Interval(min(lo, value), max(hi, value))
  }

  /// All sums of a number of either.
  @inline(__always) static func + (a: Interval, b: Interval) -> Interval {
    Interval(a.lo + b.lo, a.hi + b.hi)
  }

  /// All differences of a number of either.
  @inline(__always) static func - (a: Interval, b: Interval) -> Interval {
    Interval(a.lo - b.hi, a.hi - b.lo)
  }

  /// The negative of each number.
  @inline(__always) static prefix func - (a: Interval) -> Interval {
    Interval(-a.hi, -a.lo)
  }

  /// How far a number lies outside, 0 when it lies inside; NaN lies outside without end.
  @inline(__always) func excess(of value: Double) -> Double {
    if value >= lo && value <= hi { return 0 }
    if value < lo { return lo - value }
    return value > hi ? value - hi : .infinity
  }

  /// Each number moved into a range.
  @inline(__always) func clamped(_ lower: Double, _ upper: Double) -> Interval {
    Interval(min(max(lo, lower), upper), min(max(hi, lower), upper))
  }
}
