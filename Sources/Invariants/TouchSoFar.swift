import Traces

/// One touch as claims look at it: from the first finger that comes down to the last one that
/// leaves.
///
/// It costs nothing in frames without a touch sample.
struct TouchSoFar: Sendable {
  /// How many fingers are down.
  private(set) var fingers = 0
  /// On what the first finger came down.
  private(set) var region = TouchSample.Region.elsewhere
  /// Whether no second finger has taken part, and no sample of this touch lies in the frame of
  /// another one.
  private(set) var isAlone = false
  /// Whether all stood still before the first finger came down.
  private(set) var beganAtRest = false
  /// When the first finger came down, in milliseconds.
  private(set) var began = 0.0
  /// Whether the first finger came down in this frame.
  private(set) var hasBegun = false
  /// Whether the last finger left in this frame.
  private(set) var hasLeft = false
  /// Whether the system took a finger away.
  private(set) var wasCancelled = false
  /// The square of the farthest distance of the only finger from where it came down.
  private(set) var strayed = 0.0
  /// How far the only finger moved in this frame.
  private(set) var step = Point.zero
  /// The velocity of the only finger.
  private(set) var velocity = VelocityFilter()
  private var start = Point.zero
  private var place = Point.zero

  /// Whether a finger is down.
  var isDown: Bool { fingers > 0 }

  /// Takes in a frame, whether there is a sample in it or not.
  @inline(__always)
  mutating func take(_ frame: borrowing Frame, _ account: borrowing Account) {
    if hasBegun || hasLeft || step != .zero {
      hasBegun = false
      hasLeft = false
      step = .zero
    }
    if !frame.touches.isEmpty { read(frame, account.wasAtRest) }
  }

  private mutating func read(_ frame: borrowing Frame, _ wasAtRest: Bool) {
    for index in 0..<frame.touches.count {
      let time = frame.touches[index].time
      let position = frame.touches[index].position
      switch frame.touches[index].phase {
      case .began:
        if fingers == 0 {
          begin(frame.touches[index], wasAtRest)
        } else {
          isAlone = false
        }
        fingers += 1
      case .moved:
        step.x += position.x - place.x
        step.y += position.y - place.y
        move(to: position)
        velocity.add(time: time, place: position)
        velocity.callback()
      case .ended, .cancelled:
        if frame.touches[index].phase == .cancelled { wasCancelled = true }
        move(to: position)
        fingers = max(0, fingers - 1)
        hasLeft = fingers == 0
      }
    }
  }

  private mutating func begin(_ sample: TouchSample, _ wasAtRest: Bool) {
    isAlone = !hasLeft
    region = sample.region
    beganAtRest = wasAtRest && isAlone
    began = sample.time
    hasBegun = true
    hasLeft = false
    wasCancelled = false
    strayed = 0
    start = sample.position
    place = start
    velocity = VelocityFilter(time: sample.time, place: start)
  }

  private mutating func move(to position: Point) {
    place = position
    let dx = position.x - start.x
    let dy = position.y - start.y
    strayed = max(strayed, dx * dx + dy * dy)
  }
}
