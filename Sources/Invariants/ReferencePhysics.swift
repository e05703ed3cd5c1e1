import Traces

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// UIScrollView's motion as recordings of the real one show it, by which containers are judged.
///
/// Sources: `medium-flick`, `flick-into-bottom` and `overscroll-release`, recorded at 60 Hz, are
/// reproduced to 1.2e-6 pt with no parameter fitted. Lengths are points, times milliseconds,
/// velocities points per millisecond. Written with + − × ÷ alone, so that every machine agrees.
enum ReferencePhysics {
  /// What remains of a velocity after a millisecond of free motion (`.normal`).
  static let decelerationRate = 0.998
  /// The natural logarithm of `decelerationRate`.
  static let logDecelerationRate = -0.0020020026706730793
  /// The exponent, per millisecond, with which an overscroll vanishes; literal, not ln 0.99.
  static let springRate = -0.01005
  /// Below this speed a motion ends.
  static let stopSpeed = 0.01
  /// Within this distance of the edge a slow bounce ends on it.
  static let bounceEnd = 0.5
  /// How much of the finger's travel the rubber band gives at its beginning.
  static let bandStiffness = 0.55
  /// The square of the release speed below which nothing coasts.
  static let slowReleaseSquared = 0.0625
  /// How far a bounce leaves the range at most, in points for each point per millisecond.
  ///
  /// 33.30 to 33.45, by where within a frame of 1/60 s the edge is met; 33.34 at most at 120 Hz.
  static let bouncePeak = 33.45

  /// How far the content leaves its edge when the finger is `travel` beyond it.
  @inline(__always) static func band(_ travel: Double, dimension: Double) -> Double {
    guard travel > 0, dimension > 0 else { return max(0, travel) }
    return dimension * (1 - 1 / (1 + bandStiffness * travel / dimension))
  }

  /// How far the finger is beyond the edge when the content has left it by `out`.
  @inline(__always) static func unband(_ out: Double, dimension: Double) -> Double {
    guard out > 0, dimension > 0 else { return max(0, out) }
    // The band never reaches its dimension; a bounce may, and is caught where the band ends.
    let reachable = min(out, dimension * 0.999)
    return reachable * dimension / (bandStiffness * (dimension - reachable))
  }

  /// The exponential that the recordings show: the quadratic one as long as frames are short.
  @inline(__always) static func decay(_ z: Double) -> Double {
    z >= -0.5 ? 1 + z + z * z / 2 : exponential(z)
  }

  /// e to the power of `z` for z ≤ 0, by halving and a Taylor series; error below 1e-15.
  static func exponential(_ z: Double) -> Double {
    guard z > -700 else { return 0 }
    var reduced = z
    var halvings = 0
    while reduced < -0.25 {
      reduced /= 2
      halvings += 1
    }
    var sum = 1.0
    var term = 1.0
    for n in 1...14 {
      term *= reduced / Double(n)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// The nearest multiple of a pixel, ties away from zero.
  @inline(__always) static func rounded(_ value: Double, scale: Double) -> Double {
    (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}

/// A position with a velocity, in points and points per millisecond.
struct Motion: Equatable, Sendable {
  /// Where it is.
  var position: Double
  /// How fast it goes; 0 once it has ended.
  var velocity: Double
}

/// The range of a motion, and what becomes of it at either end.
struct MotionRange: Equatable, Sendable {
  /// Where it begins.
  var lower: Double
  /// Where it ends; at least `lower`.
  var upper: Double
  /// Whether a motion bounces at `lower`; else it ends there.
  var bouncesLow: Bool
  /// Whether a motion bounces at `upper`; else it ends there.
  var bouncesHigh: Bool
}

extension Motion {
  /// One native step of `time` milliseconds.
  ///
  /// A step that crosses an edge is split there. Below the stop speed the motion ends: on the
  /// edge when it is within half a point of it, or where it is when it is inside the range.
  @inline(__always)
  mutating func step(_ time: Double, in range: MotionRange) {
    if position < range.lower {
      stepOutside(time, edge: range.lower)
    } else if position > range.upper {
      stepOutside(time, edge: range.upper)
    } else {
      stepInside(time, in: range)
    }
    let isSlow = abs(velocity) < ReferencePhysics.stopSpeed
    if isSlow { end(in: range) }
  }

  @inline(__always)
  private mutating func stepInside(_ time: Double, in range: MotionRange) {
    let start = position
    let startVelocity = velocity
    stepFree(time)
    let edge: Double
    let bounces: Bool
    if position > range.upper {
      edge = range.upper
      bounces = range.bouncesHigh
    } else if position < range.lower {
      edge = range.lower
      bounces = range.bouncesLow
    } else {
      return
    }
    guard bounces else {
      self = Motion(position: edge, velocity: 0)
      return
    }
    let before = time * (edge - start) / (position - start)
    self = Motion(position: start, velocity: startVelocity)
    // The free step misses the edge by a little; so does the recording.
    stepFree(before)
    stepOutside(time - before, edge: edge)
  }

  @inline(__always)
  private mutating func stepFree(_ time: Double) {
    let rate = ReferencePhysics.decelerationRate
    let decay = ReferencePhysics.decay(time * ReferencePhysics.logDecelerationRate)
    position += velocity * rate * (1 - decay) / (1 - rate)
    velocity *= decay
  }

  @inline(__always)
  private mutating func stepOutside(_ time: Double, edge: Double) {
    let rate = ReferencePhysics.decelerationRate
    let spring = ReferencePhysics.decay(ReferencePhysics.springRate * time)
    let decay = ReferencePhysics.decay(time * ReferencePhysics.logDecelerationRate)
    position =
      edge + spring * (position - edge) + velocity * rate * spring * (1 - decay) / (1 - rate)
    velocity *= spring * decay
  }

  @inline(__always)
  private mutating func end(in range: MotionRange) {
    if position >= range.lower && position <= range.upper {
      velocity = 0
    } else {
      let edge = position < range.lower ? range.lower : range.upper
      guard abs(position - edge) <= ReferencePhysics.bounceEnd else { return }
      self = Motion(position: edge, velocity: 0)
    }
  }
}
