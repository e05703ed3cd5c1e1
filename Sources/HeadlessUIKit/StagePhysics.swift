/// How a scroll view moves: the formulas of deceleration, rubber band, bounce and paging.
///
/// Lengths are in points, times in milliseconds, velocities in points per millisecond. The
/// constants marked "recorded" reproduce recordings of the real UIScrollView.
nonisolated package enum StagePhysics {
  /// `UIScrollView.DecelerationRate.normal`, per millisecond.
  package static let normalRate = 0.998
  /// ln 0.998.
  package static let logNormalRate = -0.0020020026706730793
  /// `UIScrollView.DecelerationRate.fast`, per millisecond.
  package static let fastRate = 0.99
  /// ln 0.99.
  package static let logFastRate = -0.01005033585350145
  /// The bounce's constant, literal (recorded; ln 0.99 would cost 0.0055 pt).
  package static let bounceRate = -0.01005
  /// A coast ends below this speed (recorded): 10 points per second.
  package static let stopSpeed = 0.01
  /// A bounce ends at most this far from the edge (recorded; 0.494 ended, 0.530 did not).
  package static let bounceEndDistance = 0.5
  /// Below this speed at release nothing decelerates (public).
  package static let slowRelease = 0.25
  /// The rubber band's coefficient (recorded).
  package static let bandCoefficient = 0.55
  /// How long a page takes to settle from half a page away at rest, in milliseconds (assumed).
  package static let pagingDuration = 425.0
  /// The same under the alternative assumption.
  package static let quickPagingDuration = 300.0

  /// The critically damped settling of a page, per millisecond (assumed): from rest `halfPage`
  /// points away it is within `halfPixel` points after `duration` milliseconds.
  package static func pagingRate(halfPage: Double, halfPixel: Double, duration: Double) -> Double {
    // (1 + z)e^−z = halfPixel / halfPage, by the fixed point z = ln(halfPage / halfPixel) + ln(1+z).
    let way = StageMath.log(max(halfPage / halfPixel, 2))
    var z = way + 2
    for _ in 0..<12 { z = way + StageMath.log(1 + z) }
    return z / duration
  }

  /// 1 + z + z²/2 for z ≥ −0.5, else e^z (recorded: the quadratic, not the exponential).
  package static func decay(_ z: Double) -> Double {
    z >= -0.5 ? 1 + z + z * z / 2 : StageMath.exp(z)
  }

  /// Where the rubber band puts an un-banded position; `dimension` is the whole bounds size.
  package static func banded(
    _ x: Double, low: Double, high: Double, dimension: Double
  ) -> Double {
    if x < low { return low - band(low - x, dimension) }
    if x > high { return high + band(x - high, dimension) }
    return x
  }

  /// The un-banded position that the rubber band puts at x.
  package static func unbanded(
    _ x: Double, low: Double, high: Double, dimension: Double
  ) -> Double {
    if x < low { return low - inverseBand(low - x, dimension) }
    if x > high { return high + inverseBand(x - high, dimension) }
    return x
  }

  /// How far the content stands out when the finger is d beyond the edge (recorded, exact).
  package static func band(_ d: Double, _ dimension: Double) -> Double {
    dimension > 0 ? dimension * (1 - 1 / (1 + bandCoefficient * d / dimension)) : 0
  }

  /// How far the finger is beyond the edge when the content stands `out` beyond it.
  package static func inverseBand(_ out: Double, _ dimension: Double) -> Double {
    // The band never reaches the dimension; a position beyond it was written by somebody.
    let reachable = min(out, dimension * 0.999)
    return dimension > 0 ? reachable * dimension / (bandCoefficient * (dimension - reachable)) : 0
  }

  /// x to the nearest pixel, ties away from zero (assumed: no recorded frame is a tie).
  @inline(__always)
  package static func toPixel(_ x: Double, scale: Double) -> Double {
    toWhole(x * scale) / scale
  }

  /// `rounded(.toNearestOrAwayFromZero)` to the bit; that one is a call into the C library, and a
  /// frame rounds two dozen numbers.
  @inline(__always)
  package static func toWhole(_ x: Double) -> Double {
    // From 2^52 on every number is whole; what is no number is left to the library, too.
    guard abs(x) < 4_503_599_627_370_496 else { return x.rounded(.toNearestOrAwayFromZero) }
    let whole = Double(Int64(x))
    let isNear = abs(x - whole) < 0.5
    return Double(signOf: x, magnitudeOf: isNear ? whole : abs(whole) + 1)
  }
}

