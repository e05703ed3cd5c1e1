/// A finger that moves.
///
/// It begins when the middle of the touches has moved more than 10 points; those are taken off the
/// translation, per axis (recorded). Translation is measured in the window. Velocity is that of
/// the last two samples, 0.2 of the newest and 0.8 of the one before (recorded), and is not aged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many touches it needs.
  open var minimumNumberOfTouches = 1
  /// How many touches it takes.
  open var maximumNumberOfTouches = Int.max

  /// Points that a touch has to move before a pan begins (recorded: 10.33 begins, 9.0 does not).
  static let hysteresis = 10.0

  private var lastMiddle = CGPoint.zero
  private var lastTime = 0.0
  private var raw = CGPoint.zero
  private var takenOff = CGPoint.zero
  private var takenOffAtFirst = CGPoint.zero
  private var firstMove = CGPoint.zero
  private var newest = CGPoint.zero
  private var hasSample = false
  private var speed = CGPoint.zero
  /// Whether a sample has come since the last callback.
  final var hasMoved = false
  private var movedAtAll = false
  private var wasLifted = false
  /// Whether the pan began on touching moving content: no hysteresis then (recorded, 6 of 6).
  final var catchesCoast = false

  /// A pan of one or more fingers.
  public override init() { super.init() }
  /// The same, as a subclass makes itself; both must be nil.
  public override init(target: Any?, action: Selector?) { super.init() }
  nonisolated deinit {}

  /// How far the touches have moved since the pan began, in points.
  open func translation(in view: UIView?) -> CGPoint { stageTranslation }

  /// Counts the translation from a value; the velocity stays (assumed).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    takenOff = CGPoint(x: raw.x - translation.x, y: raw.y - translation.y)
  }

  /// How fast the touches move, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(x: speed.x * 1000, y: speed.y * 1000)
  }

  private var stageTranslation: CGPoint { CGPoint(x: raw.x - takenOff.x, y: raw.y - takenOff.y) }
  /// The travel since the pan began, whatever a client made of the translation.
  final var stageTravel: CGPoint {
    CGPoint(x: raw.x - takenOffAtFirst.x, y: raw.y - takenOffAtFirst.y)
  }
  /// The first movement of the middle, in points: the directional lock looks at it (public).
  final var stageFirstMove: CGPoint { firstMove }
  /// Points per millisecond.
  final var stageVelocity: CGPoint { speed }

  override func stageAdd(_ touch: UITouch) {
    if touches.count >= maximumNumberOfTouches { return }
    super.stageAdd(touch)
    rebase(at: Stage.sampleTime)
  }

  override func stageRemove(_ touch: UITouch, at time: Double) {
    guard touches.contains(where: { $0 === touch }) else { return }
    super.stageRemove(touch, at: time)
    if touches.isEmpty { wasLifted = true } else { rebase(at: time) }
  }

  /// A finger added or lifted moves the middle without moving anything (public).
  private func rebase(at time: Double) {
    lastMiddle = stageCentroid
    lastTime = time
  }

  override func stageMoved(at time: Double) {
    let middle = stageCentroid
    let dx = middle.x - lastMiddle.x
    let dy = middle.y - lastMiddle.y
    let dt = CGFloat(time - lastTime)
    if dt > 0 {
      let sample = CGPoint(x: dx / dt, y: dy / dt)
      if hasSample {
        speed = CGPoint(x: 0.2 * sample.x + 0.8 * newest.x, y: 0.2 * sample.y + 0.8 * newest.y)
      } else {
        speed = sample
      }
      newest = sample
      hasSample = true
    }
    raw = CGPoint(x: raw.x + dx, y: raw.y + dy)
    lastMiddle = middle
    lastTime = time
    hasMoved = true
    if !movedAtAll && (dx != 0 || dy != 0) {
      movedAtAll = true
      firstMove = CGPoint(x: dx, y: dy)
    }
  }

  override func stageDecide(now: Double) {
    switch stageState {
    case .possible:
      if shouldAttempt { attempt() }
      if wasLifted {
        if stageIsActive { end() } else { stageState = .failed }
      }
    case .began, .changed:
      if hasMoved {
        stageState = .changed
        owesChanged = true
      }
      if wasLifted { end() }
    default:
      break
    }
  }

  override func stageAct() { hasMoved = false }

  private var shouldAttempt: Bool {
    let count = wasLifted ? involved.count : touches.count
    if count < minimumNumberOfTouches { return false }
    if catchesCoast { return movedAtAll }
    let x = Double(raw.x)
    let y = Double(raw.y)
    return x * x + y * y > Self.hysteresis * Self.hysteresis
  }

  private func attempt() {
    switch stageAttempt() {
    case .refused: stageState = .failed
    case .waits: break
    case .granted:
      takenOff = catchesCoast ? raw : CGPoint(x: held(raw.x), y: held(raw.y))
      takenOffAtFirst = takenOff
      stageState = .began
      owesBegan = true
    }
  }

  private func end() {
    stageState = .ended
    owesEnd = true
  }

  private func held(_ distance: CGFloat) -> CGFloat {
    let most = CGFloat(Self.hysteresis)
    return min(max(distance, -most), most)
  }

  /// How far the touches have moved since they came down, in points.
  final var stageRawTranslation: CGPoint { raw }

  override func stageReset() {
    super.stageReset()
    raw = .zero
    takenOff = .zero
    takenOffAtFirst = .zero
    firstMove = .zero
    newest = .zero
    speed = .zero
    hasSample = false
    hasMoved = false
    movedAtAll = false
    wasLifted = false
    catchesCoast = false
  }
}
