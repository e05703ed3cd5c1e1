import HeadlessUIKit
import Testing

/// The formulas of motion, against recordings of the real UIScrollView and published figures.
@MainActor @Suite struct StagePhysicsTests {
  let sixtieth = 1000.0 / 60

  @Test func theRubberBandIsThatOfTwentyRecordedSamples() {
    let samples = [
      (5136.333333015442, 5131.646615086691), (5144, 5135.789116415885),
      (5151, 5139.537031822022), (5162, 5145.361378384426),
      (5178.333332061768, 5153.8656370944445), (5195, 5162.370744010088),
      (5214, 5171.86036426713), (5230.333335876465, 5179.847897729719),
      (5245.333335876465, 5187.048850051892), (5262.66667175293, 5195.2140497819255),
      (5293, 5209.115287052855), (5309, 5216.256091930437),
      (5328.66667175293, 5224.858614025587), (5344, 5231.4357581245595),
      (5365.66667175293, 5240.541518955949), (5387.333343505859, 5249.4340405469675),
      (5411.333343505859, 5259.044235785274), (5445, 5272.117775977893),
      (5490, 5288.888475144293), (5570.333343505859, 5316.981956533756),
    ]
    for (finger, content) in samples {
      let banded = StagePhysics.banded(finger, low: 0, high: 5126, dimension: 874)
      #expect(near(banded, content, 1e-11), "\(finger)")
    }
  }

  @Test func wholeNumbersAreThoseOfTheLibraryToTheBit() {
    let limit = 4_503_599_627_370_496.0
    var numbers = [
      0, 0.3, 0.5, 0.49999999999999994, 0.5.nextUp, 1.5, 2.5, 100.49999999999999, 1e9 + 0.5,
      limit / 2 + 0.5, limit - 0.5, limit - 1, limit, limit + 1, 1e300, .infinity,
      .leastNonzeroMagnitude,
    ]
    for step in 0..<4000 { numbers.append(Double(step) * 0.1 + 0.05) }
    for number in numbers {
      for x in [number, -number] {
        let library = x.rounded(.toNearestOrAwayFromZero)
        #expect(StagePhysics.toWhole(x).bitPattern == library.bitPattern, "\(x)")
      }
    }
    #expect(StagePhysics.toWhole(.nan).isNaN)
  }