/// One axis of a coast: position and velocity, stepped by one frame.
///
///     var axis = StageCoastAxis(position: 0, velocity: 2)
///     axis.step(1000 / 60, low: 0, high: 5000, bounces: true, rate: 0.998, logRate: ln)
nonisolated package struct StageCoastAxis: Equatable, Sendable {
  /// Points.
  package var position: Double
  /// Points per millisecond.
  package var velocity: Double
  /// Whether the axis has come to rest.
  package var isDone = false

  /// An axis in motion.
  package init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }

  /// One frame of free deceleration, bounce, or both when the frame crosses the edge (recorded).
  package mutating func step(
    _ dt: Double, low: Double, high: Double, bounces: Bool, rate: Double, logRate: Double,
    scale: Double
  ) {
    if position < low || position > high {
      stepOutside(dt, edge: position < low ? low : high, rate: rate, logRate: logRate)
      finishOutside(low: low, high: high)
      return
    }
    let d = StagePhysics.decay(dt * logRate)
    let next = position + velocity * rate * (1 - d) / (1 - rate)
    if next >= low && next <= high {
      position = next
      velocity *= d
      if abs(velocity) < StagePhysics.stopSpeed {
        position = min(max(StagePhysics.toPixel(position, scale: scale), low), high)
        rest()
      }
      return
    }
    cross(to: next, dt, low: low, high: high, bounces, rate: rate, logRate: logRate)
  }

  /// One frame on the way back from beyond an edge, where the motion ends.
  ///
  /// A velocity towards the range only brings it there sooner: from inside the bounce range a pager
  /// goes to the edge's page (public).
  package mutating func stepHome(
    _ dt: Double, low: Double, high: Double, rate: Double, logRate: Double
  ) {
    guard position < low || position > high else { return rest() }
    let edge = position < low ? low : high
    let start = position
    stepOutside(dt, edge: edge, rate: rate, logRate: logRate)
    if (start < edge) == (position < edge) {
      finishOutside(low: low, high: high)
    } else {
      position = edge
      rest()
    }
  }

  /// Splits the frame at the edge: a free step up to it, an outside step for the rest.
  private mutating func cross(
    to next: Double, _ dt: Double, low: Double, high: Double, _ bounces: Bool, rate: Double,
    logRate: Double
  ) {
    let edge = next < low ? low : high
    guard bounces else {
      position = edge
      rest()
      return
    }
    let before = dt * (edge - position) / (next - position)
    let d = StagePhysics.decay(before * logRate)
    // The free step's own end, which misses the edge by a little; so does the recording.
    position += velocity * rate * (1 - d) / (1 - rate)
    velocity *= d
    stepOutside(dt - before, edge: edge, rate: rate, logRate: logRate)
    finishOutside(low: low, high: high)
  }

  private mutating func stepOutside(_ dt: Double, edge: Double, rate: Double, logRate: Double) {
    let k = StagePhysics.decay(StagePhysics.bounceRate * dt)
    let d = StagePhysics.decay(dt * logRate)
    position = edge + k * (position - edge) + velocity * rate * k * (1 - d) / (1 - rate)
    velocity *= k * d
  }

  private mutating func finishOutside(low: Double, high: Double) {
    let edge = position < low ? low : position > high ? high : position
    let isNear = abs(position - edge) <= StagePhysics.bounceEndDistance
    if isNear && abs(velocity) < StagePhysics.stopSpeed {
      position = edge
      rest()
    }
  }

  /// One frame of the critically damped approach to a page; monotone, never past the target.
  package mutating func settle(_ dt: Double, target: Double, omega: Double, halfPixel: Double) {
    let a = position - target
    // A velocity away from the target, or so fast that it would pass it, is held back.
    let limit = omega * abs(a)
    let toward = a > 0 ? -velocity : velocity
    let held = min(max(toward, 0), limit)
    let v = a > 0 ? -held : held
    let e = StageMath.exp(-omega * dt)
    position = target + (a + (v + omega * a) * dt) * e
    velocity = (v - omega * (v + omega * a) * dt) * e
    if abs(position - target) < halfPixel {
      position = target
      rest()
    }
  }

  private mutating func rest() {
    velocity = 0
    isDone = true
  }
}
