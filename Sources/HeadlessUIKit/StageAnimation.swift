/// The property of a view that an animation changes.
nonisolated enum StageAnimatedProperty: Int, CaseIterable, Sendable {
  case center
  case bounds
  case transform
  case alpha
}

/// Up to six numbers: a point, a rectangle, a transform or an alpha.
nonisolated struct StageAnimatedValue: Equatable, Sendable {
  var a = 0.0
  var b = 0.0
  var c = 0.0
  var d = 0.0
  var e = 0.0
  var f = 0.0

  init(_ point: CGPoint) {
    a = Double(point.x)
    b = Double(point.y)
  }
  init(_ rect: CGRect) {
    a = Double(rect.origin.x)
    b = Double(rect.origin.y)
    c = Double(rect.size.width)
    d = Double(rect.size.height)
  }
  init(_ t: CGAffineTransform) {
    a = Double(t.a)
    b = Double(t.b)
    c = Double(t.c)
    d = Double(t.d)
    e = Double(t.tx)
    f = Double(t.ty)
  }
  init(_ alpha: CGFloat) { a = Double(alpha) }

  var point: CGPoint { CGPoint(x: a, y: b) }
  var rect: CGRect { CGRect(x: a, y: b, width: c, height: d) }
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(e), ty: CGFloat(f))
  }
  var number: CGFloat { CGFloat(a) }

  /// The value a fraction of the way to another; fractions beyond 0…1 go on in a straight line.
  func mixed(_ to: StageAnimatedValue, _ t: Double) -> StageAnimatedValue {
    if t == 1 { return to }
    var value = self
    value.a += (to.a - a) * t
    value.b += (to.b - b) * t
    value.c += (to.c - c) * t
    value.d += (to.d - d) * t
    value.e += (to.e - e) * t
    value.f += (to.f - f) * t
    return value
  }
}

/// How progress follows time.
nonisolated enum StageTiming: Sendable {
  case cubic(Double, Double, Double, Double)
  /// A damped spring: damping ratio and the velocity at the start, in journeys per second.
  case spring(ratio: Double, velocity: Double)

  static let linear = StageTiming.cubic(0, 0, 1, 1)
  static let easeInOut = StageTiming.cubic(0.42, 0, 0.58, 1)
  static let easeIn = StageTiming.cubic(0.42, 0, 1, 1)
  static let easeOut = StageTiming.cubic(0, 0, 0.58, 1)

  /// The same without a velocity at the start.
  var atRest: StageTiming {
    if case .spring(let ratio, _) = self { return .spring(ratio: ratio, velocity: 0) }
    return self
  }

  /// Progress at a fraction of the duration (in seconds); 1 at the end.
  func progress(_ fraction: Double, duration: Double) -> Double {
    if fraction >= 1 { return 1 }
    if fraction <= 0 { return 0 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      return StageMath.bezier(fraction, x1, y1, x2, y2)
    case .spring(let ratio, let velocity):
      return Self.spring(fraction * duration, duration, ratio, velocity)
    }
  }

  /// A spring that has settled to a thousandth when the duration is over.
  private static func spring(_ t: Double, _ duration: Double, _ ratio: Double, _ velocity: Double)
    -> Double
  {
    let settled = 6.908  // −ln 0.001
    if ratio >= 1 {
      // (1 + z)e^−z is a thousandth at z = 9.233.
      let omega = 9.233 / duration
      return 1 - (1 + (omega - velocity) * t) * StageMath.exp(-omega * t)
    }
    let damping = max(ratio, 0.05)
    let omega = settled / (damping * duration)
    let damped = omega * (1 - damping * damping).squareRoot()
    let wave = StageMath.sinCos(damped * t)
    let along = (damping * omega - velocity) / damped
    return 1 - StageMath.exp(-damping * omega * t) * (wave.cos + along * wave.sin)
  }
}

/// One property of one view under way from one value to another.
struct StageAnimation {
  var view: UIView
  var property: StageAnimatedProperty
  var from: StageAnimatedValue
  var to: StageAnimatedValue
  var group: StageAnimationGroup
}

