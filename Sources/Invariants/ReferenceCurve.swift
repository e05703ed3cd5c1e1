import Traces

/// How far an animation has come: the stage's curves, for a judge that takes nobody's word.
///
/// Written with + − × ÷ √ alone, so that every machine agrees.
enum ReferenceCurve {
  /// The share of the way that an animation has done at a time, in milliseconds of the run.
  ///
  /// A spring with a velocity at its start, or with a damping ratio below 1, goes beyond 1.
  static func progress(_ animation: AnimationRecord, at time: Double) -> Double {
    let elapsed = time - animation.began
    if elapsed <= 0 { return 0 }
    // Half a microsecond: a duration of whole frames ends on its frame, whatever the rounding.
    if elapsed >= animation.duration - 0.0005 { return 1 }
    switch animation.curve {
    case .cubic:
      return ordinate(
        at: elapsed / animation.duration, animation.a, animation.b, animation.c, animation.d)
    case .spring:
      return spring(
        elapsed / 1000, animation.duration / 1000, ratio: animation.a, velocity: animation.b)
    }
  }

  /// A spring that has settled to a thousandth when the duration is over; times in seconds.
  private static func spring(
    _ time: Double, _ duration: Double, ratio: Double, velocity: Double
  ) -> Double {
    if ratio >= 1 {
      let rate = 9.233 / duration
      let decay = ReferencePhysics.exponential(-rate * time)
      return 1 - (1 + (rate - velocity) * time) * decay
    }
    let damping = max(ratio, 0.05)
    let rate = 6.908 / (damping * duration)
    let swing = rate * (1 - damping * damping).squareRoot()
    let (sine, cosine) = circle(swing * time)
    let decay = ReferencePhysics.exponential(-damping * rate * time)
    return 1 - decay * (cosine + (damping * rate - velocity) / swing * sine)
  }

  /// Sine and cosine of an angle, in radians, from a quarter of it or less, doubled again.
  static func circle(_ angle: Double) -> (sine: Double, cosine: Double) {
    var reduced = angle
    var doublings = 0
    while abs(reduced) > 0.25 {
      reduced /= 2
      doublings += 1
    }
    let square = reduced * reduced
    var sine = reduced
    var cosine = 1.0
    var odd = reduced
    var even = 1.0
    for n in 1...8 {
      let k = Double(2 * n)
      even *= -square / ((k - 1) * k)
      odd *= -square / (k * (k + 1))
      cosine += even
      sine += odd
    }
    for _ in 0..<doublings { (sine, cosine) = (2 * sine * cosine, 1 - 2 * sine * sine) }
    return (sine, cosine)
  }

  /// The ordinate of the cubic curve from (0, 0) to (1, 1) at an abscissa between 0 and 1.
  private static func ordinate(
    at x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    var low = 0.0
    var high = 1.0
    // The abscissa rises with the parameter; 60 halvings leave nothing to a Double.
    for _ in 0..<60 {
      let t = (low + high) / 2
      if point(t, x1, x2) < x { low = t } else { high = t }
    }
    return point((low + high) / 2, y1, y2)
  }

  private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
