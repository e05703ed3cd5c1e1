import HeadlessUIKit
import Testing

/// The stage's own functions against figures from elsewhere.
@MainActor @Suite struct StageMathTests {
  func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 4e-15 * max(1, abs(b)) }

  @Test func theExponential() {
    for (x, y) in [
      (0.0, 1.0), (1, 2.718281828459045), (-1, 0.36787944117144233), (-0.5, 0.6065306597126334),
      (10, 22026.465794806718), (-10, 4.5399929762484854e-05), (0.001, 1.0010005001667084),
      (-6.908, 0.0009997553089238828),
    ] {
      #expect(abs(StageMath.exp(x) - y) <= 4e-15 * y, "exp \(x)")
    }
    #expect(StageMath.exp(-701) == 0)
    #expect(StageMath.exp(701) == .infinity)
  }

  @Test func theLogarithm() {
    for (x, y) in [
      (1.0, 0.0), (2, 0.6931471805599453), (0.998, -0.0020020026706730793),
      (0.99, -0.01005033585350145), (10, 2.302585092994046), (0.5, -0.6931471805599453),
      (1234.5, 7.118421308785234),
    ] {
      #expect(isClose(StageMath.log(x), y), "log \(x)")
    }
    #expect(StageMath.log(0).isNaN)
    #expect(StageMath.log(-1).isNaN)
  }

  @Test func sineAndCosine() {
    for (x, sine, cosine) in [
      (0.0, 0.0, 1.0), (0.5, 0.479425538604203, 0.8775825618903728),
      (1, 0.8414709848078965, 0.5403023058681398), (3, 0.1411200080598672, -0.9899924966004454),
      (-2, -0.9092974268256817, -0.4161468365471424),
      (10, -0.5440211108893698, -0.8390715290764524),
    ] {
      let value = StageMath.sinCos(x)
      #expect(isClose(value.sin, sine), "sin \(x)")
      #expect(isClose(value.cos, cosine), "cos \(x)")
    }
  }

  @Test func theUsualCurvesAtTheQuarters() {
    // From a bisection with 40 decimal digits.
    let curves: [(Double, Double, Double, Double, [Double])] = [
      (0.42, 0, 0.58, 1, [0.12916193104731982, 0.5, 0.8708380689526802]),
      (0.42, 0, 1, 1, [0.09346465071882486, 0.3153568125725393, 0.6218618691748902]),
      (0, 0, 0.58, 1, [0.3781381308251098, 0.6846431874274607, 0.9065353492811752]),
      (0.25, 0.1, 0.25, 1, [0.40851059135539586, 0.802403387584857, 0.9604589783489741]),
    ]
    for (x1, y1, x2, y2, values) in curves {
      for (index, value) in values.enumerated() {
        let x = Double(index + 1) / 4
        #expect(near(StageMath.bezier(x, x1, y1, x2, y2), value, 1e-12), "\(x1) \(x2) at \(x)")
      }
      #expect(StageMath.bezier(0, x1, y1, x2, y2) == 0)
      #expect(StageMath.bezier(1, x1, y1, x2, y2) == 1)
    }
  }

  @Test func anEvenCurveIsExact() {
    for x in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(StageMath.bezier(x, 0, 0, 1, 1) == x)
    }
  }

  @Test func steepCurvesAreFollowedToo() {
    // Vertical at the middle: Newton's steps leave the bracket there.
    let curve = (1...99).map { StageMath.bezier(Double($0) / 100, 1, 0, 0, 1) }
    #expect(zip(curve, curve.dropFirst()).allSatisfy { $0 < $1 })
    #expect(near(StageMath.bezier(0.5, 1, 0, 0, 1), 0.5, 1e-4))
  }
}