  @Test func theRubberBandIsTheOnePublishedIn2013() {
    for (d, out) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
      #expect(near(StagePhysics.band(d, 960), out, 0.006))
    }
  }

  @Test func theBandGoesBothWaysAndNeverReachesTheDimension() {
    for d in stride(from: 0.5, to: 3000, by: 7.25) {
      let out = StagePhysics.band(d, 844)
      #expect(out < 844)
      #expect(near(StagePhysics.inverseBand(out, 844), d, d * 1e-11 + 1e-11))
      let below = StagePhysics.banded(-d, low: 0, high: 100, dimension: 844)
      #expect(below == -out)
      #expect(near(StagePhysics.unbanded(below, low: 0, high: 100, dimension: 844), -d, 1e-8))
    }
    #expect(StagePhysics.banded(50, low: 0, high: 100, dimension: 844) == 50)
    #expect(StagePhysics.unbanded(100, low: 0, high: 100, dimension: 844) == 100)
  }

  @Test func aViewWithoutSizeHasNoBand() {
    #expect(StagePhysics.band(10, 0) == 0)
    #expect(StagePhysics.inverseBand(10, 0) == 0)
  }

  @Test func decayIsTheQuadraticAndFarOutTheExponential() {
    #expect(StagePhysics.decay(-0.25) == 0.78125)
    #expect(StagePhysics.decay(-0.5) == 0.625)
    #expect(near(StagePhysics.decay(-1), 0.36787944117144233, 1e-15))
  }

  @Test func pixelsAreTheNearestTiesAwayFromZero() {
    #expect(StagePhysics.toPixel(0.5, scale: 1) == 1)
    #expect(StagePhysics.toPixel(-0.5, scale: 1) == -1)
    #expect(StagePhysics.toPixel(2.25, scale: 2) == 2.5)
    #expect(StagePhysics.toPixel(-2.25, scale: 2) == -2.5)
    #expect(StagePhysics.toPixel(5131.646615, scale: 3) == 5131.666666666667)
  }

  // MARK: Deceleration

  func coast(
    _ x: Double, _ v: Double, rate: Double = 0.998, log: Double = StagePhysics.logNormalRate,
    low: Double = -1e9, high: Double = 1e9, bounces: Bool = true, dt: Double = 1000.0 / 60
  ) -> (positions: [Double], velocities: [Double]) {
    var axis = StageCoastAxis(position: x, velocity: v)
    var positions: [Double] = []
    var velocities: [Double] = []
    while !axis.isDone && positions.count < 2000 {
      axis.step(
        dt, low: low, high: high, bounces: bounces, rate: rate, logRate: log, scale: 3)
      positions.append(axis.position)
      velocities.append(axis.velocity)
    }
    return (positions, velocities)
  }

  @Test func theFirstStepsAreThoseOfTheTable() {
    for (v, first) in [
      (0.25, [4.093053, 8.051812, 11.880685]), (0.5, [8.186106, 16.103625, 23.76137]),
      (1, [16.372211, 32.207249, 47.522739]), (2, [32.744422, 64.414499, 95.045479]),
    ] {
      let path = coast(0, v).positions
      for (index, x) in first.enumerated() { #expect(near(path[index], x, 1e-6)) }
    }
  }

  @Test func aCoastEndsInTheFrameThatTheTableSays() {
    for (v, steps) in [(0.25, 97), (0.5, 118), (1, 139), (2, 159)] {
      #expect(coast(0, v).positions.count == steps)
    }
  }

  @Test func itLandsWhereTheSumOfItsStepsSays() {
    // x0 + (v0 − v_stop)·r/(1−r): 499 points per point a millisecond, 99 when fast.
    for (v, landing) in [(0.25, 119.844502), (0.5, 244.630769), (1, 494.166767), (2, 993.039753)] {
      let path = coast(0, v).positions
      #expect(near(path[path.count - 1], landing, 1.0 / 6 + 1e-6))
      // The step before the last write, in which the speed was just below the least.
      #expect(near(landing, (v - 0.0099) * 499, 0.2))
    }
    let fast = coast(10, 2, rate: 0.99, log: StagePhysics.logFastRate).positions
    #expect(near(fast[fast.count - 1], 10 + (2 - 0.009) * 99, 0.4))
  }

  @Test func thePhoneAt120HertzRestsWhereItWasRecorded() {
    // The release of the recording, from its last drag frame; 2160.401 was recorded before the
    // last write, 2160.333 after it.
    let release = 0.75 * 3.966730645123295 + 0.25 * 4.7062917624967795
    var axis = StageCoastAxis(position: 93.66666666666667, velocity: release)
    var before = axis
    while !axis.isDone {
      before = axis
      axis.step(
        1000.0 / 120, low: 0, high: 5088, bounces: true, rate: 0.998,
        logRate: StagePhysics.logNormalRate, scale: 3)
    }
    let d = StagePhysics.decay(1000.0 / 120 * StagePhysics.logNormalRate)
    let last = before.position + before.velocity * 0.998 * (1 - d) / (1 - 0.998)
    #expect(near(last, 2160.387, 0.0005))
    #expect(axis.position == 2160.3333333333335)
    #expect(StagePhysics.toPixel(2160.401226909941, scale: 3) == axis.position)
  }

  @Test func theLastWriteIsOnAPixelAndInRange() {
    for v in stride(from: 0.3, to: 8, by: 0.37) {
      let path = coast(0.1, v).positions
      let end = path[path.count - 1]
      #expect(end == StagePhysics.toPixel(end, scale: 3))
    }
    // An edge that is not on a pixel is not passed by the rounding.
    #expect((coast(-3, 0.06, high: 0.2).positions.last ?? 1) <= 0.2)
  }

  @Test func nothingCapsTheSpeed() {
    #expect(near(coast(0, 11).positions[0], 11 * 16.372211, 2e-5))
  }

  @Test func aHardEdgeEndsACoast() {
    let path = coast(90, 2, high: 100, bounces: false)
    #expect(path.positions == [100])
    #expect(path.velocities == [0])
  }

  // MARK: Bounce

  @Test func aBounceIsThatOfTheTable() {
    let table: [(Double, Double, [Double], Double, Double, Double)] = [
      (
        0, 0.25, [3.464884, 5.770008, 7.207185, 8.002812, 8.331651], 8.331651, 83.333333, 516.666667
      ),
      (
        0, 1, [13.859537, 23.080033, 28.828739, 32.011247, 33.326605], 33.326605, 83.333333,
        666.666667
      ),
      (
        0, 3, [41.578612, 69.240098, 86.486216, 96.033742, 99.979815], 99.979815, 83.333333,
        783.333333
      ),
      (
        100, 0, [84.652813, 71.660987, 60.663041, 51.35297, 43.471733], 84.652813, 16.666667,
        533.333333
      ),
      (100, 2, [112.371887, 117.821052, 118.320518, 115.375465, 110.124943], 118.320518, 50, 750),
    ]
    for (x, v, first, peak, peakTime, end) in table {
      // Just beyond the edge, so that the first step is an outside one.
      let path = coast(x == 0 ? 1e-9 : x, v, low: -1000, high: 0).positions
      for (index, place) in first.enumerated() { #expect(near(path[index], place, 1e-6)) }
      let most = path.max() ?? 0
      #expect(near(most, peak, 1e-6))
      #expect(near(Double((path.firstIndex(of: most) ?? 0) + 1) * sixtieth, peakTime, 0.001))
      #expect(near(Double(path.count) * sixtieth, end, 0.001))
      #expect(path.allSatisfy { $0 >= 0 }, "it never swings through the edge")
      #expect(path.last == 0)
    }
  }

  @Test func theHeightOfABounceIsAThirtiethOfTheSpeed() {
    // 33.3 pt for each 1000 pt/s, after about 83 ms, at 120 frames a second too.
    for (dt, v) in [(1000.0 / 60, 2.5), (1000.0 / 120, 2.5), (1000.0 / 120, 5)] {
      let path = coast(1e-9, v, low: -1000, high: 0, dt: dt).positions
      let most = path.max() ?? 0
      #expect(near(most, 33.33 * v, 0.02 * v))
      #expect(near(Double((path.firstIndex(of: most) ?? 0) + 1) * dt, 83.33, dt + 0.1))
    }
  }

  @Test func theFrameThatMeetsTheEdgeIsSplitAndCarriesTheSpeed() {
    let path = coast(-10, 3.6, low: -1000, high: 0)
    // A free step of 58.9 pt would cross: the rest of the frame is an outside step.
    #expect(path.positions[0] > 30 && path.positions[0] < 48.9)
    #expect(near(path.positions.max() ?? 0, 33.33 * 3.6, 3))
    #expect(path.positions.last == 0)
  }

  @Test func aBounceEndsWithinHalfAPointOnly() {
    var near = StageCoastAxis(position: 0.58, velocity: 0)
    near.step(
      sixtieth, low: -9, high: 0, bounces: true, rate: 0.998, logRate: StagePhysics.logNormalRate,
      scale: 3)
    #expect(near.position == 0, "0.491 is near enough")
    var far = StageCoastAxis(position: 0.62, velocity: 0)
    far.step(
      sixtieth, low: -9, high: 0, bounces: true, rate: 0.998, logRate: StagePhysics.logNormalRate,
      scale: 3)
    #expect(far.position > 0.5, "0.525 is not")
  }

  // MARK: Paging

  @Test func aPageSettlesWithinHalfAPixelInFourTenthsOfASecond() {
    let phones: [(Double, Double, Double)] = [
      (320, 1, 60), (390, 3, 60), (390, 3, 120), (430, 2, 60), (932, 3, 120),
    ]
    for (length, scale, hertz) in phones {
      let dt = 1000 / hertz
      let rate = StagePhysics.pagingRate(
        halfPage: length / 2, halfPixel: 0.5 / scale, duration: StagePhysics.pagingDuration)
      var axis = StageCoastAxis(position: length / 2, velocity: 0)
      var frames = 0
      var last = axis.position
      while !axis.isDone {
        axis.settle(dt, target: length, omega: rate, halfPixel: 0.5 / scale)
        #expect(axis.position >= last && axis.position <= length, "monotone, never past the page")
        last = axis.position
        frames += 1
      }
      let time = Double(frames) * dt
      #expect(time >= 400 && time <= 450, "\(time) ms for \(length) pt at \(scale)")
    }
  }

  @Test func howeverFastAPageSettlesMonotonously() {
    let rate = StagePhysics.pagingRate(halfPage: 195, halfPixel: 1.0 / 6, duration: 425)
    for velocity in [-4.0, -0.5, 0, 0.5, 4, 40] {
      var axis = StageCoastAxis(position: 100, velocity: velocity)
      var last = axis.position
      while !axis.isDone {
        axis.settle(sixtieth, target: 390, omega: rate, halfPixel: 1.0 / 6)
        #expect(axis.position >= last && axis.position <= 390)
        last = axis.position
      }
    }
  }
}
