#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A scroll view whose owner has a say in whether a finger may scroll it.
class GatedScrollView: UIScrollView {
  /// Whether a drag may begin now, asked when UIKit would let it.
  var mayBegin: (() -> Bool)?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    return mayBegin?() ?? true
  }

  /// Where the finger came down that is about to scroll, in a view.
  func startOfPan(in view: UIView) -> CGPoint {
    let now = panGestureRecognizer.location(in: view)
    let way = panGestureRecognizer.translation(in: view)
    return CGPoint(x: now.x - way.x, y: now.y - way.y)
  }
}
