extension UIView {
  /// How an animation runs; bits as UIKit has them.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where the screen stands; the stage always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timing: StageTiming {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Brings the changes that a closure makes onto the screen over a duration, in seconds.
  ///
  /// An animation of a property takes the place of one that is under way, from where the screen
  /// stands. Views under animation take no touches without `.allowUserInteraction`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let group = StageAnimationGroup(
      duration: duration, delay: delay, timing: options.timing,
      allowsInteraction: options.contains(.allowUserInteraction), completion: completion)
    Stage.run(group, animations)
  }

  /// Brings changes onto the screen as a spring does.
  ///
  /// A damping ratio of 1 does not swing, smaller ones swing longer. The initial velocity is in
  /// journeys per second. The spring has settled to a thousandth when the duration is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = StageTiming.spring(ratio: Double(dampingRatio), velocity: Double(velocity))
    let group = StageAnimationGroup(
      duration: duration, delay: delay, timing: timing,
      allowsInteraction: options.contains(.allowUserInteraction), completion: completion)
    Stage.run(group, animations)
  }

  /// Makes changes without animation, also inside one.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = Stage.animating
    Stage.animating = nil
    actions()
    Stage.animating = outer
  }

  /// How long the enclosing animation lasts, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { Stage.animating?.duration ?? 0 }

  final func stageAnimate(
    _ property: StageAnimatedProperty, _ old: StageAnimatedValue, _ new: StageAnimatedValue
  ) {
    guard let group = Stage.animating else {
      if presentation != nil { stageAdopt(property, new) }
      return
    }
    guard old != new, group.duration > 0, isInWindow, let stage = Stage.live else { return }
    let shown = presentation ?? stagePresentationNow()
    let from = shown.value(property)
    stage.endAnimation(of: self, property, interrupted: true)
    presentation = shown
    shown.animations += 1
    if !group.allowsInteraction { shown.blocking += 1 }
    group.remaining += 1
    stage.animations.append(
      StageAnimation(view: self, property: property, from: from, to: new, group: group))
  }

  /// A plain write to a property that is not under animation shows at once.
  private final func stageAdopt(_ property: StageAnimatedProperty, _ new: StageAnimatedValue) {
    guard let stage = Stage.live, !stage.isAnimating(self, property) else { return }
    presentation?.set(property, new)
  }

  private final func stagePresentationNow() -> StagePresentation {
    StagePresentation(
      center: center, bounds: stageBounds, transform: stageTransform, alpha: stageAlpha)
  }

  /// What the property is set to, whatever the screen shows.
  final func stageModelValue(_ property: StageAnimatedProperty) -> StageAnimatedValue {
    switch property {
    case .center: StageAnimatedValue(center)
    case .bounds: StageAnimatedValue(stageBounds)
    case .transform: StageAnimatedValue(stageTransform)
    case .alpha: StageAnimatedValue(stageAlpha)
    }
  }

  final func stageWriteModel(_ property: StageAnimatedProperty, _ value: StageAnimatedValue) {
    switch property {
    case .center: center = value.point
    case .bounds: bounds = value.rect
    case .transform: transform = value.transform
    case .alpha: alpha = value.number
    }
  }

  final func stageStopAnimations() {
    Stage.live?.endAnimations(of: self)
  }
}
