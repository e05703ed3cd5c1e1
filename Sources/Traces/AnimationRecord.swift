/// An animation under way, as UIKit shows it to any observer (`CALayer.animation(forKey:)`).
///
/// Progress from `from` to `to` is a function of time alone: 0 until `began`, 1 from
/// `began + duration` on, in between the curve's value at the elapsed share of the duration. An
/// animation that was turned round or taken up again counts from there. One that is paused is not
/// recorded: the screen stands still, or follows a finger.
public struct AnimationRecord: Equatable, Sendable {
  /// What of a view an animation changes.
  public enum Property: Int, Sendable {
    /// The middle of the view in its superview: x, y, 0, 0.
    case position = 1
    /// `bounds`: x, y, width, height.
    case bounds = 2
    /// `transform`: its translation x, y and its scale across and down.
    case transform = 3
    /// `alpha`: the number, 0, 0, 0.
    case opacity = 4
    /// `contentOffset`, by `setContentOffset(_:animated:)`: x, y, 0, 0.
    case offset = 5
  }

  /// How progress follows time.
  public enum Curve: Int, Sendable {
    /// A cubic curve from (0, 0) to (1, 1): a, b and c, d are its two control points.
    case cubic = 1
    /// A damped spring: a is its damping ratio, b its velocity at the start, in journeys per second.
    case spring = 2
  }

  /// What is animated: a scroller's identifier, or one of `WriteRecord`'s constants.
  public var target: Int
  /// What of it.
  public var property: Property
  /// The value at progress 0, four numbers whose meaning depends on the property, in points.
  public var from: Rect
  /// The value at progress 1.
  public var to: Rect
  /// When it began, its delay over, in milliseconds since the run began.
  public var began: Double
  /// How long it lasts, in milliseconds.
  public var duration: Double
  /// How progress follows time.
  public var curve: Curve
  /// The curve's first parameter.
  public var a: Double
  /// The curve's second parameter.
  public var b: Double
  /// The curve's third parameter; 0 for a spring.
  public var c: Double
  /// The curve's fourth parameter; 0 for a spring.
  public var d: Double

  /// An animation from one value to another, along the default curve, slow at both ends.
  @inlinable public init(
    target: Int, property: Property, from: Rect, to: Rect, began: Double, duration: Double
  ) {
    self.target = target
    self.property = property
    self.from = from
    self.to = to
    self.began = began
    self.duration = duration
    curve = .cubic
    a = 0.42
    b = 0
    c = 0.58
    d = 1
  }
}
