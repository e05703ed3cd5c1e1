import Testing
import Traces

@testable import Invariants

@Suite struct ReferenceCurveTests {
  static func animation(_ duration: Double = 400) -> AnimationRecord {
    AnimationRecord(
      target: -3, property: .position, from: .zero, to: Rect(x: 0, y: 100, width: 0, height: 0),
      began: 1000, duration: duration)
  }

  @Test func theDefaultCurveIsSlowAtBothEnds() {
    let animation = Self.animation()
    #expect(ReferenceCurve.progress(animation, at: 1000) == 0)
    #expect(abs(ReferenceCurve.progress(animation, at: 1200) - 0.5) < 1e-12)
    // From the curve's own equation: at t = 0.3 it has x = 0.32184 and y = 0.216.
    #expect(abs(ReferenceCurve.progress(animation, at: 1000 + 0.32184 * 400) - 0.216) < 1e-12)
    #expect(ReferenceCurve.progress(animation, at: 1399.9999) == 1)
  }

  @Test func aSpringSettlesToAThousandth() {
    var animation = Self.animation()
    animation.curve = .spring
    animation.a = 1
    animation.b = 0
    let end = ReferenceCurve.progress(animation, at: 1399.9)
    #expect(abs(end - 0.999) < 0.0005)
    animation.a = 0.5
    let peak = stride(from: 1000, through: 1400, by: 1).map {
      ReferenceCurve.progress(animation, at: Double($0))
    }.max()
    // A damping ratio of a half overshoots by e^(−π/√3).
    #expect(abs((peak ?? 0) - 1.16303) < 0.001)
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (0.5235987755982989, 0.5, 0.8660254037844386),
    (2.0, 0.9092974268256817, -0.4161468365471424),
    (-40.0, -0.7451131604793488, -0.6669380616522619),
  ]) func sineAndCosine(_ angle: Double, _ sine: Double, _ cosine: Double) {
    let circle = ReferenceCurve.circle(angle)
    #expect(abs(circle.sine - sine) < 1e-12)
    #expect(abs(circle.cosine - cosine) < 1e-12)
  }
}
