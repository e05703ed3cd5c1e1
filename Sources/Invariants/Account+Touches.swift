import Traces

extension Account {
  /// How near to the edge a finger comes down that a pan from it takes, in points.
  private static let edge = 20.0

  /// Takes in the samples of a frame; samples of one time are one event, moves first.
  mutating func takeTouches(_ frame: borrowing Frame, _ previous: borrowing Frame) {
    pan.beginFrame()
    if was.isLifted { pan.reach.list.hasFailed = true }
    // A tap with another finger wins over a pan that has not begun and shares it.
    if pan.isTouched && pan.state == .possible && hasTap(frame) { pan.reach.isDoubtful = true }
    var index = 0
    let count = frame.touches.count
    while index < count {
      let time = frame.touches[index].time
      var end = index
      var hasMoved = false
      while end < count && frame.touches[end].time == time {
        if frame.touches[end].phase == .moved && pan.holds(frame.touches[end].finger) {
          pan.move(frame.touches[end])
          hasMoved = true
        }
        end += 1
      }
      if hasMoved { pan.moved(at: time) }
      while index < end {
        switch frame.touches[index].phase {
        case .began: fingerDown(index, frame, previous)
        case .moved: break
        case .ended: fingerUp(frame.touches[index], frame, previous)
        case .cancelled: fingerTaken(frame.touches[index], frame, previous)
        }
        index += 1
      }
    }
    evaluate(frame, previous)
  }

  private func hasTap(_ frame: borrowing Frame) -> Bool {
    for i in 0..<frame.events.count where frame.events[i].kind == .tabTap { return true }
    return false
  }

  private mutating func fingerDown(
    _ index: Int, _ frame: borrowing Frame, _ previous: borrowing Frame
  ) {
    count(1)
    let sample = frame.touches[index]
    var reach = reach(of: sample, frame, previous)
    guard !reach.isEmpty else { return }
    // Recognizers learn in one go of a finger that left and one that came in the same frame: the
    // second may be lost on them. And tabs that move in their bar are caught by their own scroller.
    let isLost = hasLifted && !pan.isTouched
    // A pan from the edge keeps others waiting, if only those that need no hysteresis.
    let waits = hasEdgePan && sample.position.x < Self.edge
    reach.isDoubtful = isLost || waits || reach.isBar && framesSinceBarMoved <= 2
    if !pan.isTouched {
      reach.isFloor = reach.isBar && isOnFloor
      if reach.isFloor { setRaised(true) }
      endDrag()
      subject = reach.page
      findSubject(frame, previous)
    }
    if !isLost { stopCoasts(under: reach, previous) }
    pan.down(sample, reach: reach, isLost: isLost)
    // The finger that stays may hold what the one that drags leaves, before either moves again.
    if pan.isMixed && drag.isActive { drag.isLoose = true }
  }

  private mutating func fingerUp(
    _ sample: TouchSample, _ frame: borrowing Frame, _ previous: borrowing Frame
  ) {
    count(-1)
    guard pan.holds(sample.finger) else { return }
    let wasMixed = pan.isMixed
    if wasMixed || pan.isLast { evaluate(frame, previous) }
    let velocity = pan.releaseVelocity()
    pan.up(sample.finger, at: sample.time)
    hasLifted = true
    if pan.isTouched {
      if wasMixed && drag.isActive { release(velocity) }
      // A later finger may not have joined the other scroller's pan, whose only one has left.
      if !pan.reach.handsOver {
        settleOwn(but: drag.isActive ? drag.mover : .chain)
      } else if !drag.isActive {
        releaseUnmoved()
      }
      return
    }
    if drag.isActive {
      release(velocity)
      dragEnds = true
    } else {
      releaseUnmoved()
    }
    releaseFirstPage(previous)
    pan.reset()
  }

  private mutating func fingerTaken(
    _ sample: TouchSample, _ frame: borrowing Frame, _ previous: borrowing Frame
  ) {
    count(-1)
    guard pan.holds(sample.finger) else { return }
    let isSure = drag.isActive && !drag.isLoose
    if drag.isActive { pin() }
    // Where something else may have had the drag, what it was caught in goes on.
    if !isSure { releaseUnmoved() }
    drag.isActive = false
    pan.up(sample.finger, at: sample.time)
    pan.cancel()
    if !pan.isTouched { pan.reset() }
  }

  /// The frame's one callback: a drag may begin, and moves.
  private mutating func evaluate(_ frame: borrowing Frame, _ previous: borrowing Frame) {
    guard pan.isPending else { return }
    pan.reach.isBelowFull = scene.policies.listBelowFull == .locked && isBelowFull
    pan.reach.gateTop = was.panelTop
    // Where a settling panel stands in this frame, and so whether its gate is open, is not known.
    if pan.reach.isGated && animationStep != .zero { pan.reach.isDoubtful = true }
    pan.evaluate()
    if pan.hasBegun && pan.state == .vertical && !drag.isActive {
      beginDrag(frame, previous)
    }
    guard drag.isActive, pan.state == .vertical else { return }
    moveDrag(by: pan.travel)
  }
}

