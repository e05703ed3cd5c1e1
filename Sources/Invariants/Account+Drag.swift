import Traces

extension Account {
  /// A drag begins: the chain, its path and T are fixed for its whole length.
  mutating func beginDrag(_ frame: borrowing Frame, _ previous: borrowing Frame) {
    let follows = pan.reach.isBeside || sharesScroller || was.page == pan.otherPage
    if follows && was.page != pan.reach.page {
      // A header or a scroller of all pages drives the page that is current when the drag begins,
      // and of the pages of several fingers that one is looked at.
      pan.look(at: was.page)
      subject = was.page
      findSubject(frame, previous)
    }
    guard before.exists else { return }
    let page = pan.reach.page
    var chain: ReferenceChain
    var isLoose = pan.isMixed || pan.isDoubtful
    var mover = ChainPart.chain
    let isOffPath = isOffPath(before, page)
    if !pan.reach.handsOver {
      mover = pan.owner == .outer ? .outer : .list
      chain = ownChain(mover == .outer, page, previous)
    } else if scene.hasPanel {
      mover = pan.reach.list.exists ? .chain : .outer
      chain = mover == .chain ? sheetChain(page, previous) : sheetAlone(page, previous)
      // A list beyond its end in a sheet that is not up: no path goes through that.
      isLoose = isLoose || isBelowFull && scene.isListBeyondEnd(before, page: page)
    } else if pan.reach.list.exists {
      chain = wholeChain(page, previous)
      isLoose = isLoose || isOffPath
    } else {
      mover = .outer
      chain = outerChain(page, previous)
    }
    let place = before.content - chain.fixed
    let raw = scene.catchesRaw && scene.isOutside(before, page: page)
    // The anchor is the last offset, rounded to the pixel; a chain of its own may not round.
    let anchor = rounded(before.outer) + rounded(before.list) - rounded(chain.fixed)
    var stood = Interval(place).hull(anchor)
    if scene.isSingle {
      // An offset below zero that lies half-way between two pixels is rounded the other way.
      let nearly = SceneNumbers.rounding
      stood = stood.hull(rounded(place - nearly)).hull(rounded(place + nearly))
    }
    if animationStep != .zero {
      // What a finger catches in the frame in which it also begins to drag has moved on in it.
      isLoose = isLoose || isReachingFull
      stood = stood + animationStep.hull(0)
    }
    let t = chain.unplaced(stood.lo, raw: raw).hull(chain.unplaced(stood.hi, raw: raw))
    drag = ReferenceDrag(chain: chain, page: page, t: t, place: place)
    drag.isLoose = isLoose
    drag.mover = mover
    drag.isOffPath = isOffPath
    if coast.isActive {
      otherCoast = coast
      coast.isActive = false
      let takesOuter = mover == .outer || otherCoast.page != page && !scene.isSingle
      if takesOuter && otherCoast.coordinate == .chain { leaveListAlone() }
    }
  }

  /// Whether one of the two is in its rubber band while the other is not at its end on that side: no
  /// path goes through that.
  func isOffPath(_ place: Place, _ page: Int) -> Bool {
    let slack = scene.positionTolerance
    if place.outer < -slack { return place.list > slack }
    if place.list < -slack { return place.outer > slack }
    return place.list > scene.listRange(of: page) + slack
      && place.outer < scene.outerRange(of: page) - slack
  }

  /// A finger on the header, or in another page, takes the outer scroller; what still coasts is the
  /// list alone.
  private mutating func leaveListAlone() {
    otherCoast.coordinate = .list
    otherCoast.otherLower = 0
    otherCoast.range = MotionRange(
      lower: 0, upper: scene.listRange(of: otherCoast.page), bouncesLow: true, bouncesHigh: true)
  }

  private func rounded(_ value: Double) -> Double {
    ReferencePhysics.rounded(value, scale: scene.scale)
  }

  /// Outer scroller and list as one chain, with the path that fits where they stand.
  private mutating func wholeChain(_ page: Int, _ previous: borrowing Frame) -> ReferenceChain {
    var chain = ReferenceChain()
    chain.outerRange = scene.outerRange(of: page)
    chain.listRange = scene.listRange(of: page)
    let slack = scene.positionTolerance
    if before.outer < chain.outerRange - slack && before.list > slack {
      chain.pivot = min(before.list, chain.listRange)
    }
    chain.start = end(of: scene.policies.bounceTop, page, previous)
    chain.end = end(of: scene.policies.bounceBottom, page, previous)
    return chain
  }

  /// The outer scroller alone, as a finger on the header moves it.
  private mutating func outerChain(_ page: Int, _ previous: borrowing Frame) -> ReferenceChain {
    var chain = ReferenceChain()
    chain.outerRange = scene.outerRange(of: page)
    chain.fixed = before.list
    if scene.policies.bounceTop == .outer {
      chain.start = end(of: .outer, page, previous)
    }
    return chain
  }

