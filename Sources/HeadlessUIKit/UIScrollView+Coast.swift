/// What a scroll view does by itself after a release, axis by axis.
nonisolated struct StageCoast: Equatable, Sendable {
  /// How an axis moves.
  enum Motion: Equatable, Sendable {
    /// It stands.
    case none
    /// It slows down freely, and bounces at an edge.
    case free
    /// It settles at an offset.
    case settle(Double)
    /// It goes back from beyond an edge and stops there: that is the page (public).
    case home
  }
  var x: StageCoastAxis
  var y: StageCoastAxis
  var motionX = Motion.none
  var motionY = Motion.none
  var rate = StagePhysics.normalRate
  var logRate = StagePhysics.logNormalRate
  /// How fast a page settles, per millisecond.
  var pagingRate = 0.0
  /// The frame of the last step: a release's step is the only one of its frame.
  var lastFrame = -1

  var isDone: Bool {
    (motionX == .none || x.isDone) && (motionY == .none || y.isDone)
  }
}

extension UIScrollView {
  /// The finger has left: tells the delegate and goes on alone, its first step at once (recorded).
  final func stageRelease() {
    guard let drag else { return }
    var velocity = stageReleaseVelocity(drag)
    if !drag.movesX { velocity.x = 0 }
    if !drag.movesY { velocity.y = 0 }
    let planned = stageTarget(velocity)
    var target = planned
    withUnsafeMutablePointer(to: &target) { pointer in
      stageNotify(.willEndDragging) {
        $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: pointer)
      }
    }
    self.drag = nil
    let coast = stageCoast(velocity, planned: planned, target: target)
    stageNotify(.didEndDragging) {
      $0.scrollViewDidEndDragging(self, willDecelerate: coast != nil)
    }
    if let coast { stageBegin(coast) } else { stageMarkDirty() }
  }

  /// 0.75 of the velocity at the callback before the last, 0.25 at the last (recorded), of the
  /// content, in points per millisecond.
  private func stageReleaseVelocity(_ drag: StageDrag) -> CGPoint {
    let last = drag.latest
    let square = last.x * last.x + last.y * last.y
    if Double(square) < StagePhysics.slowRelease * StagePhysics.slowRelease { return .zero }
    if drag.previous == .zero { return CGPoint(x: -last.x, y: -last.y) }
    return CGPoint(
      x: -(0.75 * drag.previous.x + 0.25 * last.x), y: -(0.75 * drag.previous.y + 0.25 * last.y))
  }

  /// Where the view would come to rest: what `willEndDragging` is shown (public).
  private func stageTarget(_ velocity: CGPoint) -> CGPoint {
    if isPagingEnabled { return stagePageTarget(velocity) }
    let log = stageLogRate.log
    func landing(_ x: CGFloat, _ v: CGFloat, _ low: Double, _ high: Double) -> CGFloat {
      let speed = abs(Double(v))
      let way = speed > StagePhysics.stopSpeed ? (speed - StagePhysics.stopSpeed) / -log : 0
      let free = Double(x) + (v < 0 ? -way : way)
      return CGFloat(min(max(free, low), high))
    }
    return CGPoint(
      x: landing(stageBounds.origin.x, velocity.x, range.lowX, range.highX),
      y: landing(stageBounds.origin.y, velocity.y, range.lowY, range.highY))
  }

  private var stageLogRate: (rate: Double, log: Double) {
    if decelerationRate == .normal { return (StagePhysics.normalRate, StagePhysics.logNormalRate) }
    if decelerationRate == .fast { return (StagePhysics.fastRate, StagePhysics.logFastRate) }
    let rate = Double(decelerationRate.rawValue)
    return (rate, StageMath.log(rate))
  }

  /// The coast after a release, or nil where the view stands.
  private func stageCoast(_ velocity: CGPoint, planned: CGPoint, target: CGPoint) -> StageCoast? {
    let offset = stageBounds.origin
    var coast = StageCoast(
      x: StageCoastAxis(position: Double(offset.x), velocity: Double(velocity.x)),
      y: StageCoastAxis(position: Double(offset.y), velocity: Double(velocity.y)))
    (coast.rate, coast.logRate) = stageLogRate
    let settles = isPagingEnabled
    coast.motionX = stageMotion(
      Double(offset.x), Double(velocity.x), range.lowX, range.highX,
      settles || target.x != planned.x ? Double(target.x) : nil, scrolls: stageScrollsX)
    coast.motionY = stageMotion(
      Double(offset.y), Double(velocity.y), range.lowY, range.highY,
      settles || target.y != planned.y ? Double(target.y) : nil, scrolls: stageScrollsY)
    if coast.motionX == .none && coast.motionY == .none { return nil }
    coast.pagingRate = stagePagingRate(coast)
    return coast
  }

  private func stagePagingRate(_ coast: StageCoast) -> Double {
    let length: CGFloat
    if case .settle = coast.motionX {
      length = stageBounds.width
    } else if case .settle = coast.motionY {
      length = stageBounds.height
    } else {
      return 0
    }
    return StagePhysics.pagingRate(
      halfPage: Double(length) / 2, halfPixel: 0.5 / Stage.pixelsPerPoint,
      duration: Stage.assumed.pagingCurve == .quick
        ? StagePhysics.quickPagingDuration : StagePhysics.pagingDuration)
  }

  private func stageMotion(
    _ offset: Double, _ velocity: Double, _ low: Double, _ high: Double, _ target: Double?,
    scrolls: Bool
  ) -> StageCoast.Motion {
    if let target, offset >= low, offset <= high {
      return scrolls && target != offset ? .settle(target) : .none
    }
    if offset < low || offset > high { return isPagingEnabled ? .home : .free }
    guard scrolls, velocity != 0 else { return .none }
    if !bounces && (velocity < 0 ? offset <= low : offset >= high) { return .none }
    return .free
  }

  private func stageBegin(_ coast: StageCoast) {
    self.coast = coast
    Stage.live?.beginCoast(self)
    stageNotify(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    stageStepCoast()
  }

  /// One frame of the coast, from the offset that stands, whoever wrote it.
  ///
  /// What was not shown is made up for: of `frames` only the last one is seen.
  final func stageStepCoast(frames: Int = 1) {
    guard var coast else { return }
    if coast.lastFrame == Stage.frameNumber { return }
    coast.lastFrame = Stage.frameNumber
    let scale = Stage.pixelsPerPoint
    let offset = stageBounds.origin
    coast.x.position = Double(offset.x)
    coast.y.position = Double(offset.y)
    let dt = Stage.frameInterval
    for _ in 0..<frames {
      step(&coast.x, coast.motionX, dt, coast, range.lowX, range.highX, scale)
      step(&coast.y, coast.motionY, dt, coast, range.lowY, range.highY, scale)
    }
    self.coast = coast
    let place = CGPoint(x: coast.x.position, y: coast.y.position)
    if place != offset { stageWrite(place, author: .physics) }
    if let after = self.coast, after.isDone { stageEndCoast() }
  }

  private func step(
    _ axis: inout StageCoastAxis, _ motion: StageCoast.Motion, _ dt: Double, _ coast: StageCoast,
    _ low: Double, _ high: Double, _ scale: Double
  ) {
    if axis.isDone { return }
    switch motion {
    case .none:
      break
    case .free:
      axis.step(
        dt, low: low, high: high, bounces: bounces, rate: coast.rate, logRate: coast.logRate,
        scale: scale)
    case .home:
      axis.stepHome(dt, low: low, high: high, rate: coast.rate, logRate: coast.logRate)
    case .settle(let target):
      axis.settle(dt, target: target, omega: coast.pagingRate, halfPixel: 0.5 / scale)
    }
  }

  private func stageEndCoast() {
    coast = nil
    stageMarkDirty()
    stageNotify(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  /// The view has left the window: pages are where they were going, and what is beyond its range
  /// goes back into it when the view is in a window again (both assumed).
  final func stageLeaveCoast() {
    guard let coast else { return }
    var place = stageBounds.origin
    if case .settle(let target) = coast.motionX { place.x = CGFloat(target) }
    if case .settle(let target) = coast.motionY { place.y = CGFloat(target) }
    // Whoever hears that it is over finds it where it was going.
    if place != stageBounds.origin { stageWrite(place, author: .physics) }
    stageStopCoast()
    needsReClamp = true
    stageMarkDirty()
  }

  /// Ends the coast where it stands.
  final func stageStopCoast() {
    if coast != nil { stageEndCoast() }
  }

  /// A finger came down on the view: its coast ends.
  final func stageTouchDown(_ touch: UITouch) {
    guard coast != nil else { return }
    touch.stoppedCoast = true
    stageStopCoast()
  }

  /// The fingers have gone without a drag: what was caught in a bounce or between pages goes on.
  final func stageSettleIfNeeded() {
    guard drag == nil, coast == nil, offsetAnimation == nil, isInWindow else { return }
    guard let coast = stageRestingCoast() else { return }
    stageBegin(coast)
  }

  private func stageRestingCoast() -> StageCoast? {
    // No drag left a page: the nearest one is the one.
    pagesLeftAt = stageBounds.origin
    let target = isPagingEnabled ? stagePageTarget(.zero) : stageBounds.origin
    return stageCoast(.zero, planned: stageBounds.origin, target: target)
  }

  /// The system took the touch: no coast, and the offset is pinned into range (public).
  final func stageCancelDrag() {
    guard drag != nil else { return }
    drag = nil
    let offset = stageBounds.origin
    let pinned = CGPoint(
      x: min(max(Double(offset.x), range.lowX), range.highX),
      y: min(max(Double(offset.y), range.lowY), range.highY))
    var target = pinned
    withUnsafeMutablePointer(to: &target) { pointer in
      stageNotify(.willEndDragging) {
        $0.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: pointer)
      }
    }
    if pinned != stageBounds.origin { stageWrite(pinned, author: .physics) }
    let settling = isPagingEnabled ? stageRestingCoast() : nil
    stageNotify(.didEndDragging) {
      $0.scrollViewDidEndDragging(self, willDecelerate: settling != nil)
    }
    if let settling { stageBegin(settling) } else { stageMarkDirty() }
  }
}
