#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A coast that a container drives itself, with the step of a native deceleration and bounce.
///
/// Positions are in points, times in milliseconds, velocities in points per millisecond; the
/// constants are those measured on UIScrollView (normal deceleration).
struct NativeCoast {
  var position: CGFloat
  var velocity: CGFloat

  /// A coast slower than this is over.
  static let stopSpeed: CGFloat = 0.01
  private static let rate: CGFloat = 0.998
  private static let logRate: CGFloat = -0.0020020026706730793
  private static let bounceRate: CGFloat = -0.01005
  private static let endDistance: CGFloat = 0.5

  /// One frame; false when the coast is over.
  ///
  /// Without `bounces` an edge ends it.
  mutating func step(_ dt: CGFloat, low: CGFloat, high: CGFloat, bounces: Bool) -> Bool {
    if position < low || position > high {
      return stepOutside(dt, edge: position < low ? low : high)
    }
    let next = position + Self.travel(velocity, dt)
    if next >= low && next <= high {
      position = next
      velocity *= Self.decay(dt * Self.logRate)
      return abs(velocity) >= Self.stopSpeed
    }
    let edge = next < low ? low : high
    guard bounces else {
      position = edge
      return false
    }
    let before = dt * (edge - position) / (next - position)
    position += Self.travel(velocity, before)
    velocity *= Self.decay(before * Self.logRate)
    return stepOutside(dt - before, edge: edge)
  }

  private mutating func stepOutside(_ dt: CGFloat, edge: CGFloat) -> Bool {
    let k = Self.decay(Self.bounceRate * dt)
    position = edge + k * (position - edge) + k * Self.travel(velocity, dt)
    velocity *= k * Self.decay(dt * Self.logRate)
    if abs(velocity) < Self.stopSpeed && abs(position - edge) <= Self.endDistance {
      position = edge
      return false
    }
    return true
  }

  /// How far a velocity carries in a time.
  static func travel(_ velocity: CGFloat, _ dt: CGFloat) -> CGFloat {
    velocity * rate * (1 - decay(dt * logRate)) / (1 - rate)
  }

  /// What a frame leaves of a velocity.
  static func decayed(_ velocity: CGFloat, _ dt: CGFloat) -> CGFloat {
    velocity * decay(dt * logRate)
  }

  /// What a frame beyond an edge leaves of a velocity.
  static func damped(_ velocity: CGFloat, _ dt: CGFloat) -> CGFloat {
    decayed(velocity, dt) * decay(bounceRate * dt)
  }

  private static func decay(_ z: CGFloat) -> CGFloat { 1 + z + z * z / 2 }
}

/// The rubber band: how far content stands out when a finger is `excess` beyond an edge.
func rubberBand(_ excess: CGFloat, dimension: CGFloat) -> CGFloat {
  dimension * (1 - 1 / (1 + 0.55 * excess / dimension))
}

/// How far a finger is beyond an edge when content stands `out` beyond it.
func inverseRubberBand(_ out: CGFloat, dimension: CGFloat) -> CGFloat {
  let reachable = min(out, dimension * 0.999)
  return reachable * dimension / (0.55 * (dimension - reachable))
}
