#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A page too short for the collapsed header brings it out, if it is not filled up.
///
/// The header then hangs above the rows, and comes down to them in an animation that begins when
/// the page lands. A finger holds it where it stands on the screen, the rows take it along, and it
/// goes on when the finger leaves. On the list its goal is a fixed place, so that a coast may carry
/// both meanwhile.
extension HeaderHoistingPage {
  private static let duration = 0.25

  /// Brings the header down to the rows of its page.
  func expand() {
    guard hang > 0, !pages.isAway else { return }
    let way = hang
    hang = 0
    let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut) {
      [unowned self] in head.frame.origin.y += way
    }
    animator.addCompletion { [unowned self] _ in expansion = nil }
    animator.startAnimation()
    expansion = animator
  }

  /// Holds the header where the animation has brought it.
  func holdExpansion() {
    guard let expansion else { return }
    let goal = head.frame.origin.y
    expansion.stopAnimation(true)
    self.expansion = nil
    hang = max(0, goal - head.frame.origin.y)
  }
}
