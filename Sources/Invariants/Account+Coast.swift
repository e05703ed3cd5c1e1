import Traces

/// What is in motion, step by step.
extension Account {
  /// Whether the list is in its rubber band.
  func hangs(_ place: Place, _ page: Int) -> Bool {
    let slack = scene.positionTolerance
    return place.list < -slack || place.list > scene.listRange(of: page) + slack
  }

  /// The list has come to rest, wherever its way has taken it: the coast goes on with it.
  private func joinList(_ coast: inout ReferenceCoast, _ place: Place) {
    coast.leavesListAlone = false
    let moved = min(max(place.list, 0), scene.listRange(of: coast.page)) - coast.listAside
    coast.range.lower += moved
    if !coast.followsPage { coast.range.upper += moved }
  }

  /// Whether the list of a page still coasts as it was left before the last drag: it may pass from
  /// one rubber band through its range into the other.
  func isListOnItsWay(_ page: Int) -> Bool {
    otherCoast.isActive && otherCoast.coordinate == .list && otherCoast.page == page
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

  mutating func goFor(_ page: Int) {
    if page != coast.page {
      coast.page = page
      coast.range.lower = max(0, was.place.list)
    }
    coast.range.upper = scene.length(of: page)
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
    if coast.leavesListAlone && !hangs(place, coast.page) && !isListOnItsWay(coast.page) {
      joinList(&coast, place)
    }
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
      return coast.leavesListAlone ? place.outer + coast.listAside : place.content
    }
  }

  /// Whether something is on its way by itself on a page.
  func coasts(_ page: Int) -> Bool {
    coast.isActive && coast.page == page || otherCoast.isActive && otherCoast.page == page
  }
}
