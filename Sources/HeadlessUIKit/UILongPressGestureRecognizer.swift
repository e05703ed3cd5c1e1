/// A finger that rests for a time.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it has to rest, in seconds; 0.5 by default (Apple).
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, in points; 10 by default (Apple).
  open var allowableMovement: CGFloat = 10
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var began = 0.0
  private var hasStrayed = false
  private var hasMoved = false
  /// When the last finger left, in milliseconds; negative while one is down.
  private var lifted = -1.0
  /// The most fingers that were down at a time.
  private var mostTouches = 0

  /// A press of one finger for half a second.
  public override init() { super.init() }
  /// The same, as a subclass makes itself; both must be nil.
  public override init(target: Any?, action: Selector?) { super.init() }
  nonisolated deinit {}

  override func stageAdd(_ touch: UITouch) {
    super.stageAdd(touch)
    mostTouches = max(mostTouches, touches.count)
    if touches.count == 1 {
      start = touch.point
      began = Stage.sampleTime
    }
  }

  override func stageMoved(at time: Double) {
    hasMoved = true
    let middle = stageCentroid
    let dx = middle.x - start.x
    let dy = middle.y - start.y
    if dx * dx + dy * dy > allowableMovement * allowableMovement { hasStrayed = true }
  }

  override func stageRemove(_ touch: UITouch, at time: Double) {
    super.stageRemove(touch, at: time)
    if touches.isEmpty { lifted = time }
  }

  override func stageDecide(now: Double) {
    switch stageState {
    case .possible:
      // A finger that left within the frame had rested by the time it left.
      let rested = (lifted < 0 ? now : lifted) - began
      let isLongEnough = rested >= minimumPressDuration * 1000
      if isLongEnough && !hasStrayed && mostTouches >= numberOfTouchesRequired {
        attempt()
      } else if hasStrayed || lifted >= 0 {
        stageState = .failed
      }
    case .began, .changed:
      if hasMoved {
        stageState = .changed
        owesChanged = true
      }
      if lifted >= 0 {
        stageState = .ended
        owesEnd = true
      }
      hasMoved = false
    default:
      break
    }
  }

  override func stageReset() {
    super.stageReset()
    hasStrayed = false
    hasMoved = false
    lifted = -1
    mostTouches = 0
  }

  private func attempt() {
    switch stageAttempt() {
    case .refused: stageState = .failed
    case .waits: break
    case .granted:
      stageState = .began
      owesBegan = true
      if lifted >= 0 {
        stageState = .ended
        owesEnd = true
      }
    }
  }
}
