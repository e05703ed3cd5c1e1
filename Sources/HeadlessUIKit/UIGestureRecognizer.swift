/// Watches touches and decides whether they are its gesture.
///
/// Within a frame all recognizers take in all touches first, then they decide from the hit view
/// upward, then their actions are called (`StageAssumptions.panOrder`).
open class UIGestureRecognizer {
  /// Where a recognizer stands.
  public enum State: Int, Sendable {
    /// It does not know yet.
    case possible
    /// A continuous gesture began.
    case began
    /// It went on.
    case changed
    /// It ended, or a discrete gesture was recognized.
    case ended
    /// It was taken away.
    case cancelled
    /// These touches are not its gesture.
    case failed
    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  /// Where the recognizer stands; a subclass sets it.
  open var state: State {
    get { stageState }
    set { stageState = newValue }
  }
  /// Who is asked about the recognizer.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// Whether it takes part; switching it off cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { stageCancel() } }
  }
  /// Whether views lose the touch when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Kept, without effect on the stage.
  open var delaysTouchesBegan = false
  /// Kept, without effect on the stage.
  open var delaysTouchesEnded = true
  /// The view it is on.
  public final var view: UIView? { stageView }
  /// How many touches it has.
  public final var numberOfTouches: Int { touches.count }

  package final unowned(unsafe) var stageView: UIView?
  final var stageState = State.possible
  /// The touches that are down.
  final var touches: ContiguousArray<UITouch> = []
  /// All touches since the recognizer was last reset.
  final var involved: ContiguousArray<UITouch> = []
  final var depth = 0
  final var isTakingPart = false
  /// Whether it would begin as soon as another one fails.
  final var isWaiting = false
  /// The states that its actions have to hear of in this frame.
  final var owesBegan = false
  final var owesChanged = false
  final var owesEnd = false
  /// What to call; in a struct of its own, since a bare closure in an array is wrapped in another.
  private struct Action {
    let call: (UIGestureRecognizer) -> Void
  }
  private var actions: ContiguousArray<Action> = []
  private var waitsFor: [UIGestureRecognizer] = []

  /// A recognizer without an action.
  public init() {}

  /// A recognizer without an action, as a subclass of UIKit's makes itself; both must be nil.
  public init(target: Any?, action: Selector?) {}
  nonisolated deinit {}

  /// Adds a method of a target to call at each change of state.
  ///
  /// UIKit's takes a selector; where there is no Objective-C runtime the action is a method
  /// reference: `pan.addTarget(self, action: Page.panned)`. The target is not kept alive.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    actions.append(Action { [weak target] _ in if let target { action(target)() } })
  }

  /// Adds a method of a target that takes the recognizer.
  public final func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    actions.append(
      Action { [weak target] recognizer in
        if let target, let each = recognizer as? Recognizer { action(target)(each) }
      })
  }

  /// Begins only after another recognizer has failed.
  public final func require(toFail other: UIGestureRecognizer) { waitsFor.append(other) }

  /// The middle of the touches in a view; nil stands for the window.
  ///
  /// When all have left it is where the last one was.
  open func location(in view: UIView?) -> CGPoint {
    let middle = touches.isEmpty ? involved.last?.point ?? .zero : stageCentroid
    guard let view else { return middle }
    return view.convert(middle, from: nil)
  }

  /// Where one touch is in a view.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    precondition(touches.indices.contains(index), "touch \(index) of \(touches.count)")
    return touches[index].location(in: view)
  }

  /// Whether this one, once active, stops another one; true by default.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether another active one stops this one; true by default.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// All touches are gone; forget them.
  open func reset() {}

  // MARK: What the stage calls

  /// Whether a touch can be its, by where it came down.
  func stageTakes(_ touch: UITouch) -> Bool { true }
  /// Whether it may begin, by itself; whoever has a say is asked afterwards.
  func stageMayBegin() -> Bool { true }
  /// A touch came down.
  func stageAdd(_ touch: UITouch) {
    touches.append(touch)
    involved.append(touch)
  }
  /// The touches have moved, at a time in milliseconds.
  func stageMoved(at time: Double) {}
  /// A touch leaves, at a time in milliseconds.
  func stageRemove(_ touch: UITouch, at time: Double) {
    touches.removeAll { $0 === touch }
  }
  /// Decides, once a frame; `now` in milliseconds.
  func stageDecide(now: Double) {}
  /// Calls the scroll view that the recognizer belongs to.
  func stageAct() {}
  /// The touch belongs to the system again.
  func stageTouchCancelled() { stageCancel() }
  /// Forgets everything when the last touch has gone.
  func stageReset() {
    stageState = .possible
    touches.removeAll(keepingCapacity: true)
    involved.removeAll(keepingCapacity: true)
    isWaiting = false
    reset()
  }

  final func stageForgetTouches() {
    touches = []
    involved = []
  }

  final var stageIsActive: Bool { stageState == .began || stageState == .changed }

  /// Whether one of its touches moves now.
  final var stageHasMovedTouch: Bool {
    for turn in touches.indices where touches[turn].phase == .moved { return true }
    return false
  }

  /// Whether its actions have to hear of anything in this frame.
  final var stageOwes: Bool { owesBegan || owesChanged || owesEnd }

  /// Ends a gesture in progress as cancelled, at once; a possible one fails.
  final func stageCancel() {
    if stageIsActive {
      stageState = .cancelled
      owesBegan = false
      owesChanged = false
      owesEnd = true
      Stage.live?.deliver(self)
    } else if stageState == .possible && isTakingPart {
      stageState = .failed
    }
  }

  final func stageCallActions() {
    let state = stageState
    stageAct()
    for turn in actions.indices {
      // Who cancels the gesture in one of these calls has told everybody by that.
      if stageState != state { return }
      actions[turn].call(self)
    }
  }

  final var stageCentroid: CGPoint {
    var x: CGFloat = 0
    var y: CGFloat = 0
    for turn in touches.indices {
      x += touches[turn].point.x
      y += touches[turn].point.y
    }
    let count = CGFloat(max(1, touches.count))
    return CGPoint(x: x / count, y: y / count)
  }

  final var stageRequirements: [UIGestureRecognizer] { waitsFor }
}

/// A method's name where there is an Objective-C runtime; here there is none to name, only nil.
nonisolated public struct Selector: Equatable, Sendable {
  private init() {}
}

/// Who is asked about a recognizer; every method has UIKit's default.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin, when it leaves `possible`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may be active; yes from either side suffices.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it has to wait for the other one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one has to wait for it to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it receives a touch that comes down.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
