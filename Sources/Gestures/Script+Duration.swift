extension Step {
  /// How long the step takes from its beginning to the last finger's leaving, in milliseconds.
  public var duration: Double {
    switch self {
    case .wait(let milliseconds): milliseconds
    case .touch(let touch): touch.duration
    }
  }
}

extension Touch {
  /// How long it takes from the first finger's coming to the last one's leaving, in milliseconds.
  public var duration: Double {
    max(first.duration, second.map { $0.after + $0.stroke.duration } ?? 0)
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
