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
    if coast.isActive { otherCoast = coast }
    coast = ReferenceCoast(
      coordinate: .chain, page: drag.page, velocity: -velocity, range: chainRange(drag.chain))
    if drag.mover == .outer { runOn(drag.chain) }
    if drag.isLoose { widen() }
  }

  /// Where nothing is handed over each scroller coasts by itself, the one that was dragged and
  /// one that stands beyond its range.
  private mutating func releaseOwn(_ velocity: Interval) {
    if drag.isLoose {
      // Whichever of the two this finger moved: the other may still coast from before.
      let list = joined(velocity, .list)
      let outer = joined(velocity, .outer)
      coast = ownCoast(.list, list)
      otherCoast = ownCoast(.outer, outer)
      return
    }
    if coast.isActive && coast.coordinate != drag.mover { otherCoast = coast }
    coast = ownCoast(drag.mover, velocity)
    coast.range.bouncesLow = drag.chain.start.gives
    coast.range.bouncesHigh = drag.chain.end.gives
    settleOwn(but: drag.mover)
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

  /// A fling on the header runs on into the list, where the policy says so.
  private mutating func runOn(_ chain: ReferenceChain) {
    guard scene.policies.headerFling == .chain else { return }
    coast.range.upper = scene.length(of: drag.page)
    coast.range.bouncesHigh = scene.policies.bounceBottom != .none
    coast.otherLower = min(0, coast.range.lower)
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
    if coast.isActive && coast.coordinate == part { return }
    if otherCoast.isActive && otherCoast.coordinate == part { return }
    if coast.isActive || drag.isActive {
      otherCoast = ownCoast(part, .zero)
    } else {
      coast = ownCoast(part, .zero)
    }
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
      budget = budget + step(&stepped, .zero, frame, previous)
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
    let x: Double
    var lower = coast.range.lower
    switch coast.coordinate {
    case .chain:
      x = place.content
      // The outer scroller may be beyond its start while the list is not: it goes back alone.
      if place.outer < -0.01 && scene.policies.bounceTop == .outer { lower = place.list }
    case .outer: x = place.outer
    case .list: x = place.list
    }
    var from = Interval(x)
    if dragged != .zero {
      // What a drag has written is rounded to the pixel.
      var fixed = coast.coordinate == .chain ? drag.chain.fixed : 0
      if coast.coordinate == .list && drag.mover == .chain {
        fixed = drag.chain.fixed - drag.chain.outerRange
      }
      from = drag.after + Interval(fixed)
      from = from.hull(ReferencePhysics.rounded(from.lo, scale: scene.scale))
        .hull(ReferencePhysics.rounded(from.hi, scale: scene.scale))
    }
    var step = coast.step(
      from: from, lower: lower, time: scene.frameInterval, slack: scene.stepTolerance)
    if scene.policies.ownCoast { step = Interval(step.lo * 1.01, step.hi * 1.01) }
    let next = lookout.place(of: coast.page, in: frame, now)
    if coast.isActive && next.exists {
      coast.lag(
        next.content - place.content - dragged.lo, of: step, pixel: scene.stepTolerance)
    }
    return step
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
    if !isLoose, !otherCoast.isActive, wasReleased || !coast.isActive {
      startAllowance = start
      endAllowance = end
    } else if drag.isActive {
      startAllowance = max(startAllowance, start)
      endAllowance = max(endAllowance, end)
    }
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
