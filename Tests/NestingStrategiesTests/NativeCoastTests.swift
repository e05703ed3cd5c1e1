import HeadlessUIKit
import Testing

@testable import NestingStrategies

/// A coast that a container drives moves as a native one does.
@MainActor @Suite struct NativeCoastTests {
  /// Both coasts frame by frame, until the driven one ends.
  func compare(from position: Double, _ velocity: Double, low: Double, high: Double) -> Double {
    var driven = NativeCoast(position: CGFloat(position), velocity: CGFloat(velocity))
    var native = StageCoastAxis(position: position, velocity: velocity)
    var worst = 0.0
    while driven.step(1000 / 60, low: CGFloat(low), high: CGFloat(high), bounces: true) {
      native.step(
        1000 / 60, low: low, high: high, bounces: true, rate: 0.998,
        logRate: -0.0020020026706730793, scale: 3)
      worst = max(worst, abs(Double(driven.position) - native.position))
    }
    return worst
  }

  @Test func itSlowsDownAsANativeOne() {
    #expect(compare(from: 0, 2.5, low: 0, high: 5000) < 1e-9)
  }

  @Test func itBouncesAsANativeOne() {
    #expect(compare(from: 0, 3, low: 0, high: 400) < 1e-9)
    #expect(compare(from: 100, -2, low: 0, high: 400) < 1e-9)
  }

  @Test func withoutABounceItEndsAtTheEdge() {
    var coast = NativeCoast(position: 390, velocity: 3)
    let goesOn = coast.step(1000 / 60, low: 0, high: 400, bounces: false)
    #expect(!goesOn)
    #expect(coast.position == 400)
  }

  @Test(arguments: [0, 1, 50, 400.0])
  func theRubberBandAndItsInverseCancel(_ excess: Double) {
    let out = rubberBand(CGFloat(excess), dimension: 844)
    #expect(abs(Double(inverseRubberBand(out, dimension: 844)) - excess) < 1e-9)
    #expect(Double(out) <= 0.55 * excess)
  }
}
