/// Where an animation stands when it is over; raw values are UIKit's.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the closure set.
  case end
  /// At the values from which it began.
  case start
  /// Between the two, where the screen stood.
  case current
}

/// What an animator is doing; raw values are UIKit's.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped
}

/// An animation that can be interrupted, scrubbed, turned round and taken up again.
///
///     let settling = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) {
///       sheet.frame.origin.y = detent
///     }
///     settling.startAnimation()
///     // A finger catches the sheet:
///     settling.stopAnimation(true)
///
/// The screen shows the animation's values while the views' own are those that the closure set.
/// Stopping gives the views the values on the screen. Touches reach the views meanwhile unless
/// `isUserInteractionEnabled` is false.
///
/// Turned round or scrubbed, an animation goes on from where the screen stands with its own timing
/// over the time that the rest of the way takes at an even pace (assumed).
public final class UIViewPropertyAnimator {
  /// How long the animation lasts, in seconds, from `startAnimation` and without a delay.
  public let duration: TimeInterval
  /// How progress follows time.
  public let timingParameters: UITimingCurveProvider?
  /// Whether touches reach the views meanwhile; set it before the animation begins.
  public var isUserInteractionEnabled = true
  /// Whether `fractionComplete` follows a finger in a straight line; otherwise by the curve.
  public var scrubsLinearly = true
  /// What the animator is doing.
  public private(set) var state = UIViewAnimatingState.inactive

  private let timing: StageTiming
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var group: StageAnimationGroup?

  /// An animator with a timing of its own; it begins with `startAnimation`.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    timing = parameters.stageTiming
  }

  /// An animator with one of the usual curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve given by its two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator that moves as a spring does; a ratio of 1 does not swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  nonisolated deinit {}

  // MARK: What it animates

  /// Adds changes; those added while it runs are animated from now to the same end.
  public func addAnimations(_ animation: @escaping () -> Void) {
    precondition(state != .stopped, "a stopped animator has to be finished first")
    if let group {
      Stage.enter(group, animation)
    } else {
      animations.append(animation)
    }
  }

  /// Adds a closure to call when the animation is over, with where it stands.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Whether the animation is under way and not paused.
  public var isRunning: Bool { group.map { !$0.isPaused } ?? false }

  /// Begins, or goes on after a pause.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after a delay, in seconds; the screen shows the old values until then.
  public func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator has to be finished first")
    if group == nil { begin(delay: delay) } else { continueAnimation() }
  }

  /// Holds the screen where it stands; begins in that state if it had not begun.
  public func pauseAnimation() {
    precondition(state != .stopped, "a stopped animator has to be finished first")
    if group == nil { begin(delay: 0) }
    group?.pause()
  }

  /// Goes on after a pause, perhaps with another timing.
  ///
  /// - Parameters:
  ///   - parameters: How progress follows time from now on; nil keeps the timing.
  ///   - durationFactor: How long the rest takes, as a multiple of `duration`; 0 for the share of
  ///     it that is left.
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider? = nil, durationFactor: CGFloat = 0
  ) {
    guard let group, group.isPaused else { return }
    if parameters == nil && durationFactor == 0 && group.resume() { return }
    let left = abs(group.end - group.progress)
    let factor = durationFactor > 0 ? Double(durationFactor) : left
    group.goOn(
      to: group.end, parameters?.stageTiming ?? timing.atRest, duration: duration * factor)
    group.run()
  }

  /// Whether it goes back to where it began; setting it turns it round where the screen stands.
  public var isReversed: Bool {
    get { group?.isReversed ?? false }
    set {
      guard newValue != isReversed else { return }
      if group == nil {
        begin(delay: 0)
        group?.pause()
      }
      guard let group else { return }
      let end = newValue ? 0.0 : 1.0
      let left = abs(end - group.progress)
      group.goOn(to: end, timing.atRest, duration: duration * left)
    }
  }

  /// The share of the way done, 0…1, in the direction in which it goes.
  ///
  /// Setting it pauses the animation and shows that place.
  public var fractionComplete: CGFloat {
    get {
      guard let group else { return 0 }
      let progress = min(max(group.progress, 0), 1)
      return CGFloat(group.isReversed ? 1 - progress : progress)
    }
    set {
      pauseAnimation()
      let fraction = min(max(Double(newValue), 0), 1)
      let place = scrubsLinearly ? fraction : timing.progress(fraction, duration: duration)
      group?.scrub(to: isReversed ? 1 - place : place)
    }
  }

  // MARK: Ending

  /// Stops where the screen stands; the views take those values.
  ///
  /// Without finishing, completions are not called and the animator is inactive again; otherwise
  /// `finishAnimation(at:)` has to follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard let group else { return }
    group.completion = nil
    group.abandon = nil
    // What finishing may have to bring the views to is kept before it is gone.
    keptEnds = withoutFinishing ? [] : Stage.live?.ends(of: group) ?? []
    Stage.live?.end(group, at: .current)
    self.group = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Brings a stopped animation to a place and calls the completions with it.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "an animator has to be stopped before it is finished")
    for animation in keptEnds {
      switch finalPosition {
      case .end: Stage.live?.write(animation.to, animation)
      case .start: Stage.live?.write(animation.from, animation)
      case .current: break
      }
    }
    conclude(finalPosition)
  }

  private var keptEnds: ContiguousArray<StageAnimation> = []

  private func begin(delay: TimeInterval) {
    let group = StageAnimationGroup(
      duration: duration, delay: delay, timing: timing,
      allowsInteraction: isUserInteractionEnabled, completion: nil)
    // The animator lives until its animation is over, as UIKit's does.
    group.completion = { [self] isFinished in
      let end = group.isReversed ? UIViewAnimatingPosition.start : .end
      conclude(isFinished ? end : .current)
    }
    group.abandon = { [self] in
      self.group = nil
      state = .inactive
      forget()
    }
    self.group = group
    state = .active
    Stage.run(group) { for animation in animations { animation() } }
    animations = []
  }

  private func conclude(_ position: UIViewAnimatingPosition) {
    let calls = completions
    state = .inactive
    group = nil
    forget()
    for completion in calls { completion(position) }
  }

  private func forget() {
    animations = []
    completions = []
    keptEnds = []
  }
}

extension UIViewPropertyAnimator {
  /// An animator that has begun.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(options.timing))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
