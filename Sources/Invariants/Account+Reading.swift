import Traces

/// What several claims ask of an account.
extension Account {
  /// Whether one finger, or several on one scroller, make up a pan of which nothing is in doubt.
  var isPanSure: Bool { pan.isTouched && !pan.isMixed && !pan.isDoubtful && !pan.reach.isDoubtful }

  /// Whether a drag along the chain goes on whose place is told.
  var isDragSure: Bool { drag.isActive && !drag.isLoose && isPanSure && pan.state == .vertical }

  /// Whether nothing of the chain moves by itself.
  var hasNoCoast: Bool { !coast.isActive && !otherCoast.isActive && animationStep == .zero }

  /// How far the pages went to the left on the screen since the frame before, in points.
  var pageStep: Double { (now.progress - was.progress) * scene.width }

  /// Whether the pages stood on one of them in the frame before, by half a pixel.
  var stoodOnPage: Bool { isOnPage(was.progress) }

  /// Whether the pages stand on one of them, by half a pixel.
  var standsOnPage: Bool { isOnPage(now.progress) }

  private func isOnPage(_ progress: Double) -> Bool {
    abs(progress - progress.rounded()) * scene.width <= scene.positionTolerance
  }

  /// Whether the pages stood between the first and the last one in the frame before, as far as
  /// pages are loaded.
  func stoodWithinPages(_ previous: borrowing Frame) -> Bool {
    guard previous.pages.count > 0, was.progress >= 0 else { return false }
    let slot = was.pagerSlot
    if slot >= 0 && slot < previous.scrollers.count {
      return previous.scrollers[slot].offset.x
        <= previous.scrollers[slot].contentWidth - previous.scrollers[slot].boundsWidth
    }
    return was.progress <= Double(previous.pages[previous.pages.count - 1].index)
  }

  /// Whether the pages stand on the one with this index, by half a pixel.
  func standsOn(_ page: Double) -> Bool {
    abs(now.progress - page) * scene.width <= scene.positionTolerance
  }

  /// Whether anything at all stands elsewhere on the screen than in the frame before.
  var hasMoved: Bool {
    now.place != was.place || now.page != was.page || now.progress != was.progress
      || now.headerTop != was.headerTop || now.headerBottom != was.headerBottom
      || now.barTop != was.barTop || now.panelTop != was.panelTop
  }

  /// Whether there is more than one page: several are loaded, or there is a pager that scrolls.
  func hasPages(_ frame: borrowing Frame) -> Bool {
    if frame.pages.count > 1 { return true }
    let slot = now.pagerSlot
    return slot >= 0 && frame.scrollers[slot].contentWidth > frame.scrollers[slot].boundsWidth
  }

  /// Whether the pager moves by itself: it runs out, or an animation takes it to a page.
  func pagesRun(_ frame: borrowing Frame, _ previous: borrowing Frame) -> Bool {
    pagerRuns(frame, now.pagerSlot) || pagerRuns(previous, was.pagerSlot)
  }

  private func pagerRuns(_ frame: borrowing Frame, _ slot: Int) -> Bool {
    guard slot >= 0, slot < frame.scrollers.count else { return !frame.animations.isEmpty }
    if frame.scrollers[slot].flags.contains(.decelerating) { return true }
    for index in 0..<frame.animations.count
    where frame.animations[index].target == frame.scrollers[slot].id { return true }
    return false
  }
}
