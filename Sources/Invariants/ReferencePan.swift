import Traces

/// The stage's own pan, told from touch samples alone: never from a container's recognizers.
///
/// A drag lasts from the first finger that comes down in a chain until the last one leaves. It
/// begins when the centroid has moved by more than 10 points, or, when the first finger caught a
/// coast of the stage's, on the first move of any size. It owns one axis from then on. Samples of
/// one time are one event; all samples of a frame are taken in before anything is decided.
///
/// Fingers whose innermost scrollers differ belong to different pans in different ways; then the
/// travel is all that lies between nothing, the smallest and the largest of theirs.
struct ReferencePan: Sendable {
  /// What the pan does.
  enum State: Sendable {
    /// No finger is in the chain.
    case idle
    /// Fingers are down and have not moved enough.
    case possible
    /// It drags up and down.
    case vertical
    /// It drags left and right: on the vertical axis it explains nothing.
    case horizontal
    /// The system took a finger away: nothing moves until all have left.
    case cancelled
  }

  private struct Finger: Sendable {
    var number: Int
    var scroller: Int
    var position: Point
    var raw: Point
    var moved: Double
    /// Whether a sample has come since the last callback.
    var isPending = false
    var filter: VelocityFilter
  }

  /// How far the centroid must move, in points.
  static let hysteresis = 10.0

  private var fingers: ContiguousArray<Finger> = []
  private var filter = VelocityFilter()
  private var centroid = Point.zero
  /// How far the centroid has moved since the touch began, in points.
  private(set) var raw = Point.zero
  private var frameTravel = 0.0
  private var hasMoved = false
  private var gone = Interval.zero
  /// What the pan does.
  private(set) var state = State.idle
  /// The scrollers under the first finger.
  var reach = Reach()
  /// Whose pan has begun; of meaning while dragging.
  private(set) var owner = Reach.Owner.list
  /// Whether fingers have come down on different scrollers.
  private(set) var isMixed = false
  /// The page on which the first finger came down, whichever it drags, or -1.
  private(set) var firstPage = -1
  /// The page of a later finger on the list of another page, or -1.
  private(set) var otherPage = -1
  /// Whether another scroller may have taken the drag.
  private(set) var isDoubtful = false
  /// Whether a finger that came down beside a panel has reached it.
  private var isGateOpen = false
  /// Whether the first callback is in this frame.
  private(set) var hasBegun = false
  /// How far the finger dragged downward by the last callback, in points.
  private(set) var travel = Interval.zero

  init() { fingers.reserveCapacity(16) }

  /// Whether a finger is in the chain.
  var isTouched: Bool { !fingers.isEmpty }

  /// Whether only one finger is left.
  var isLast: Bool { fingers.count == 1 }

  /// Whether the finger with this number is in the chain.
  func holds(_ number: Int) -> Bool { slot(of: number) >= 0 }

  private func slot(of number: Int) -> Int {
    for i in 0..<fingers.count where fingers[i].number == number { return i }
    return -1
  }

  /// How far the fingers may have dragged downward in this frame, in points.
  var frameHull: Interval { travel }

  /// Begins a frame: nothing has moved in it yet.
  mutating func beginFrame() {
    hasBegun = false
    hasMoved = false
    travel = .zero
    frameTravel = 0
    gone = .zero
    for i in 0..<fingers.count { fingers[i].moved = 0 }
  }

  /// Forgets a touch whose fingers have all left.
  mutating func reset() {
    fingers.removeAll(keepingCapacity: true)
    state = .idle
    reach = Reach()
    isMixed = false
    firstPage = -1
    otherPage = -1
    isDoubtful = false
    isGateOpen = false
    raw = .zero
    filter = VelocityFilter()
  }

  /// A finger comes down; `reach` is what lies under it, of meaning for the first finger,
  /// of later ones only its page.
  ///
  /// A finger that is lost on recognizers which have not let go of another one may still move what
  /// that one held: it counts as one of several.
  mutating func down(_ sample: TouchSample, reach: Reach, isLost: Bool = false) {
    if fingers.isEmpty {
      reset()
      state = .possible
      isMixed = isLost
      self.reach = reach
      firstPage = reach.page
      filter = VelocityFilter(time: sample.time, place: sample.position)
    } else if !isMixed && fingers[0].scroller != sample.scroller {
      isMixed = true
      for i in 0..<fingers.count { fingers[i].filter = filter }
    }
    if isMixed && reach.page != self.reach.page { otherPage = reach.page }
    fingers.append(
      Finger(
        number: sample.finger, scroller: sample.scroller, position: sample.position, raw: .zero,
        moved: 0, filter: VelocityFilter(time: sample.time, place: sample.position)))
    rebase(sample.time)
  }

  /// Another page is the one whose content the pan moves.
  mutating func look(at page: Int) {
    if otherPage >= 0 { otherPage = reach.page }
    reach.page = page
  }

  /// A finger moves; the event is complete with `moved(at:)`.
  mutating func move(_ sample: TouchSample) {
    let i = slot(of: sample.finger)
    guard i >= 0 else { return }
    let old = fingers[i].position
    fingers[i].position = sample.position
    fingers[i].raw.x += sample.position.x - old.x
    fingers[i].raw.y += sample.position.y - old.y
    fingers[i].moved += sample.position.y - old.y
    fingers[i].isPending = true
    if isMixed { fingers[i].filter.add(time: sample.time, place: sample.position) }
  }

