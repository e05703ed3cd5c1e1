import Traces

/// What a release sets in motion.
extension Account {
  /// The drag is released with a velocity of the finger, in points per millisecond downward.
  mutating func release(_ velocity: Interval) {
    releaseSpeed = max(abs(velocity.lo), abs(velocity.hi))
    wasReleased = true
    if scene.hasPanel { return releaseSheet(-velocity) }
    if !pan.reach.handsOver {
      releaseOwn(-velocity)
      return
    }
    // Of several fingers the one that stays holds what it holds: nothing is handed over.
    let staysHeld = drag.isLoose && pan.isTouched && pan.isMixed && !scene.isSingle
    if staysHeld || drag.isLoose && (drag.isOffPath || isOffPath(before, drag.page)) {
      releaseBoth(-velocity)
      return
    }
    var speeds = -velocity
    if pan.otherPage >= 0 {
      if coast.isActive && coast.page == drag.page { speeds = speeds.hull(coast.velocity) }
      release(page: pan.otherPage, -velocity)
    } else if coast.isActive {
      otherCoast = coast
    }
    coast = ReferenceCoast(
      coordinate: .chain, page: drag.page, velocity: speeds, range: chainRange(drag.chain))
    if drag.mover == .outer {
      let isListAlone = hangs(before, drag.page) || isListOnItsWay(drag.page)
      if !drag.isLoose && isListAlone { leaveListAlone(of: drag.page) }
      runOn(drag.chain)
    }
    if drag.isLoose { widen() } else if pan.reach.isBeside { stopAtThreshold() }
  }

  /// Of fingers on the lists of two pages either list may be the one that was dragged.
  private mutating func release(page: Int, _ velocity: Interval) {
    var speeds = velocity.hull(0)
    if otherCoast.isActive && otherCoast.page == page { speeds = speeds.hull(otherCoast.velocity) }
    otherCoast = ReferenceCoast(
      coordinate: .chain, page: page, velocity: speeds,
      range: MotionRange(
        lower: 0, upper: scene.length(of: page), bouncesLow: true, bouncesHigh: true))
  }

  /// A fling on a header beside the pager ends when the header has collapsed, where that is the
  /// policy.
  private mutating func stopAtThreshold() {
    guard scene.policies.headerFling == .stop, coast.velocity.lo > 0 else { return }
    guard drag.after.hi < scene.collapse - scene.positionTolerance else { return }
    coast.range.upper = min(coast.range.upper, scene.collapse)
    coast.range.bouncesHigh = false
  }

  /// Where nothing is handed over each scroller coasts by itself, the one that was dragged and
  /// one that stands beyond its range.
  private mutating func releaseOwn(_ velocity: Interval) {
    if drag.isLoose {
      releaseBoth(velocity)
      return
    }
    if coast.isActive && coast.coordinate != drag.mover { otherCoast = coast }
    coast = ownCoast(drag.mover, velocity)
    coast.range.bouncesLow = drag.chain.start.gives
    coast.range.bouncesHigh = drag.chain.end.gives
    settleOwn(but: drag.mover)
  }

  /// Whichever of the two this finger moved: the other may still coast from before.
  private mutating func releaseBoth(_ velocity: Interval) {
    let list = joined(velocity, .list)
    let outer = joined(velocity, .outer)
    coast = ownCoast(.list, list)
    otherCoast = ownCoast(.outer, outer)
  }

  /// A velocity, or that of a coast of the same part which may go on.
  private func joined(_ velocity: Interval, _ part: ChainPart) -> Interval {
    var joined = velocity
    if coast.isActive && coast.coordinate == part { joined = joined.hull(coast.velocity) }
    if otherCoast.isActive && otherCoast.coordinate == part {
      joined = joined.hull(otherCoast.velocity)
    }
    return joined
  }

  func ownCoast(_ part: ChainPart, _ velocity: Interval) -> ReferenceCoast {
    let upper = part == .outer ? scene.outerRange(of: subject) : scene.listRange(of: subject)
    return ReferenceCoast(
      coordinate: part, page: subject, velocity: velocity,
      range: MotionRange(lower: 0, upper: upper, bouncesLow: true, bouncesHigh: true))
  }

  /// Of fingers in different scrollers one may move the whole chain.
  private mutating func widen() {
    coast.range.lower = min(0, coast.range.lower)
    coast.range.upper = max(coast.range.upper, scene.length(of: drag.page))
    coast.range.bouncesLow = true
    coast.range.bouncesHigh = true
  }

  private func chainRange(_ chain: ReferenceChain) -> MotionRange {
    MotionRange(
      lower: max(0, chain.fixed), upper: chain.fixed + chain.length,
      bouncesLow: chain.start.gives,
      bouncesHigh: chain.end.gives)
  }

  /// A list in its rubber band goes back by itself, whatever the outer scroller does.
  private mutating func leaveListAlone(of page: Int) {
    coast.leavesListAlone = true
    coast.listAside = min(max(drag.chain.fixed, 0), scene.listRange(of: page))
    coast.range.lower = coast.listAside
    coast.range.upper = coast.listAside + drag.chain.length
  }

  /// A fling on the header runs on into the list, where the policy says so.
  private mutating func runOn(_ chain: ReferenceChain) {
    guard scene.policies.headerFling == .chain else { return }
    coast.followsPage = true
    goFor(was.page == drag.page || !was.place.exists ? drag.page : was.page)
    coast.range.bouncesHigh = scene.policies.bounceBottom != .none
    coast.otherLower = min(0, coast.range.lower)
  }

  /// The fingers leave without a drag: what was caught beyond its range goes back.
  mutating func releaseUnmoved() {
    guard before.exists, scene.isOutside(before, page: subject) else { return }
    settleOwn(but: .chain)
  }

  /// Pages have turned under the finger: the list that it caught beyond its range goes back, too.
  mutating func releaseFirstPage(_ previous: borrowing Frame) {
    let page = pan.firstPage
    guard page != subject, !coasts(page), !sharesScroller else { return }
    let place = lookout.place(of: page, in: previous, was)
    guard place.exists, isBeyond(place.list, scene.listRange(of: page)) else { return }
    let back = ReferenceCoast(
      coordinate: .list, page: page, velocity: .zero,
      range: MotionRange(
        lower: 0, upper: scene.listRange(of: page), bouncesLow: true, bouncesHigh: true))
    if !coast.isActive {
      coast = back
    } else if !otherCoast.isActive {
      otherCoast = back
    }
  }

  /// A scroller that stands beyond its range and is not dragged goes back by itself.
  mutating func settleOwn(but mover: ChainPart) {
    if mover != .outer && !scene.hasPanel && isBeyond(before.outer, scene.outerRange(of: subject)) {
      settle(.outer)
    }
    if mover != .list && isBeyond(before.list, scene.listRange(of: subject)) {
      settle(.list)
    }
  }

  private func isBeyond(_ place: Double, _ range: Double) -> Bool {
    place < -0.01 || place > range + 0.01
  }

  private mutating func settle(_ part: ChainPart) {
    if moves(coast, part) || moves(otherCoast, part) { return }
    if coast.isActive || drag.isActive {
      otherCoast = ownCoast(part, .zero)
    } else {
      coast = ownCoast(part, .zero)
    }
  }

  /// Whether a coast moves a part of the subject's chain already.
  private func moves(_ coast: ReferenceCoast, _ part: ChainPart) -> Bool {
    coast.isActive && coast.coordinate == part && (part == .outer || coast.page == subject)
  }
}
