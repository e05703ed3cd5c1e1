/// A rectangle on the screen that holds others.
///
/// Geometry is UIKit's: `bounds` and `center` are stored, `frame` follows from them and the
/// transform. Changes inside `UIView.animate` reach the screen over its duration; hit testing uses
/// the model values.
open class UIView: UIResponder {
  package final var stageOrigin = CGPoint.zero
  package final var stageBounds = CGRect.zero
  package final var stageTransform = CGAffineTransform.identity
  package final var stageIsPlain = true
  package final var stageAlpha: CGFloat = 1
  final var presentation: StagePresentation?
  /// Unmanaged: a frame walks from views to the window many times, and owns none of them.
  final var stageParent: Unmanaged<UIView>?
  package final var stageSuperview: UIView? {
    get { stageParent?.takeUnretainedValue() }
    set { stageParent = newValue.map(Unmanaged.passUnretained) }
  }
  final var placement = StagePlacement()
  private final var windowReference: Unmanaged<UIWindow>?
  package final var stageWindow: UIWindow? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = newValue.map(Unmanaged.passUnretained) }
  }
  /// Whether it is in the window; each write asks.
  final var isInWindow: Bool { windowReference != nil }
  package final var stageSubviews: ContiguousArray<UIView> = []
  final var recognizers: ContiguousArray<UIGestureRecognizer> = []
  /// Whether it needs layout, as a new view does.
  final var isDirty = true
  private final var depth = 0
  private final var depthVersion = -1
  /// How many views are around it, worked out anew when the tree has changed.
  final var layoutDepth: Int {
    if depthVersion != Stage.hierarchyVersion {
      depth = stageDepth
      depthVersion = Stage.hierarchyVersion
    }
    return depth
  }
  final var isQueued = false
  /// Who owns the view and hears of its layout.
  final unowned(unsafe) var stageController: UIViewController?
  /// The view's number on its stage, in order of creation.
  package final let stageNumber: Int

  /// A view with a frame, in points.
  public init(frame: CGRect) {
    stageNumber = Stage.nextViewNumber()
    stageBounds = CGRect(origin: .zero, size: frame.size)
    stageOrigin = frame.origin
    super.init()
    if let window = self as? UIWindow { stageWindow = window }
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }
  nonisolated deinit {
    MainActor.assumeIsolated {
      for view in stageSubviews {
        view.stageSuperview = nil
        view.stageLoseWindow()
      }
      for recognizer in recognizers { recognizer.stageView = nil }
      ownLayer?.owner = nil
    }
  }

  /// The window has gone, or what held the view in it.
  private final func stageLoseWindow() {
    guard isInWindow else { return }
    stageWindow = nil
    for view in stageSubviews { view.stageLoseWindow() }
  }

  /// The layer behind the view.
  public final var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer()
    layer.owner = self
    ownLayer = layer
    return layer
  }
  private final var ownLayer: CALayer?

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// With a transform it is the smallest rectangle around the view.
  open var frame: CGRect {
    get {
      let plain = CGRect(origin: stageOrigin, size: stageBounds.size)
      return stageIsPlain ? plain : stageTransformed(plain, stageTransform, center)
    }
    set {
      precondition(stageIsPlain, "a frame cannot be set under a transform")
      let bounds = CGRect(origin: stageBounds.origin, size: newValue.size)
      let middle = CGPoint(x: newValue.midX, y: newValue.midY)
      stagePlace(bounds: bounds, center: middle, origin: newValue.origin)
    }
  }

  /// The rectangle in the view's own coordinates; its origin is what a scroll view moves.
  open var bounds: CGRect {
    get { stageBounds }
    set { stagePlace(bounds: newValue, center: center, origin: nil) }
  }

  /// The middle in the superview's coordinates.
  open var center: CGPoint {
    get {
      CGPoint(
        x: stageOrigin.x + stageBounds.size.width / 2,
        y: stageOrigin.y + stageBounds.size.height / 2)
    }
    set { stagePlace(bounds: stageBounds, center: newValue, origin: nil) }
  }

  /// A map about the middle.
  open var transform: CGAffineTransform {
    get { stageTransform }
    set {
      stageAnimate(.transform, StageAnimatedValue(stageTransform), StageAnimatedValue(newValue))
      if newValue == stageTransform { return }
      stageTransform = newValue
      stageIsPlain = newValue.isIdentity
      Stage.noteWrite(self, .frame, Double(newValue.tx), Double(newValue.ty))
    }
  }

  /// Bounds and place have changed; a scroll view looks at its range.
  func stageBoundsChanged(from old: CGRect) {}

  private func stagePlace(bounds: CGRect, center middle: CGPoint, origin: CGPoint?) {
    let old = stageBounds
    let place =
      origin
      ?? CGPoint(x: middle.x - bounds.size.width / 2, y: middle.y - bounds.size.height / 2)
    if bounds == old && place == stageOrigin { return }
    if Stage.animating != nil || presentation != nil {
      stageAnimate(.center, StageAnimatedValue(center), StageAnimatedValue(middle))
      stageAnimate(.bounds, StageAnimatedValue(old), StageAnimatedValue(bounds))
    }
    stageOrigin = place
    stageBounds = bounds
    Stage.noteWrite(self, .frame, Double(place.x), Double(place.y))
    if bounds.size != old.size {
      stageMarkDirty()
      if autoresizesSubviews && !stageSubviews.isEmpty {
        for view in stageSubviews { view.stageAutoresize(from: old.size, to: bounds.size) }
      }
    }
    if bounds != old { stageBoundsChanged(from: old) }
  }

  // MARK: Appearance

  /// Whether the view is not shown and not hit.
  open var isHidden = false
  /// 0…1; below 0.01 the view is not hit.
  open var alpha: CGFloat {
    get { stageAlpha }
    set {
      stageAnimate(.alpha, StageAnimatedValue(stageAlpha), StageAnimatedValue(newValue))
      stageAlpha = newValue
    }
  }
  /// Kept, not drawn.
  open var backgroundColor: UIColor?
  /// Whether subviews are shown within the bounds only.
  open var clipsToBounds = false
  /// How content fills the bounds; kept, not drawn.
  open var contentMode = ContentMode.scaleToFill
  /// A number of the client's.
  open var tag = 0
  /// Whether touches reach the view and what is in it.
  open var isUserInteractionEnabled = true
  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow.
  open var autoresizesSubviews = true

  /// How content fills the bounds; raw values are UIKit's.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// All of it is shown.
    case scaleAspectFit
    /// All of the bounds is filled.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
  }

  /// How a frame follows the superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// The mask with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin takes its share.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width takes its share.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin takes its share.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin takes its share.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height takes its share.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin takes its share.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  // MARK: Hierarchy

  /// The view around it.
  open var superview: UIView? { stageSuperview }
  /// The views in it, back to front.
  open var subviews: [UIView] { Array(stageSubviews) }
  /// The window it is in.
  open var window: UIWindow? { stageWindow }
  /// The controller that owns the view, else the superview.
  open override var next: UIResponder? { stageController ?? stageSuperview }

  /// The superview changes after this; override to prepare.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window has changed.
  open func didMoveToWindow() {}

  /// The parts of the safe area have changed; override to follow.
  ///
  /// The stage tells of it when the window's changes, and not when a view moves under it.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// Puts the subviews where they belong; override to do so.
  open func layoutSubviews() {}

  /// Asks for layout in this frame.
  open func setNeedsLayout() { stageMarkDirty() }

  /// Lays out what needs it, from here downward.
  open func layoutIfNeeded() {
    if !isInWindow { stageLayOutTree() } else { Stage.live?.layOut(within: self) }
  }

  /// Lays the view itself out if it needs it.
  final func stageLayOut() {
    guard isDirty else { return }
    isDirty = false
    stageWillLayOut()
    guard let stageController else { return layoutSubviews() }
    stageController.viewWillLayoutSubviews()
    layoutSubviews()
    stageController.viewDidLayoutSubviews()
  }

  /// What a scroll view has to do first; a call is cheaper than to ask whether it is one.
  func stageWillLayOut() {}

  /// Outside of the window nobody keeps a list of what needs layout.
  private final func stageLayOutTree() {
    stageLayOut()
    for view in stageSubviews { view.stageLayOutTree() }
  }

  // MARK: Touches

  /// Recognizers on the view, in order of addition.
  open var gestureRecognizers: [UIGestureRecognizer]? { Array(recognizers) }

  /// Puts a recognizer on the view, taking it from another.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.stageView?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.stageView = self
  }

  /// Takes a recognizer off the view.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.stageView === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.stageView = nil
  }

  /// Whether a recognizer on the view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The front-most view at a point, within bounds; nil where nothing is.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || stageAlpha < 0.01 { return nil }
    if let presentation, presentation.blocking > 0 { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in stageSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    stageBounds.contains(point)
  }
}
