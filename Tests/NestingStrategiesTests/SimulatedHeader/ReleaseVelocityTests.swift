import HeadlessUIKit
import Testing

@testable import NestingStrategies

@MainActor @Suite struct ReleaseVelocityTests {
  func released(_ velocities: [CGPoint]) -> CGFloat {
    var release = ReleaseVelocity()
    for velocity in velocities { release.take(velocity) }
    return release.released
  }

  @Test func threeQuartersOfTheCallbackBeforeTheLast() {
    let points = [CGPoint(x: 0, y: 9), CGPoint(x: 0, y: 2000), CGPoint(x: 0, y: 1000)]
    #expect(released(points) == 1.75)
  }

  @Test func theLastAloneWhereTheOneBeforeStood() {
    #expect(released([CGPoint(x: 0, y: -800)]) == -0.8)
    #expect(released([CGPoint(x: 0, y: -900), .zero, CGPoint(x: 0, y: -800)]) == -0.8)
  }

  @Test func slowIsMeasuredOnBothAxes() {
    #expect(released([CGPoint(x: 0, y: 900), CGPoint(x: 0, y: 249)]) == 0)
    #expect(released([CGPoint(x: 0, y: 200), CGPoint(x: 240, y: 240)]) == 0.21)
    #expect(released([]) == 0)
  }
}
