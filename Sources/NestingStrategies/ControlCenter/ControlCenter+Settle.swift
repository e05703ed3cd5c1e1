import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The panel comes to rest at a detent and on a page, and is caught on its way.
extension ControlCenter {
  private static let duration: TimeInterval = 0.35
  /// From this speed on a release turns the page, in points per second.
  private static let turningSpeed: CGFloat = 300

  /// A finger stops the panel where it shows.
  func fingerCameDown() {
    isTouched = true
    hasDragged = false
    releaseVelocity = .zero
    stopMoving()
  }

  /// Leaves the panel where it stands on the screen.
  func stopMoving() {
    settling?.stopAnimation(true)
    turning?.stopAnimation(true)
    settling = nil
    turning = nil
  }

  /// No finger is left: wherever the panel stands, it settles.
  func fingersLeft() {
    isTouched = false
    if drag == nil { settle() }
  }

  /// Goes to a detent and to a page.
  func settle() {
    turn(to: nextPage, animated: true)
    let top = panelView.frame.minY
    let choice = DetentChoice(tops: tops, rule: .fling)
    var target = choice.target(from: restedTop, at: top, velocity: releaseVelocity.y)
    if !hasDragged && top >= root.bounds.height {
      // Off the screen there is nothing to take hold of: a tap brings the panel back.
      target = tops.first ?? target
    }
    restedTop = target
    settling = animate(target - top) { [unowned self] in panelView.frame.origin.y = target }
  }

  private var nextPage: Int {
    let place = -strip.frame.minX / root.bounds.width
    var page = Int(place.rounded())
    let speed = releaseVelocity.x
    if speed < -Self.turningSpeed { page = Int(place.rounded(.down)) + 1 }
    if speed > Self.turningSpeed { page = Int(place.rounded(.up)) - 1 }
    page = min(max(page, restedPage - 1), restedPage + 1)
    return min(max(page, 0), cells.count - 1)
  }

  /// Brings a page to the middle.
  func turn(to page: Int, animated: Bool) {
    restedPage = page
    let x = -root.bounds.width * CGFloat(page)
    guard animated else {
      strip.frame.origin.x = x
      return
    }
    turning = animate(x - strip.frame.minX) { [unowned self] in strip.frame.origin.x = x }
  }

  /// An animation of a distance; less than half a pixel is gone at once.
  private func animate(
    _ distance: CGFloat, _ change: @escaping () -> Void
  ) -> UIViewPropertyAnimator? {
    guard abs(distance) > 0.5 / UIScreen.main.scale else {
      if distance != 0 { change() }
      return nil
    }
    let animator = UIViewPropertyAnimator(
      duration: Self.duration, dampingRatio: 1, animations: change)
    animator.startAnimation()
    return animator
  }
}
