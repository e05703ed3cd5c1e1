#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#else
  import HeadlessUIKit
#endif

/// Tells when a finger comes down and when the last one leaves, and stands in nobody's way.
///
/// A press of no duration is recognized in the frame of the touch-down, before display links and
/// decelerations; a coast that the container drives can stop in that frame. Of further fingers a
/// press tells nothing, but its delegate is asked about each one as it comes down.
final class TouchDownRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// Called for each finger that comes down, the first one included.
  var onFinger: ((UITouch) -> Void)?
  /// Called when all fingers have left, or were taken away.
  var onLift: (() -> Void)?
  private var action: GestureAction?

  /// Calls a closure when the first finger comes down, and another when its press ends.
  init(
    onDown: @escaping (UIGestureRecognizer) -> Void = { _ in }, onUp: @escaping () -> Void = {}
  ) {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    allowableMovement = .greatestFiniteMagnitude
    cancelsTouchesInView = false
    delegate = self
    let action = GestureAction { [unowned self] in
      switch state {
      case .began: onDown(self)
      case .ended, .cancelled: onUp()
      default: break
      }
    }
    action.listen(to: self)
    self.action = action
  }

  override func reset() {
    super.reset()
    onLift?()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    onFinger?(touch)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
