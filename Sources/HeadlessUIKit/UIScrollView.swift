/// A view whose content a finger moves.
///
/// Deceleration, rubber band, bounce and the velocity of a release are those of recordings of the
/// real one (`StagePhysics`). Assigning `contentOffset` rounds to the pixel, returns early when
/// nothing changes, and calls `scrollViewDidScroll` at once. What nobody knows is an option of the
/// stage (`StageAssumptions`).
open class UIScrollView: UIView {
  /// Who hears of motion.
  public final weak var delegate: UIScrollViewDelegate?
  /// The pan that scrolls; it may be put on another view.
  public final let panGestureRecognizer: UIPanGestureRecognizer

  /// How fast the view slows down, per millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Equatable, Sendable {
    /// The factor by which the speed is multiplied each millisecond.
    public var rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: CGFloat(StagePhysics.normalRate))
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(StagePhysics.fastRate))
  }

  /// How insets follow the safe area, which the stage's phone has only if it is given one.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// UIKit decides.
    case automatic
    /// On axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Always.
    case always
  }

  package final let scrollPan: UIScrollViewPanGestureRecognizer
  final var drag: StageDrag?
  final var coast: StageCoast?
  final var offsetAnimation: StageOffsetAnimation?
  final var needsReClamp = false
  final var range = StageScrollRange()
  final var pagesLeftAt = CGPoint.zero

  /// A scroll view with a frame, in points.
  public override init(frame: CGRect) {
    scrollPan = UIScrollViewPanGestureRecognizer()
    panGestureRecognizer = scrollPan
    super.init(frame: frame)
    scrollPan.scrollView = self
    addGestureRecognizer(scrollPan)
    stageRangeChanged()
  }
  nonisolated deinit { MainActor.assumeIsolated { scrollPan.stageForgetScrollView() } }

  // MARK: Geometry

  /// The content's point at the view's origin, in points.
  open var contentOffset: CGPoint {
    get { stageBounds.origin }
    set { stageSetOffset(newValue) }
  }

  /// The content's size, in points.
  open var contentSize: CGSize {
    get { size }
    set {
      if newValue == size { return }
      size = newValue
      stageRangeChanged()
    }
  }
  private var size = CGSize.zero

  /// Distances that the content may be pulled beyond its edges, in points.
  open var contentInset: UIEdgeInsets {
    get { inset }
    set {
      if newValue == inset { return }
      inset = newValue
      Stage.noteWrite(self, .inset, Double(newValue.left), Double(newValue.top))
      stageRangeChanged()
    }
  }
  private var inset = UIEdgeInsets.zero

  /// The insets in force: `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    guard safeInset != .zero else { return inset }
    return UIEdgeInsets(
      top: inset.top + safeInset.top, left: inset.left + safeInset.left,
      bottom: inset.bottom + safeInset.bottom, right: inset.right + safeInset.right)
  }
  /// What the safe area adds to the insets, as it was worked out last.
  final var safeInset = UIEdgeInsets.zero
  /// See `ContentInsetAdjustmentBehavior`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { stageFollowSafeArea() }
  }
  /// The insets in force have changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  /// Whether a finger scrolls; switching it off cancels a drag.
  open var isScrollEnabled: Bool {
    get { scrollPan.isEnabled }
    set { scrollPan.isEnabled = newValue }
  }
  /// Whether the content goes beyond its edges and comes back.
  open var bounces = true
  /// Whether it bounces downward and upward even if the content fits.
  open var alwaysBounceVertical = false
  /// Whether it bounces sideways even if the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether it comes to rest on multiples of its size.
  open var isPagingEnabled = false
  /// Whether a drag along one axis leaves the other alone.
  open var isDirectionalLockEnabled = false
  /// How fast it slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Kept, not drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept, not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept, without effect on the stage.
  open var delaysContentTouches = true
  /// Kept, without effect on the stage.
  open var canCancelContentTouches = true

  // MARK: State

  /// Whether a finger is on the content.
  open var isTracking: Bool { stageIsTouched }
  /// Whether a finger has begun to scroll.
  open var isDragging: Bool { drag != nil }
  /// Whether the view moves by itself after a release.
  open var isDecelerating: Bool { coast != nil }

  /// Moves the content; with animation in 0.3 s.
  ///
  /// Either value first ends a deceleration and a running animation of the offset (public).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stageStopCoast()
    offsetAnimation = nil
    guard animated, isInWindow else {
      self.contentOffset = contentOffset
      return
    }
    stageAnimateOffset(to: contentOffset)
  }

  /// Whether the scroll view's own pan may begin, as UIKit decides it.
  ///
  /// The view must be able to scroll along the drag's main axis, and an inner view that stands at
  /// its end in the drag's direction lets a scroll view around it begin.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === scrollPan else { return super.gestureRecognizerShouldBegin(recognizer) }
    return scrollPan.catchesCoast || stageMayBegin(scrollPan.stageRawTranslation)
  }

  override func stageWillLayOut() { stageReClamp() }

  override func stageBoundsChanged(from old: CGRect) {
    if old.size != stageBounds.size {
      stageRangeChanged()
      stageFollowSafeArea()
    }
    if old.origin != stageBounds.origin { stageOffsetWritten(from: old.origin) }
  }
}
