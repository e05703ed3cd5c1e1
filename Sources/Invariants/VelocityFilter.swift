import Traces

/// A pan recognizer's velocity, from the samples of one finger or of the centroid of several.
///
/// The recorded rule: 0.2 of the newest finite difference and 0.8 of the one before, the newest
/// alone when there is no earlier one. It is not aged: a finger that stops and lifts reports the
/// last value. A scroll view releases at 0.75 of the velocity of the callback before the last and
/// 0.25 of the last, or at the last alone when the one before was exactly zero on both axes.
struct VelocityFilter: Equatable, Sendable {
  private var time = 0.0
  private var place = Point.zero
  private var newest = Point.zero
  private var earlier = Point.zero
  private var samples = 0
  private var isFresh = false
  private var latestCallback = Point.zero
  private var previousCallback = Point.zero

  /// A filter without a sample.
  init() {}

  /// Begins where the finger comes down.
  init(time: Double, place: Point) {
    self.time = time
    self.place = place
  }

  /// Goes on from another place, because a finger came or left; no velocity comes of it.
  mutating func rebase(time: Double, place: Point) {
    self.time = time
    self.place = place
  }

  /// Takes in where the finger is now; a sample that is not later than the last is none.
  mutating func add(time: Double, place: Point) {
    isFresh = true
    let elapsed = time - self.time
    let x = place.x - self.place.x
    let y = place.y - self.place.y
    self.time = time
    self.place = place
    guard elapsed > 0 else { return }
    if samples > 0 { earlier = newest }
    newest = Point(x: x / elapsed, y: y / elapsed)
    samples += 1
  }

  /// The velocity that the recognizer reports now, in points per millisecond.
  var velocity: Point {
    if samples < 2 { return newest }
    return Point(x: 0.2 * newest.x + 0.8 * earlier.x, y: 0.2 * newest.y + 0.8 * earlier.y)
  }

  /// A callback of the recognizer that a move caused; none where its fingers did not move.
  mutating func callback() {
    guard isFresh else { return }
    isFresh = false
    previousCallback = latestCallback
    latestCallback = velocity
  }

  /// The velocity at which a scroll view releases, in points per millisecond.
  var release: Point {
    if previousCallback.x == 0 && previousCallback.y == 0 { return latestCallback }
    return Point(
      x: 0.75 * previousCallback.x + 0.25 * latestCallback.x,
      y: 0.75 * previousCallback.y + 0.25 * latestCallback.y)
  }

  /// The velocity at which a scroll view releases whose drag began with the last callback.
  var releaseAtOnce: Point { latestCallback }

  /// Whether a release now is too slow to coast, by the latest velocity and by the release's.
  var isSlow: Bool {
    Self.isSlow(latestCallback) && Self.isSlow(release)
  }

  /// Whether a release now coasts by one of the two readings of "slow" and not by the other.
  var isDoubtful: Bool {
    Self.isSlow(latestCallback) != Self.isSlow(release)
  }

  private static func isSlow(_ v: Point) -> Bool {
    v.x * v.x + v.y * v.y < ReferencePhysics.slowReleaseSquared
  }
}
