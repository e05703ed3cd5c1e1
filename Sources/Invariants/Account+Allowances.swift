import Traces

/// How far beyond its range the content may stand.
extension Account {
  /// How far beyond its range the content may stand: the claim is `OffsetsClamped`'s.
  mutating func setAllowances() {
    if subject != allowancePage { changeAllowancePage() }
    let start: Double
    let end: Double
    if drag.isActive && !drag.isLoose {
      let idle = idleExcess
      start = max(0, -drag.after.lo, idle.start)
      end = max(0, drag.after.hi - drag.chain.length, idle.end)
    } else {
      let loose = looseTravel
      start = excessBefore.start + loose.hi
      end = excessBefore.end - loose.lo
    }
    let isLoose = drag.isActive && drag.isLoose
    // What coasts on another page leaves this one as it stands.
    let coasts = coast.isActive && coast.page == subject
    let otherCoasts = otherCoast.isActive && otherCoast.page == subject
    if !isLoose, !otherCoasts, wasReleased || !coasts {
      startAllowance = start
      endAllowance = end
    } else if scene.isSingle && !sharesScroller && subject != allowancePage {
      // Nobody looked at this page meanwhile: from where it stands it goes on. A scroller around or
      // under all pages is the same on each.
      let speed = max(coasts ? coast.speed : 0, otherCoasts ? otherCoast.speed : 0)
      startAllowance = start + ReferencePhysics.bouncePeak * speed
      endAllowance = end + ReferencePhysics.bouncePeak * speed
    } else if drag.isActive {
      startAllowance = max(startAllowance, start)
      endAllowance = max(endAllowance, end)
    }
    allowancePage = subject
    guard wasReleased else { return }
    startAllowance += ReferencePhysics.bouncePeak * releaseSpeed
    endAllowance += ReferencePhysics.bouncePeak * releaseSpeed
  }

  /// Another page is looked at; what coasts on the one before may go as far as it might all along.
  private mutating func changeAllowancePage() {
    let before = (page: allowancePage, start: startAllowance, end: endAllowance)
    if keptAllowance.page == subject {
      startAllowance = keptAllowance.start
      endAllowance = keptAllowance.end
      allowancePage = subject
    }
    keptAllowance = coasts(before.page) ? before : (-1, 0, 0)
  }

  /// How far fingers in different scrollers may have moved the content downward in this frame.
  private var looseTravel: Interval {
    guard drag.isActive else { return .zero }
    // Both ends of a step are rounded.
    return pan.frameHull.hull(0) + Interval(-scene.stepTolerance, scene.stepTolerance)
  }

  /// How far beyond its range the scroller stands that the drag does not move.
  private var idleExcess: (start: Double, end: Double) {
    if drag.mover == .chain { return (0, 0) }
    let isOuter = drag.mover == .outer
    let place = isOuter ? before.list : before.outer
    let range = isOuter ? scene.listRange(of: subject) : scene.outerRange(of: subject)
    return (max(0, -place), max(0, place - range))
  }

  /// How far beyond their ranges outer scroller and list stood one frame ago.
  var excessBefore: (start: Double, end: Double) {
    let outerRange = scene.outerRange(of: subject)
    let listRange = scene.listRange(of: subject)
    let start = max(0, -before.outer, -before.list)
    return (start, max(0, before.outer - outerRange, before.list - listRange))
  }
}
