/// What the stage would do by itself after a release: the most that a container may move.
///
/// A native coast with the release's velocity, put back in each frame to where the content stands,
/// so that a container that stands still or is slower at a hand-over stays within it.
struct ReferenceCoast: Equatable, Sendable {
  /// Whether it is under way.
  var isActive = false
  /// Which coordinate coasts.
  var coordinate = ChainPart.chain
  /// The page whose content it moves.
  var page = -1
  /// The velocity, in points per millisecond, towards the end of the content.
  var velocity = Interval.zero
  /// The range in that coordinate.
  var range = MotionRange(lower: 0, upper: 0, bouncesLow: false, bouncesHigh: false)
  /// A lower end of the range that is possible as well.
  var otherLower = 0.0
  /// Whether it runs on into the list of whatever page is on the screen by then.
  var followsPage = false
  /// Whether a list that was left in its rubber band goes its own way meanwhile.
  var leavesListAlone = false
  /// Where that list stood when it was left, brought into its range; in points.
  var listAside = 0.0

  /// No coast.
  init() {}

  /// A coast that begins.
  init(coordinate: ChainPart, page: Int, velocity: Interval, range: MotionRange) {
    isActive = true
    self.coordinate = coordinate
    self.page = page
    self.velocity = velocity
    self.range = range
    otherLower = range.lower
  }

  /// The highest speed it may have, in points per millisecond.
  var speed: Double { max(abs(velocity.lo), abs(velocity.hi)) }

  /// Whether a place is beyond the range, by more than rounding.
  func isOutside(_ x: Double) -> Bool { x < range.lower - 0.01 || x > range.upper + 0.01 }

  /// One native step from where the content stands; answers with how far it may move.
  ///
  /// `ends` replace the range's where an overscroll of one scroller lies within it. `slack` is what
  /// rounding may hide of a position.
  mutating func step(
    from x: Interval, ends: Interval, time: Double, slack: Double
  ) -> Interval {
    var range = range
    let lower = ends.lo
    range.lower = lower
    range.upper = ends.hi
    let x = Interval(onEdge(x.lo, ends), onEdge(x.hi, ends))
    if velocity == .zero && x.lo >= range.lower && x.hi <= range.upper {
      isActive = false
      return .zero
    }
    var budget = Interval.zero
    var speeds = Interval(.infinity, -.infinity)
    take(x.lo, range, time, &budget, &speeds)
    if x.hi != x.lo { take(x.hi, range, time, &budget, &speeds) }
    if otherLower < lower {
      range.lower = otherLower
      take(x.lo, range, time, &budget, &speeds)
    }
    range.lower = lower
    if x.lo < lower || x.hi > range.upper {
      allowReturn(x.lo, range, time, slack, &budget)
      allowReturn(x.hi, range, time, slack, &budget)
      speeds = speeds.hull(0)
    }
    if velocity.lo != velocity.hi {
      speeds = speedsShort(of: range.upper, from: x.lo, time, speeds)
      speeds = speedsShort(of: range.lower, from: x.hi, time, speeds)
    }
    // On the way back inside another scroller may take over, which was not slowed down outside.
    if x.lo < range.lower && velocity.hi > 0 || x.hi > range.upper && velocity.lo < 0 {
      let decay = ReferencePhysics.decay(time * ReferencePhysics.logDecelerationRate)
      speeds = speeds.hull(velocity.lo * decay).hull(velocity.hi * decay)
    }
    velocity = speeds
    return budget
  }

  /// A place that sums of doubles put beyond an edge stands on it.
  private func onEdge(_ x: Double, _ ends: Interval) -> Double {
    if abs(x - ends.lo) < SceneNumbers.rounding { return ends.lo }
    return abs(x - ends.hi) < SceneNumbers.rounding ? ends.hi : x
  }

  /// Where only the faster of two speeds passes an edge, one between them just misses it, and goes
  /// on.
  private func speedsShort(
    of edge: Double, from x: Double, _ time: Double, _ speeds: Interval
  ) -> Interval {
    let decay = ReferencePhysics.decay(time * ReferencePhysics.logDecelerationRate)
    let rate = ReferencePhysics.decelerationRate
    let speed = (edge - x) * (1 - rate) / (rate * (1 - decay))
    guard speed > velocity.lo, speed < velocity.hi else { return speeds }
    return speeds.hull(speed * decay)
  }

  /// Beyond the range less speed than the release's shows as an earlier return, and an end within
  /// rounding of the last half point as a jump to the edge.
  private func allowReturn(
    _ x: Double, _ range: MotionRange, _ time: Double, _ slack: Double, _ budget: inout Interval
  ) {
    var motion = Motion(position: x, velocity: 0)
    motion.step(time, in: range)
    budget = budget.hull(motion.position - x)
    let edge = x < range.lower ? range.lower : range.upper
    if abs(edge - x) <= ReferencePhysics.bounceEnd + slack { budget = budget.hull(edge - x) }
  }

  /// The content moved by `moved` of a budget: a container that lags may have lost speed.
  mutating func lag(_ moved: Double, of budget: Interval, pixel: Double) {
    let most = abs(budget.lo) > abs(budget.hi) ? budget.lo : budget.hi
    guard abs(most) - abs(moved) > pixel else { return }
    let share = min(max(moved / most, 0), 1)
    velocity = velocity.hull(velocity.lo * share).hull(velocity.hi * share)
  }

  @inline(__always)
  private func take(
    _ x: Double, _ range: MotionRange, _ time: Double, _ budget: inout Interval,
    _ speeds: inout Interval
  ) {
    var motion = Motion(position: x, velocity: velocity.lo)
    motion.step(time, in: range)
    budget = budget.hull(motion.position - x)
    speeds = speeds.hull(motion.velocity)
    if velocity.hi == velocity.lo { return }
    motion = Motion(position: x, velocity: velocity.hi)
    motion.step(time, in: range)
    budget = budget.hull(motion.position - x)
    speeds = speeds.hull(motion.velocity)
  }
}
