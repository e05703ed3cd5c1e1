#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Tells when a finger comes down and when the last one leaves, and stands in nobody's way.
///
/// A press of no duration is recognized in the frame of the touch-down, before display links and
/// decelerations; a coast that the container drives can stop in that frame.
final class TouchDownRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var action: GestureAction?

  /// Calls a closure when the first finger comes down, and another when none is left.
  init(onDown: @escaping () -> Void, onUp: @escaping () -> Void = {}) {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    allowableMovement = .greatestFiniteMagnitude
    cancelsTouchesInView = false
    delegate = self
    let action = GestureAction { [unowned self] in
      switch state {
      case .began: onDown()
      case .ended, .cancelled: onUp()
      default: break
      }
    }
    action.listen(to: self)
    self.action = action
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
