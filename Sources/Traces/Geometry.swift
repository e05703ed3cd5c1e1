/// A point in window coordinates, in points; y grows downward.
public struct Point: Equatable, Sendable {
  /// Distance from the window's left edge, in points.
  public var x: Double
  /// Distance from the window's top edge, in points.
  public var y: Double

  /// The point at the given coordinates, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The window's top left corner.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle in window coordinates, in points; y grows downward.
public struct Rect: Equatable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The extent to the right, in points; never negative.
  public var width: Double
  /// The extent downward, in points; never negative.
  public var height: Double

  /// The rectangle with the given origin and size, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the window's top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge, in points.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge, in points.
  @inlinable public var maxY: Double { y + height }
  /// Whether all four numbers are finite.
  @inlinable public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
