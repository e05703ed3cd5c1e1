/// Distances inward from the four edges of a rectangle, in points.
nonisolated public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Insets from the four edges.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  @inlinable public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt
  /// The edges with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The rectangle made smaller by insets.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A direction with a length, as Core Graphics has it.
nonisolated public struct CGVector: Equatable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downward.
  public var dy: CGFloat
  /// A vector of the given components.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// No direction.
  public static let zero = CGVector(dx: 0, dy: 0)
}

/// An affine map of the plane, as Core Graphics writes it.
nonisolated public struct CGAffineTransform: Equatable, Sendable {
  /// Row 1, column 1.
  public var a: CGFloat
  /// Row 1, column 2.
  public var b: CGFloat
  /// Row 2, column 1.
  public var c: CGFloat
  /// Row 2, column 2.
  public var d: CGFloat
  /// Translation to the right.
  public var tx: CGFloat
  /// Translation downward.
  public var ty: CGFloat

  /// The map with the given entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// A translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// The identity.
  public static let identity = CGAffineTransform()
  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map after the other one.
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// This map after a translation.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This map after a scaling.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The inverse map, or the map itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point after an affine map.
  nonisolated public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGRect {
  /// The smallest rectangle around the image of this one under an affine map.
  nonisolated public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = (
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t)
    )
    let left = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
    let right = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
    let top = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
    let bottom = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A colour; the stage keeps it and draws nothing.
nonisolated public final class UIColor: Sendable {
  /// Red, green, blue and alpha, 0…1.
  let components: [CGFloat]
  /// A colour of the given components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  /// A grey of the given whiteness, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// What is behind everything.
  public static let systemBackground = white
  /// Text.
  public static let label = black
  /// Text of less weight.
  public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
  /// What can be pressed.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// A light grey.
  public static let systemGray5 = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(components: components) }
}

/// A colour as Core Graphics has it; the stage keeps it and draws nothing.
nonisolated public struct CGColor: Equatable, Sendable {
  let components: [CGFloat]
}

/// A path as Core Graphics has it: the points it goes through.
nonisolated public struct CGPath: Equatable, Sendable {
  /// The points, in order.
  package var points: [CGPoint]
  /// The smallest rectangle around the points.
  public var boundingBox: CGRect {
    guard let first = points.first else { return .zero }
    var box = CGRect(origin: first, size: .zero)
    for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    return box
  }
}

/// A path of straight lines.
public final class UIBezierPath {
  private var points: [CGPoint] = []
  /// An empty path.
  public init() {}
  nonisolated deinit {}
  /// Begins at a point.
  public func move(to point: CGPoint) { points.append(point) }
  /// Goes on in a straight line to a point.
  public func addLine(to point: CGPoint) { points.append(point) }
  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(points: points) }
}
