/// A finger that comes down and is lifted without moving.
///
/// A touch that stopped a coast taps nothing (assumed, as tables behave).
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps; the stage knows single ones only, so a recognizer of more never recognizes.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  /// Points that a finger may move and still tap (assumed: as far as a pan's hysteresis).
  static let allowableMovement = 10.0

  private var start = CGPoint.zero
  private var most = 0
  private var hasStrayed = false

  /// A tap of one finger.
  public override init() { super.init() }
  /// The same, as a subclass makes itself; both must be nil.
  public override init(target: Any?, action: Selector?) { super.init() }
  nonisolated deinit {}

  override func stageAdd(_ touch: UITouch) {
    super.stageAdd(touch)
    if touches.count == 1 { start = touch.point }
    most = max(most, touches.count)
  }

  override func stageMoved(at time: Double) {
    guard touches.count == 1 else { return }
    let dx = Double(touches[0].point.x - start.x)
    let dy = Double(touches[0].point.y - start.y)
    if dx * dx + dy * dy > Self.allowableMovement * Self.allowableMovement { hasStrayed = true }
  }

  override func stageRemove(_ touch: UITouch, at time: Double) {
    if touches.count == 1 { lastPlace = touch.point }
    super.stageRemove(touch, at: time)
  }

  private var lastPlace = CGPoint.zero

  /// Where the tap was, in a view; nil stands for the window.
  open override func location(in view: UIView?) -> CGPoint {
    if !touches.isEmpty { return super.location(in: view) }
    return view?.convert(lastPlace, from: nil) ?? lastPlace
  }

  override func stageDecide(now: Double) {
    guard stageState == .possible else { return }
    if hasStrayed || most > numberOfTouchesRequired || numberOfTapsRequired > 1 || stoppedCoast {
      stageState = .failed
    } else if touches.isEmpty {
      recognize()
    }
  }

  private var stoppedCoast: Bool { involved.contains { $0.stoppedCoast } }

  private func recognize() {
    guard most == numberOfTouchesRequired else {
      stageState = .failed
      return
    }
    switch stageAttempt() {
    case .refused: stageState = .failed
    case .waits: break
    case .granted:
      stageState = .ended
      owesEnd = true
    }
  }

  override func stageReset() {
    super.stageReset()
    most = 0
    hasStrayed = false
  }
}
