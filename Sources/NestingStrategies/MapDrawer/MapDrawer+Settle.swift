import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The sheet comes to rest at a detent, and is caught on its way.
extension MapDrawer {
  private static let duration: TimeInterval = 0.35

  /// A finger stops the sheet where it stands on the screen.
  func fingerCameDown() {
    isTouched = true
    releaseVelocity = 0
    heldOffset = nil
    movedSheet = false
    stopSettling()
  }

  /// Leaves the sheet where it stands on the screen.
  func stopSettling() {
    settling?.stopAnimation(true)
    settling = nil
  }

  /// No finger is left: wherever the sheet stands, it settles.
  func fingersLeft() {
    isTouched = false
    settle()
  }

  /// A drag is over: where its fingers were said to have left before, the sheet settles now.
  func settleIfLeft() {
    if !isTouched { settle() }
  }

  private func settle() {
    guard drag == nil, !list.isDragging else { return }
    let top = sheet.frame.minY
    let slack = 0.5 / UIScreen.main.scale
    if !movedSheet, let detent = tops.first(where: { abs($0 - top) <= slack }) {
      rested = detent
      return
    }
    let target = choice.target(from: rested, at: top, velocity: releaseVelocity)
    rested = target
    guard abs(target - top) > slack else {
      if target != top { sheet.frame.origin.y = target }
      return
    }
    let animator = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 1) {
      [unowned self] in sheet.frame.origin.y = target
    }
    animator.addCompletion { [unowned self] _ in settling = nil }
    animator.startAnimation()
    settling = animator
  }
}

extension MapDrawer: UIScrollViewDelegate {
  /// The offset has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isWriting else { return }
    if let drag, drag.pan === list.panGestureRecognizer { return followDrag() }
    if let held = heldOffset, !list.isDragging, held < 0 || held > list.length {
      // Beyond its range it goes back by itself.
      heldOffset = nil
    }
    if let heldOffset {
      hold(heldOffset)
    } else if handsOver && list.contentOffset.y < 0 {
      // A list in a chain does not leave its top by itself.
      hold(0)
    }
  }

  /// Keeps the list where it is, and ends what moves it.
  private func hold(_ offset: CGFloat) {
    isWriting = true
    if list.isDragging {
      list.contentOffset.y = offset
    } else {
      list.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    }
    isWriting = false
  }

  /// A finger has begun to scroll.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { beginListDrag() }

  /// The finger leaves: what it was to move of the sheet is not the list's to coast.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pan = list.panGestureRecognizer
    guard let drag, drag.pan === pan else { return }
    let isCancelled = pan.state == .cancelled
    if !isCancelled { followDrag() }
    let place = self.drag?.place ?? drag.place
    let path = drag.path
    let movesSheet =
      !path.hasList || place < path.sheet || place == path.sheet && velocity.y < 0
    endDrag(isCancelled || !movesSheet ? nil : pan)
    if movesSheet { heldOffset = list.contentOffset.y }
  }

  /// The drag is over.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    settleIfLeft()
  }
}
