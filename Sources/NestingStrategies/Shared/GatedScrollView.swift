#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A scroll view whose owner has a say in whether a finger may scroll it.
class GatedScrollView: UIScrollView {
  /// Whether a drag may begin now, asked when UIKit would let it.
  var mayBegin: (() -> Bool)?
  /// Where the finger came down whose drag began last, in the window.
  private(set) var dragStart = CGPoint.zero

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    // Before it begins a translation is the finger's whole movement, and afterwards it is not.
    let now = panGestureRecognizer.location(in: nil)
    let way = panGestureRecognizer.translation(in: nil)
    dragStart = CGPoint(x: now.x - way.x, y: now.y - way.y)
    return mayBegin?() ?? true
  }
}