/// The animations of one `UIView.animate` call or one animator: a clock and a completion.
///
/// Progress is 0 at the values from which the group began and 1 at those to which it goes. A group
/// that was interrupted goes on from any progress, towards either end, with any timing.
final class StageAnimationGroup {
  let allowsInteraction: Bool
  /// Called with whether every animation ran to its end.
  var completion: ((Bool) -> Void)?
  /// Called when the stage goes before the animations are over.
  var abandon: (() -> Void)?
  var remaining = 0
  var wasInterrupted = false
  /// Whether the closure has run: a group that animates nothing is over then.
  var isComplete = false
  /// In seconds, from `began`.
  private(set) var duration: Double
  private(set) var timing: StageTiming
  private(set) var began: Double
  /// Progress at the elapsed time 0, and at its end.
  private(set) var start = 0.0
  private(set) var end = 1.0
  /// The elapsed seconds at which the clock stands still, or nil while it runs.
  private var pausedAt: Double?
  /// The progress that the screen shows while the clock stands still, if somebody chose it.
  private var scrubbed: Double?

  init(
    duration: Double, delay: Double, timing: StageTiming, allowsInteraction: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.timing = timing
    self.allowsInteraction = allowsInteraction
    self.completion = completion
    began = Stage.now + delay
  }
  nonisolated deinit {}

  private var elapsed: Double { pausedAt ?? (Stage.now - began) }

  /// The fraction of the way from `from` to `to` that the screen shows.
  var progress: Double {
    if let scrubbed { return scrubbed }
    let fraction = duration > 0 ? elapsed / duration : 1
    return start + (end - start) * timing.progress(fraction, duration: duration)
  }

  var isOver: Bool {
    if isComplete && remaining == 0 { return true }
    // Half a microsecond: a duration of whole frames ends on its frame, whatever the rounding.
    return pausedAt == nil && elapsed >= duration - 0.0000005
  }

  var isPaused: Bool { pausedAt != nil }
  /// Whether it goes back to where it began.
  var isReversed: Bool { end == 0 }

  /// Stops the clock.
  func pause() {
    if pausedAt == nil { pausedAt = max(0, elapsed) }
  }

  /// Shows a progress while the clock stands still.
  func scrub(to progress: Double) { scrubbed = progress }

  /// Lets the clock run on from where it stood, if nothing was scrubbed meanwhile.
  ///
  /// - Returns: Whether it could.
  func resume() -> Bool {
    guard scrubbed == nil, let paused = pausedAt else { return false }
    began = Stage.now - paused
    pausedAt = nil
    return true
  }

  /// Goes on from what the screen shows to an end, with a timing of its own.
  func goOn(to end: Double, _ timing: StageTiming, duration: Double) {
    start = progress
    self.end = end
    self.timing = timing
    self.duration = duration
    began = Stage.now
    scrubbed = nil
    if pausedAt != nil { pausedAt = 0 }
  }

  /// Lets the clock run.
  func run() {
    began = Stage.now - (pausedAt ?? elapsed)
    pausedAt = nil
  }
}

/// A view's values on the screen while something about it is animated.
final class StagePresentation {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform
  var alpha: CGFloat
  var animations = 0
  var blocking = 0

  init(center: CGPoint, bounds: CGRect, transform: CGAffineTransform, alpha: CGFloat) {
    self.center = center
    self.bounds = bounds
    self.transform = transform
    self.alpha = alpha
  }
  nonisolated deinit {}

  /// Whether nothing of the view is under animation any more.
  var isOver: Bool { animations == 0 }

  func set(_ property: StageAnimatedProperty, _ value: StageAnimatedValue) {
    switch property {
    case .center: center = value.point
    case .bounds: bounds = value.rect
    case .transform: transform = value.transform
    case .alpha: alpha = value.number
    }
  }

  func value(_ property: StageAnimatedProperty) -> StageAnimatedValue {
    switch property {
    case .center: StageAnimatedValue(center)
    case .bounds: StageAnimatedValue(bounds)
    case .transform: StageAnimatedValue(transform)
    case .alpha: StageAnimatedValue(alpha)
    }
  }
}
