/// A layer: where it lies in its superlayer; the stage draws nothing.
///
/// A view has one as its `layer`; further layers lie in it by `frame`. Transforms of sublayers and
/// anchor points other than the middle are absent: using them does not compile.
open class CALayer {
  /// The rectangle in the superlayer's coordinates, in points.
  ///
  /// For a view's own layer this is the view's frame.
  open var frame: CGRect {
    get { owner?.frame ?? rect }
    set {
      if let owner { owner.frame = newValue } else { rect = newValue }
    }
  }

  /// The size, at the origin that the view's bounds have, in points.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: rect.size) }
    set {
      if let owner { owner.bounds = newValue } else { rect.size = newValue.size }
    }
  }

  /// The layer it lies in.
  public private(set) weak var superlayer: CALayer?
  /// The layers in it, back to front.
  public private(set) var sublayers: [CALayer]?
  /// How fast its animations run; 1 by default.
  public final var speed: Float = 1
  /// Actions by property name; `NSNull()` switches a property's implicit animation off.
  public final var actions: [String: Any]?
  /// Whether it is not shown.
  public final var isHidden = false
  /// 0…1.
  public final var opacity: Float = 1
  /// The order among its siblings.
  public final var zPosition: CGFloat = 0
  /// Whether sublayers are clipped to the bounds.
  public final var masksToBounds = false
  /// The colour behind its content.
  public final var backgroundColor: CGColor?
  /// The radius of its corners, in points.
  public final var cornerRadius: CGFloat = 0

  private var rect = CGRect.zero
  package final unowned(unsafe) var owner: UIView?

  /// A layer of no size.
  public required init() {}
  nonisolated deinit {}

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
    Stage.noteHierarchyChange()
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    let rest = (parent.sublayers ?? []).filter { $0 !== self }
    parent.sublayers = rest.isEmpty ? nil : rest
    superlayer = nil
    Stage.noteHierarchyChange()
  }

  /// Ends the animations of the layer; properties show their model values.
  open func removeAllAnimations() { owner?.stageStopAnimations() }

  /// The layer as the screen shows it now, for reading.
  open func presentation() -> Self? {
    guard let owner else { return self }
    let copy = Self()
    copy.rect = owner.stageShownFrame
    return copy
  }

  /// The view whose layer tree holds the layer, with the layer's origin in its bounds.
  package final func stageHost() -> (view: UIView, origin: CGPoint)? {
    if let owner { return (owner, owner.bounds.origin) }
    var x: CGFloat = rect.origin.x
    var y: CGFloat = rect.origin.y
    var layer = superlayer
    while let here = layer {
      if let view = here.owner { return (view, CGPoint(x: x, y: y)) }
      x += here.rect.origin.x
      y += here.rect.origin.y
      layer = here.superlayer
    }
    return nil
  }
}
