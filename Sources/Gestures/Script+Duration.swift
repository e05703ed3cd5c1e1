import Scenes

extension Step {
  /// How long the step takes from its beginning to the last finger's leaving, in milliseconds.
  public var duration: Double {
    switch self {
    case .wait(let milliseconds): milliseconds
    case .touch(let touch): touch.duration
    case .disturbance(let disturbance): disturbance.duration
    }
  }
}

extension Touch {
  /// How long it takes from the first finger's coming to the last one's leaving, and until the last
  /// thing has happened meanwhile, in milliseconds.
  public var duration: Double {
    let fingers = max(first.duration, second.map { $0.after + $0.stroke.duration } ?? 0)
    return meanwhile.reduce(fingers) { max($0, $1.after + $1.disturbance.duration) }
  }
}

extension Disturbance {
  /// How long the next step waits for it, in milliseconds: until the page is on the screen again.
  public var duration: Double {
    if case .leave(let milliseconds) = self { return milliseconds }
    return 0
  }
}

extension Stroke {
  /// How long the finger is down, in milliseconds.
  public var duration: Double {
    legs.reduce(hold) { $0 + $1.duration + $1.rest } + liftDelay
  }
}

extension Stroke.Leg {
  /// The distance between its ends, in points.
  public var chord: Double { (dx * dx + dy * dy).squareRoot() }
}
