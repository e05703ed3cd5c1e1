import Testing

@testable import Invariants

@Suite struct FreeCoastTests {
  @Test func aVelocityCarriesAsFarAsANativeCoast() {
    var motion = Motion(position: 0, velocity: 2)
    let range = MotionRange(lower: 0, upper: 1e6, bouncesLow: false, bouncesHigh: false)
    while motion.velocity != 0 { motion.step(1000.0 / 60, in: range) }
    #expect(abs(FreeCoast.reach(2) - motion.position) < 0.02 * motion.position)
    #expect(FreeCoast.reach(-2) == FreeCoast.reach(2))
    #expect(FreeCoast.reach(0.005) == 0)
  }
}
