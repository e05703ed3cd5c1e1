/// How an animator's progress follows time: `UICubicTimingParameters` or
/// `UISpringTimingParameters`.
public protocol UITimingCurveProvider: AnyObject {
  /// The curve of a cubic timing.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring of a spring timing.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  var stageTiming: StageTiming {
    cubicTimingParameters?.timing ?? springTimingParameters?.timing ?? .easeInOut
  }
}

extension UIView {
  /// The usual curves; raw values are UIKit's.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}

/// A curve from (0, 0) to (1, 1) with two control points.
public final class UICubicTimingParameters: UITimingCurveProvider {
  let timing: StageTiming

  /// One of the usual curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: timing = .easeInOut
    case .easeIn: timing = .easeIn
    case .easeOut: timing = .easeOut
    case .linear: timing = .linear
    }
  }

  /// The curve with the given control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timing = .cubic(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
  }

  init(_ timing: StageTiming) { self.timing = timing }
  nonisolated deinit {}

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A damped spring that has settled to a thousandth when the animator's duration is over.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The velocity at the start, in journeys per second.
  public let initialVelocity: CGVector
  let timing: StageTiming

  /// A spring that starts with a velocity, in journeys per second.
  ///
  /// The stage moves both axes by one spring, with the larger of the two components.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let larger = abs(velocity.dy) > abs(velocity.dx) ? velocity.dy : velocity.dx
    timing = .spring(ratio: Double(ratio), velocity: Double(larger))
  }

  /// A spring that starts at rest; a ratio of 1 does not swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  nonisolated deinit {}

  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
