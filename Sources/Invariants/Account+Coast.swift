import Traces

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
      if !drag.isLoose && hangs(before, drag.page) { leaveListAlone(of: drag.page) }
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

  /// Whether the list is in its rubber band.
  private func hangs(_ place: Place, _ page: Int) -> Bool {
    let slack = scene.positionTolerance
    return place.list < -slack || place.list > scene.listRange(of: page) + slack
  }

  /// A list in its rubber band goes back by itself, whatever the outer scroller does.
  private mutating func leaveListAlone(of page: Int) {
    coast.leavesListAlone = true
    let fixed = min(max(drag.chain.fixed, 0), scene.listRange(of: page))
    coast.range.lower = fixed
    coast.range.upper = fixed + drag.chain.length
  }

  /// A fling on the header runs on into the list, where the policy says so.
  private mutating func runOn(_ chain: ReferenceChain) {
    guard scene.policies.headerFling == .chain else { return }
    coast.followsPage = true
    goFor(was.page == drag.page || !was.place.exists ? drag.page : was.page)
    coast.range.bouncesHigh = scene.policies.bounceBottom != .none
    coast.otherLower = min(0, coast.range.lower)
  }

  /// A fling on the header that has not reached its list goes for the one on the screen.
  mutating func followPage() {
    if sharesScroller && was.place.exists { return goOnWithPage() }
    guard coast.followsPage, coast.page != was.page, was.place.exists,
      was.place.outer < scene.outerRange(of: was.page) - scene.positionTolerance
    else { return }
    goFor(was.page)
  }

  /// One scroller carries the rows of whatever page is on the screen.
  private mutating func goOnWithPage() {
    if coast.page != was.page {
      coast.page = was.page
      coast.range.upper = scene.length(of: was.page)
    }
    if otherCoast.page != was.page {
      otherCoast.page = was.page
      otherCoast.range.upper = scene.length(of: was.page)
    }
  }

  private mutating func goFor(_ page: Int) {
    if page != coast.page {
      coast.page = page
      coast.range.lower = max(0, was.place.list)
    }
    coast.range.upper = scene.length(of: page)
  }

  /// The fingers leave without a drag: what was caught beyond its range goes back.
  mutating func releaseUnmoved() {
    guard before.exists, scene.isOutside(before, page: subject) else { return }
    settleOwn(but: .chain)
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

  /// Each coast takes its native step from where the content stands on the screen.
  mutating func stepCoasts(_ frame: borrowing Frame, _ previous: borrowing Frame) {
    if coast.isActive {
      // A release takes its first step from where the frame's drag has put the content.
      let dragged = dragEnds && !drag.isLoose ? drag.shift : .zero
      var stepped = coast
      coastBudget = step(&stepped, dragged, frame, previous)
      coast = stepped
      budget = budget + coastBudget
    }
    if otherCoast.isActive {
      var stepped = otherCoast
      // One of two motions may move an edge that the other does not.
      budget = budget + step(&stepped, .zero, frame, previous).hull(0)
      otherCoast = stepped
    }
  }

  private mutating func step(
    _ coast: inout ReferenceCoast, _ dragged: Interval, _ frame: borrowing Frame,
    _ previous: borrowing Frame
  ) -> Interval {
    let place = lookout.place(of: coast.page, in: previous, was)
    guard place.exists else {
      coast.isActive = false
      return .zero
    }
    if coast.leavesListAlone && !hangs(place, coast.page) { coast.leavesListAlone = false }
    let x = position(of: coast, place)
    let listEnd = scene.listRange(of: coast.page)
    var ends = Interval(coast.range.lower, coast.range.upper)
    if coast.coordinate == .chain {
      let slack = scene.positionTolerance
      // The outer scroller may be beyond its start while the list is not: it goes back alone.
      if place.outer < -slack && scene.policies.bounceTop == .outer { ends.lo = x - place.outer }
      // So may the list be beyond its end while the outer scroller is short of its own.
      if place.list > listEnd + slack && !coast.leavesListAlone { ends.hi = place.outer + listEnd }
    }
    var from = Interval(x)
    if dragged != .zero {
      // What a drag has written is rounded to the pixel.
      let goesOn = coast.leavesListAlone || coast.page != drag.page
      var fixed = coast.coordinate == .chain ? drag.chain.fixed : 0
      if coast.coordinate == .chain && goesOn { fixed = x - place.outer }
      if coast.coordinate == .list && drag.mover == .chain {
        fixed = drag.chain.fixed - drag.chain.outerRange
      }
      from = drag.after + Interval(fixed)
      from = from.hull(ReferencePhysics.rounded(from.lo, scale: scene.scale))
        .hull(ReferencePhysics.rounded(from.hi, scale: scene.scale))
    }
    var step = coast.step(
      from: from, ends: ends, time: scene.frameInterval, slack: scene.stepTolerance)
    // What was not shown is made up for; a release takes its first step alone.
    for _ in 1..<(wasReleased ? 1 : intervals) where coast.isActive {
      step =
        step
        + coast.step(
          from: from + step, ends: ends, time: scene.frameInterval, slack: scene.stepTolerance)
    }
    if scene.policies.ownCoast { step = Interval(step.lo * 1.01, step.hi * 1.01) }
    let next = lookout.place(of: coast.page, in: frame, now)
    if coast.isActive && next.exists {
      coast.lag(
        position(of: coast, next) - x - dragged.lo, of: step, pixel: scene.stepTolerance)
    }
    return step
  }

  /// Where a coast stands on its own coordinate.
  private func position(of coast: ReferenceCoast, _ place: Place) -> Double {
    switch coast.coordinate {
    case .outer: return place.outer
    case .list: return place.list
    case .chain:
      guard coast.leavesListAlone else { return place.content }
      return place.outer + min(max(place.list, 0), scene.listRange(of: coast.page))
    }
  }

  /// Whether something is on its way by itself on a page.
  func coasts(_ page: Int) -> Bool {
    coast.isActive && coast.page == page || otherCoast.isActive && otherCoast.page == page
  }

  /// How far beyond its range the content may stand: the claim is `OffsetsClamped`'s.
  mutating func setAllowances() {
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
