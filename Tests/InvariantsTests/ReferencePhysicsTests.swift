import Testing

@testable import Invariants

/// Expected values are figures of recordings of the real UIScrollView at 60 Hz.
@Suite struct ReferencePhysicsTests {
  static let frame = 1000.0 / 60

  static func run(_ position: Double, _ velocity: Double, _ frames: Int) -> [Double] {
    var motion = Motion(position: position, velocity: velocity)
    let range = MotionRange(lower: 0, upper: 5126, bouncesLow: true, bouncesHigh: true)
    return (0..<frames).map { _ in
      motion.step(frame, in: range)
      return motion.position
    }
  }

  @Test func freeDecelerationAsRecorded() {
    let velocity = (0.75 * 3817.4067358414277 + 0.25 * 4986.830718942371) / 1000
    let recorded = [
      385.9525698144417, 451.03081963035885, 513.9738493137312, 574.8517155275349,
      633.7321763726667, 690.6807683679932, 745.7608730840325, 799.0337972316786,
      850.5588344819151, 900.3933330778698, 948.5927596643843, 995.2107610233343,
    ]
    let stepped = Self.run(318.6666666666667, velocity, recorded.count)
    for (mine, theirs) in zip(stepped, recorded) { #expect(abs(mine - theirs) < 1e-5) }
  }

  @Test func aFlickIntoTheEdgeAsRecorded() {
    let velocity = (0.75 * 4130.669759040808 + 0.25 * 6662.523310420453) / 1000
    let recorded = [
      4641.657874306724, 4717.090187121158, 4790.04756456139, 4860.611205354218,
      4928.859650104241, 4994.868860491672, 5058.712305890781, 5120.461045142555,
      5172.577834738585, 5207.46138103821, 5229.3731424399075, 5241.684685413916,
    ]
    let stepped = Self.run(4563.666666666667, velocity, 57)
    for (mine, theirs) in zip(stepped, recorded) { #expect(abs(mine - theirs) < 1e-5) }
    // The recording ends at 5126.494 and writes the edge in the same tick.
    #expect(abs(stepped[54] - 5126.579050203314) < 1e-5)
    #expect(stepped[55] == 5126)
  }

  @Test func aReleaseInsideTheBandAsRecorded() {
    let velocity = (0.75 * 2155.4152251409505 + 0.25 * 3123.9019170585684) / 1000
    let recorded = [
      5320.915623804165, 5318.20771457695, 5310.984372584801, 5300.832319683154,
      5288.932775904336, 5276.153050322951, 5263.118756522947, 5250.27058707567,
    ]
    let stepped = Self.run(5317, velocity, recorded.count)
    for (mine, theirs) in zip(stepped, recorded) { #expect(abs(mine - theirs) < 1e-5) }
  }

  @Test(arguments: [
    // Offset beyond the edge by the un-banded finger, from overscroll-release: 5126 is the edge.
    (10.33333333333303, 5131.666666666667), (18.0, 5135.666666666667), (25.0, 5139.666666666667),
    (364.0, 5289.0), (444.33333333333303, 5317.0), (319.0, 5272.0),
  ])
  func theRubberBandAsRecorded(translation: Double, offset: Double) {
    // The drag began at 5126 and its translation counts from there.
    let out = ReferencePhysics.band(translation, dimension: 874)
    let placed = ReferencePhysics.rounded(5126 + out, scale: 3)
    #expect(abs(placed - offset) < 1e-9)
    #expect(abs(ReferencePhysics.unband(out, dimension: 874) - translation) < 1e-9)
  }

  @Test func theBandNeverReachesItsDimension() {
    #expect(ReferencePhysics.band(1e12, dimension: 844) < 844)
    #expect(ReferencePhysics.band(-5, dimension: 844) == 0)
    #expect(ReferencePhysics.unband(-5, dimension: 844) == 0)
  }

  @Test func theExponentialWithoutALibrary() {
    #expect(abs(ReferencePhysics.exponential(-1) - 0.36787944117144233) < 1e-15)
    #expect(abs(ReferencePhysics.exponential(-10) - 4.5399929762484854e-05) < 1e-18)
    #expect(ReferencePhysics.exponential(-1000) == 0)
    #expect(ReferencePhysics.decay(-0.5) == 0.625)
    #expect(abs(ReferencePhysics.decay(-0.6) - 0.5488116360940264) < 1e-15)
  }

  @Test func aHardEdgeEndsAMotion() {
    var motion = Motion(position: 95, velocity: 2)
    let range = MotionRange(lower: 0, upper: 100, bouncesLow: false, bouncesHigh: false)
    motion.step(Self.frame, in: range)
    #expect(motion == Motion(position: 100, velocity: 0))
  }

  @Test func pixelsTieAwayFromZero() {
    #expect(ReferencePhysics.rounded(0.25, scale: 2) == 0.5)
    #expect(ReferencePhysics.rounded(-0.25, scale: 2) == -0.5)
    #expect(ReferencePhysics.rounded(10.1, scale: 1) == 10)
  }
}