extension Account {
  /// What lies under a finger that comes down, as it stood in the frame before.
  private mutating func reach(
    of sample: TouchSample, _ frame: borrowing Frame, _ previous: borrowing Frame
  ) -> Reach {
    var reach = Reach()
    reach.page = was.page
    reach.handsOver = scene.policies.handOver == .withinDrag
    reach.isBar = sample.region == .bar
    var id = sample.scroller
    if id < 0 && scene.isSingle && sample.region != .elsewhere && was.listSlot >= 0 {
      // A header beside the pager drives the current page's scroller.
      id = previous.scrollers[was.listSlot].id
      reach.isBeside = true
    }
    var steps = 0
    while id >= 0 && steps < 8 {
      let slot = lookout.scroller(id, in: previous)
      // A page that came in this very frame stands as it is now.
      let now = slot < 0 ? lookout.scroller(id, in: frame) : -1
      if slot < 0 && now < 0 { break }
      let scroller = slot < 0 ? frame.scrollers[now] : previous.scrollers[slot]
      add(scroller, to: &reach, receives: !reach.isBeside || isTracking(id, frame))
      id = scroller.parent
      steps += 1
    }
    if scene.hasPanel { addSheet(sample.region, &reach) }
    if was.isLifted { reach.list.hasFailed = true }
    reach.isHalfCaught =
      reach.handsOver && reach.list.exists && reach.outer.exists
      && reach.list.catches != reach.outer.catches
    return reach
  }

  /// A sheet lies around all that is on it; the pan of its list moves it, too.
  private func addSheet(_ region: TouchSample.Region, _ reach: inout Reach) {
    reach.isGated = region == .elsewhere
    guard !reach.isGated || scene.policies.panelGate == .opensAtPanel else { return }
    reach.isFree = scene.policies.diagonalDrag == .bothAxes
    reach.isSheet = true
    reach.outer.scroller = Reach.sheet
    reach.outer.scrolls = true
    reach.outer.catches = reach.list.catches
  }

  /// Whether a scroller's own pan receives a touch, as UIKit shows to everybody.
  private mutating func isTracking(_ id: Int, _ frame: borrowing Frame) -> Bool {
    let slot = lookout.scroller(id, in: frame)
    return slot >= 0 && frame.scrollers[slot].flags.contains(.tracking)
  }

  /// Only a pan that receives the touch catches a coast: one beside the scroller begins anew.
  private func add(_ scroller: ScrollerRecord, to reach: inout Reach, receives: Bool) {
    var slot = Reach.Slot()
    slot.scroller = scroller.id
    slot.catches = receives && scroller.flags.contains(.decelerating)
    switch scroller.role {
    case .list, .single:
      guard !reach.list.exists else { return }
      if scroller.page >= 0 { reach.page = scroller.page }
      setVertical(&slot, scroller)
      reach.list = slot
      reach.isPagerInside = reach.pager.exists
    case .outer:
      setVertical(&slot, scroller)
      reach.outer = slot
    case .pager:
      slot.scrolls = scroller.contentWidth > scroller.boundsWidth
      reach.pager = slot
    case .other: break
    }
  }

  private func setVertical(_ slot: inout Reach.Slot, _ scroller: ScrollerRecord) {
    let low = ReferencePhysics.rounded(-scroller.insetTop, scale: scene.scale)
    let high = ReferencePhysics.rounded(
      scroller.contentHeight + scroller.insetBottom - scroller.boundsHeight, scale: scene.scale)
    let always: ScrollerRecord.Flags = [.alwaysBounceVertical, .bounces]
    slot.scrolls = high > low || scroller.flags.isSuperset(of: always)
    slot.isAtStart = scroller.offset.y <= low + 0.01
    slot.isOutside = scroller.offset.y < low - 0.01 || scroller.offset.y > max(low, high) + 0.01
    slot.isAtEnd = scroller.offset.y >= max(low, high) - 0.01
  }

  /// A touch-down stops every coast whose scroller receives the touch.
  ///
  /// A finger on the header does not reach a list that coasts by itself: then the coast goes on or
  /// ends, and the budget holds either.
  private mutating func stopCoasts(under reach: Reach, _ previous: borrowing Frame) {
    if coast.isActive && stops(coast, reach, previous) { coast.isActive = false }
    if otherCoast.isActive && stops(otherCoast, reach, previous) { otherCoast.isActive = false }
  }

  private mutating func stops(
    _ coast: ReferenceCoast, _ reach: Reach, _ previous: borrowing Frame
  ) -> Bool {
    let reachesList = reach.list.exists && (sharesScroller || reach.page == coast.page)
    switch coast.coordinate {
    case .list: return reachesList
    case .outer: return reach.outer.exists
    case .chain:
      if reachesList { return true }
      return reach.outer.exists && !isListCoasting(coast.page, previous)
    }
  }

  /// Whether the list moves by itself: as UIKit says, or on its way back into its range, whoever
  /// brings it there.
  private mutating func isListCoasting(_ page: Int, _ previous: borrowing Frame) -> Bool {
    let place = lookout.place(of: page, in: previous, was)
    let slack = scene.positionTolerance
    if place.exists, place.list < -slack || place.list > scene.listRange(of: page) + slack {
      return true
    }
    for i in 0..<previous.pages.count where previous.pages[i].index == page {
      let slot = lookout.scroller(previous.pages[i].scroller, in: previous)
      return slot >= 0 && previous.scrollers[slot].flags.contains(.decelerating)
    }
    return false
  }
}
