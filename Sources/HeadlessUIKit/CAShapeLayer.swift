/// A layer that draws a part of a path.
///
/// `strokeStart` and `strokeEnd` animate implicitly, over `CATransaction.animationDuration()`
/// seconds divided by `speed`, unless actions are disabled, as Core Animation does for a layer that
/// no view owns. `presentation()` shows the values on the screen.
open class CAShapeLayer: CALayer {
  /// The path.
  public final var path: CGPath?
  /// The width of the line, in points.
  public final var lineWidth: CGFloat = 1
  /// The line's colour.
  public final var strokeColor: CGColor?
  /// The colour inside the path.
  public final var fillColor: CGColor?
  /// How lines end.
  public final var lineCap: CAShapeLayerLineCap = .butt

  package final var start = StageLayerValue(0)
  package final var end = StageLayerValue(1)

  /// A layer without a path.
  public required init() { super.init() }
  nonisolated deinit {}

  /// Where the drawn part begins, 0…1 of the path; 0 by default.
  open var strokeStart: CGFloat {
    get { CGFloat(start.model) }
    set { start.set(Double(newValue), in: self, key: "strokeStart") }
  }

  /// Where the drawn part ends, 0…1 of the path; 1 by default.
  open var strokeEnd: CGFloat {
    get { CGFloat(end.model) }
    set { end.set(Double(newValue), in: self, key: "strokeEnd") }
  }

  /// The layer as the screen shows it now, for reading.
  open override func presentation() -> Self? {
    let copy = Self()
    copy.frame = frame
    copy.path = path
    copy.lineWidth = lineWidth
    copy.start = StageLayerValue(start.shown)
    copy.end = StageLayerValue(end.shown)
    return copy
  }

  /// Shows the model values at once.
  open override func removeAllAnimations() {
    start.stop()
    end.stop()
  }

  /// Whether a change of the property now would animate.
  final func animatesImplicitly(_ key: String) -> Bool {
    if CATransaction.disableActions() || superlayer == nil { return false }
    if let action = actions?[key], action is NSNull { return false }
    return speed > 0 && CATransaction.animationDuration() > 0
  }
}

/// How a line ends.
nonisolated public struct CAShapeLayerLineCap: Equatable, Sendable {
  let name: String
  /// At the point itself.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// A number of a layer with the animation that brings it onto the screen.
package struct StageLayerValue {
  /// The value that was set.
  package var model: Double
  private var from = 0.0
  private var began = 0.0
  private var duration = 0.0

  init(_ model: Double) { self.model = model }

  /// The value on the screen now.
  package var shown: Double {
    if duration == 0 { return model }
    let progress = (Stage.now - began) / duration
    if progress >= 1 { return model }
    // The default timing of Core Animation (Apple).
    return from + (model - from) * StageMath.bezier(progress, 0.25, 0.1, 0.25, 1)
  }

  mutating func set(_ value: Double, in layer: CAShapeLayer, key: String) {
    guard layer.animatesImplicitly(key) else {
      model = value
      duration = 0
      return
    }
    if value == model { return }
    from = shown
    began = Stage.now
    duration = CATransaction.animationDuration() / Double(layer.speed)
    model = value
  }

  mutating func stop() { duration = 0 }
}
