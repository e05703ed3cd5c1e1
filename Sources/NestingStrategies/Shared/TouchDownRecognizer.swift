#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Tells when a finger comes down, and stands in nobody's way.
///
/// A press of no duration is recognized in the frame of the touch-down, before display links and
/// decelerations; a coast that the container drives can stop in that frame.
final class TouchDownRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var action: GestureAction?

  /// Calls a closure when the first finger comes down.
  init(onDown: @escaping (UIGestureRecognizer) -> Void) {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    allowableMovement = .greatestFiniteMagnitude
    cancelsTouchesInView = false
    delegate = self
    let action = GestureAction { [unowned self] in
      if state == .began { onDown(self) }
    }
    action.listen(to: self)
    self.action = action
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
