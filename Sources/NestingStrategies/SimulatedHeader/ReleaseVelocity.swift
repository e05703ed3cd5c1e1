#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The velocity at which a scroll view lets its content go, told from its pan's callbacks.
///
/// Velocities are a pan's, in points per second.
struct ReleaseVelocity {
  private var previous = CGPoint.zero
  private(set) var latest = CGPoint.zero

  /// Below this speed, both axes together, nothing coasts: 250 points per second.
  private static let slowest: CGFloat = 250

  /// A callback of the pan.
  mutating func take(_ velocity: CGPoint) {
    previous = latest
    latest = velocity
  }

  /// The finger's vertical velocity at the lift, in points per millisecond; 0 if it was slow.
  ///
  /// 0.75 of the callback before the last and 0.25 of the last, or the last alone when the one
  /// before stood still.
  var released: CGFloat {
    let square = latest.x * latest.x + latest.y * latest.y
    if square < Self.slowest * Self.slowest { return 0 }
    if previous == .zero { return latest.y / 1000 }
    return (0.75 * previous.y + 0.25 * latest.y) / 1000
  }
}
