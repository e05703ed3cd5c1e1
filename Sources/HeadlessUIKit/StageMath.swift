/// Transcendental functions from + − × ÷ alone, so that every machine and build gives the same bits.
///
/// The C library's `exp`, `log`, `sin` and `cos` are not correctly rounded and differ between
/// systems; `-O` even turns one into another. These are accurate to about 1e-15 relative, which is
/// far below a pixel, and identical everywhere.
nonisolated package enum StageMath {
  /// e to the power of x, for |x| below 700; 0 or infinity beyond.
  package static func exp(_ x: Double) -> Double {
    if x < -700 { return 0 }
    if x > 700 { return .infinity }
    let ln2 = 0.6931471805599453
    let k = (x / ln2).rounded(.toNearestOrEven)
    let r = x - k * ln2
    var term = 1.0
    var sum = 1.0
    for n in 1...14 {
      term *= r / Double(n)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(k), significand: 1)
  }

  /// The natural logarithm of x; NaN for x not above 0.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return .nan }
    var m = x.significand
    var k = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    let s = (m - 1) / (m + 1)
    let s2 = s * s
    var power = s
    var sum = 0.0
    for n in stride(from: 1.0, through: 39.0, by: 2.0) {
      sum += power / n
      power *= s2
    }
    return 2 * sum + k * 0.6931471805599453
  }

  /// Sine and cosine of x in radians, for |x| below 10,000.
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    let quarter = 1.5707963267948966
    let k = (x / quarter).rounded(.toNearestOrEven)
    let r = x - k * quarter
    let r2 = r * r
    var sine = r
    var cosine = 1.0
    var sineTerm = r
    var cosineTerm = 1.0
    for n in stride(from: 2.0, through: 20.0, by: 2.0) {
      cosineTerm *= -r2 / ((n - 1) * n)
      cosine += cosineTerm
      sineTerm *= -r2 / (n * (n + 1))
      sine += sineTerm
    }
    switch ((Int(k) % 4) + 4) % 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The ordinate at abscissa x of the cubic Bézier curve from (0, 0) to (1, 1).
  package static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    // Newton's steps within a bracket; where one would leave it, a halving. The abscissa rises
    // with t, so the bracket always holds the place.
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<53 {
      let u = 1 - t
      let off = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t - x
      if abs(off) < 1e-15 { break }
      if off < 0 { low = t } else { high = t }
      let slope = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
      let next = slope > 0 ? t - off / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    let u = 1 - t
    return 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
  }
}