  /// All fingers that move at this time have moved.
  mutating func moved(at time: Double) {
    let before = centroid
    centroid = meanPosition()
    raw.x += centroid.x - before.x
    raw.y += centroid.y - before.y
    frameTravel += centroid.y - before.y
    filter.add(time: time, place: centroid)
    hasMoved = true
  }

  /// A finger leaves.
  mutating func up(_ number: Int, at time: Double) {
    let i = slot(of: number)
    guard i >= 0 else { return }
    gone = gone.hull(fingers[i].moved)
    fingers.remove(at: i)
    if !fingers.isEmpty { rebase(time) }
  }

  /// The system takes a finger away, and with it the drag.
  mutating func cancel() {
    state = .cancelled
    hasMoved = false
    travel = .zero
  }

  /// The header was lifted: until the fingers have left they drag nothing up or down.
  mutating func stopUpAndDown() {
    if state == .vertical { cancel() }
  }

  private mutating func rebase(_ time: Double) {
    centroid = meanPosition()
    filter.rebase(time: time, place: centroid)
  }

  private func meanPosition() -> Point {
    if fingers.count == 1 { return fingers[0].position }
    var sum = Point.zero
    for i in 0..<fingers.count {
      sum.x += fingers[i].position.x
      sum.y += fingers[i].position.y
    }
    let count = Double(max(1, fingers.count))
    return Point(x: sum.x / count, y: sum.y / count)
  }
}

extension ReferencePan {
  /// Whether something has moved that has not been decided on.
  var isPending: Bool { hasMoved }

  /// Decides what the samples taken in so far mean: the frame's one callback.
  mutating func evaluate() {
    guard hasMoved else { return }
    hasMoved = false
    switch state {
    case .idle, .cancelled: return
    case .possible:
      guard recognizes() else {
        frameTravel = 0
        return
      }
      hasBegun = true
    case .vertical: travel = isMixed ? mixedTravel() : Interval(frameTravel)
    case .horizontal:
      // A finger in another scroller may drag up and down while the first one pages.
      if isMixed { hasBegun = recognizes() }
    }
    frameTravel = 0
    if reach.isGated && !isGateOpen {
      // Until the finger reaches the panel nothing moves; the travel counts from there.
      isGateOpen = centroid.y >= reach.gateTop
      travel = isDoubtful ? travel.hull(0) : .zero
    }
    filter.callback()
    defer { for i in 0..<fingers.count { fingers[i].isPending = false } }
    if isMixed {
      // A pan of its own is called only where its finger has moved.
      for i in 0..<fingers.count where fingers[i].isPending { fingers[i].filter.callback() }
    }
  }

  /// Whether a pan begins now; if so it has its axis and the frame its travel.
  private mutating func recognizes() -> Bool {
    if isMixed { return recognizesMixed() }
    let square = raw.x * raw.x + raw.y * raw.y
    let isFar = square > Self.hysteresis * Self.hysteresis
    guard let owner = reach.beginning(with: raw, isFar: isFar) else { return false }
    self.owner = owner
    state = owner == .pager ? .horizontal : .vertical
    // A tab bar's own scroller, which no frame shows, may have taken the drag.
    isDoubtful = reach.isDoubtful || reach.isBar && abs(raw.x) > abs(raw.y)
    let catches = owner == .list ? reach.list.catches : reach.outer.catches
    let taken = catches ? abs(raw.y) : min(abs(raw.y), Self.hysteresis)
    travel = Interval(raw.y < 0 ? raw.y + taken : raw.y - taken)
    if reach.isHalfCaught && isFar {
      // Both pans begin in this frame, one with hysteresis and one without: either may be followed.
      let held = min(abs(raw.y), Self.hysteresis)
      travel = travel.hull(raw.y < 0 ? raw.y + held : raw.y - held)
    }
    return true
  }

  /// Of fingers in different scrollers each may have begun alone, with its hysteresis or without.
  private mutating func recognizesMixed() -> Bool {
    var hull = mixedTravel().hull(raw.y)
    for i in 0..<fingers.count { hull = hull.hull(fingers[i].raw.y) }
    guard hull != .zero else { return false }
    owner = reach.list.exists ? .list : .outer
    state = .vertical
    travel = hull
    return true
  }

  private func mixedTravel() -> Interval {
    var hull = gone.hull(frameTravel)
    for i in 0..<fingers.count { hull = hull.hull(fingers[i].moved) }
    return hull
  }

  /// The vertical velocity at which the chain is released now, in points per millisecond.
  func releaseVelocity() -> Interval {
    guard isMixed else {
      if filter.isSlow { return .zero }
      let release = Interval(filter.release.y)
      return filter.isDoubtful ? release.hull(0) : release
    }
    // Nor is it known whether the callback before the last was one of the drag's.
    var hull = Interval.zero.hull(filter.release.y).hull(filter.releaseAtOnce.y)
    for i in 0..<fingers.count {
      // Where another finger moves the same pan it is called more often.
      hull = hull.hull(fingers[i].filter.release.y).hull(fingers[i].filter.velocity.y)
    }
    return hull
  }
}