  /// The one scroller that owns the whole drag, where nothing is handed over.
  private mutating func ownChain(
    _ isOuter: Bool, _ page: Int, _ previous: borrowing Frame
  ) -> ReferenceChain {
    var chain = ReferenceChain()
    if isOuter && scene.hasPanel { return sheetAlone(page, previous) }
    if isOuter {
      chain.outerRange = scene.outerRange(of: page)
      chain.fixed = before.list
    } else {
      chain.listRange = scene.listRange(of: page)
      chain.fixed = before.outer
    }
    let slot = isOuter ? was.outerSlot : listSlot(of: page, previous)
    chain.start = ownEnd(slot, chain.length, previous)
    chain.end = chain.start
    return chain
  }

  private mutating func listSlot(of page: Int, _ previous: borrowing Frame) -> Int {
    for i in 0..<previous.pages.count where previous.pages[i].index == page {
      return lookout.scroller(previous.pages[i].scroller, in: previous)
    }
    return -1
  }

  /// An end of a scroller that nobody but UIKit moves: as its flag says.
  private func ownEnd(
    _ slot: Int, _ length: Double, _ previous: borrowing Frame
  ) -> ReferenceChain.End {
    guard slot >= 0, previous.scrollers[slot].flags.contains(.bounces) else { return .hard }
    let always = previous.scrollers[slot].flags.contains(.alwaysBounceVertical)
    return length > 0 || always ? .banded(previous.scrollers[slot].boundsHeight) : .hard
  }

  /// The end that a policy gives to an owner.
  mutating func end(
    of owner: PolicyFacts.BounceOwner, _ page: Int, _ previous: borrowing Frame
  ) -> ReferenceChain.End {
    if owner == .none { return .hard }
    if scene.hasPanel && owner == .outer { return .banded(scene.height) }
    let list = listSlot(of: page, previous)
    let isOuter = owner == .outer && was.outerSlot >= 0
    let slot = isOuter ? was.outerSlot : list
    if scene.isSingle { return ownEnd(slot, scene.length(of: page), previous) }
    guard slot >= 0 else { return .hard }
    let dimension = previous.scrollers[slot].boundsHeight
    let range = isOuter ? scene.outerRange(of: page) : scene.listRange(of: page)
    let always = previous.scrollers[slot].flags.contains(.alwaysBounceVertical)
    return range > 0 || always ? .banded(dimension) : .either(dimension)
  }

  /// The finger moves the chain; the budget grows by the change of P(T).
  mutating func moveDrag(by travel: Interval) {
    if pan.isMixed { drag.isLoose = true }
    let stood = drag.after
    let isShort = scene.policies.handOverPrecision == .short && drag.handsOver(by: travel)
    drag.move(by: travel)
    if drag.isLoose {
      budget = budget + (-travel).hull(0)
      if pan.hasBegun {
        // A bounce that is caught un-banded goes to where the band puts it.
        budget = budget + (drag.chain.place(drag.t) - stood).hull(0)
      }
      // So does one that another finger's pan catches later.
      if scene.catchesRaw { budget = budget + wayBack }
      return
    }
    budget = budget + (drag.after - stood).hull(0)
    if isShort {
      drag.allow(stood)
      isShortFrame = true
    }
  }

  /// The way back to its range of whatever stands beyond it.
  private var wayBack: Interval {
    let out = excessBefore
    return Interval(-out.end, out.start)
  }

  /// Says where the content has to stand, and takes T from there where a hand-over was short.
  mutating func placeDrag() {
    guard !drag.isLoose, after.exists, drag.page == now.page, now.page == was.page else { return }
    // While another coast may go on, the scroller that is not dragged stands where it stands.
    if otherCoast.isActive && drag.mover == .outer { drag.chain.fixed = after.list }
    if otherCoast.isActive && drag.mover == .list { drag.chain.fixed = after.outer }
    let fixed = drag.chain.fixed
    // Off the pixel grid a pivot makes two rounded offsets of one.
    let pivot = drag.chain.pivot
    let misfit = abs(pivot - rounded(pivot))
    expected = drag.after + Interval(fixed) + coastBudget.hull(0) + Interval(-misfit, misfit)
    isPlaced = true
    if isShortFrame {
      let place = after.content - fixed
      if drag.after.excess(of: place) <= scene.stepTolerance { drag.rebase(to: place) }
    }
  }

  /// The system took the touch: what is beyond the range goes back to its edge in one frame.
  mutating func pin() {
    let place = before.content - drag.chain.fixed
    let edge = min(max(place, 0), drag.chain.length)
    budget = budget.hull(0).hull(edge - place)
    if drag.isLoose { budget = budget + wayBack }
    drag.isActive = false
    if !pan.reach.handsOver { settleOwn(but: drag.mover) }
  }
}
