import PropertyEngine

/// How people move a finger, in four classes.
///
/// The percentiles (5, 25, 50, 75, 95) are those of Touchalytics (Frank et al. 2013: 41 people,
/// 21,158 strokes), in points of 1/163 inch.
enum HumanTouch: CaseIterable {
  /// A swipe to the next or previous page.
  case pageSwipe
  /// A stroke upward, to read on.
  case reading
  /// A stroke downward, to go back.
  case backScroll
  /// A fast stroke.
  case fling

  /// Milliseconds from coming down to leaving.
  var duration: Percentiles {
    switch self {
    case .pageSwipe: Percentiles(71, 103, 130, 169, 459)
    case .reading: Percentiles(245, 493, 838, 1543, 3511)
    case .backScroll: Percentiles(88, 245, 461, 845, 2103)
    case .fling: Percentiles(69, 97, 122, 145, 182)
    }
  }

  /// Points between the ends.
  var chord: Percentiles {
    switch self {
    case .pageSwipe: Percentiles(49.2, 82.7, 108.7, 138.8, 179.1)
    case .reading: Percentiles(26.4, 42.1, 64.4, 101.2, 183.7)
    case .backScroll: Percentiles(20.1, 49.6, 84.7, 125.8, 206.7)
    case .fling: Percentiles(53.2, 80.7, 105.1, 132.9, 174.7)
    }
  }

  /// Points per second at the end.
  var endSpeed: Percentiles {
    switch self {
    case .pageSwipe: Percentiles(190, 580, 885, 1283, 2229)
    case .reading: Percentiles(0, 11.7, 35.8, 90.6, 391)
    case .backScroll: Percentiles(0, 20.6, 78.8, 346.7, 1523)
    case .fling: Percentiles(435, 701, 989, 1389, 2401)
    }
  }

  /// Degrees off the axis.
  var angle: Percentiles {
    switch self {
    case .pageSwipe: Percentiles(1.1, 6.3, 13, 21.2, 35.6)
    case .reading, .fling: Percentiles(0.8, 3.9, 8.5, 14.7, 30.1)
    case .backScroll: Percentiles(0.6, 3.6, 8, 16, 37.7)
    }
  }

  /// The arc's height as a share of the chord; those that turn back make the tail longer.
  var curvature: Percentiles {
    switch self {
    case .pageSwipe, .fling: Percentiles(0.008, 0.022, 0.040, 0.063, 0.116)
    case .reading: Percentiles(0.019, 0.036, 0.057, 0.088, 0.178)
    case .backScroll: Percentiles(0.015, 0.034, 0.057, 0.090, 0.160)
    }
  }

  /// Milliseconds to the next stroke.
  var pause: Percentiles {
    switch self {
    case .pageSwipe, .fling: Percentiles(279, 381, 832, 1773, 5087)
    case .reading: Percentiles(729, 1282, 2500, 5704, 21_794)
    case .backScroll: Percentiles(455, 778, 1414, 4249, 23_103)
    }
  }

  /// Milliseconds that a tap is down.
  static let tap = Percentiles(27, 57, 93, 204, 1138)

  /// How many in a hundred strokes turn back before they end.
  var reversals: UInt64 { self == .pageSwipe || self == .fling ? 2 : 10 }

  /// How far the rank of a stroke's duration may lie from that of its length: 1 where neither
  /// knows of the other, 0 where the longer stroke always takes longer.
  ///
  /// People's speeds vary less than those of lengths and durations that are independent: the
  /// quartiles of all three give how much lengths and durations have to do with each other.
  var spread: Double {
    switch self {
    case .pageSwipe: 0.4
    case .reading: 0.65
    case .backScroll: 0.85
    case .fling: 0.6
    }
  }

  /// Draws one movement.
  ///
  /// Lengths and durations go together as much as people's do. The end's speed has its own
  /// distribution, but goes with the average speed in most strokes: the rank of "long, and
  /// short-lived for its length" is uniform, so that taking it for the rank of the speed keeps the
  /// distribution as it is.
  ///
  /// - Parameters:
  ///   - x: The direction of the axis: -1, 0 or 1 to the right.
  ///   - y: The same downward; one of the two is 0.
  ///   - random: Where the numbers come from.
  /// - Returns: A movement along the axis, off it by a person's angle.
  func leg(x: Double, y: Double, using random: inout SplittableRandom) -> Stroke.Leg {
    let long = random.unitDouble()
    let slow = random.unitDouble()
    let speedRank = random.chance(3, of: 4) ? Self.rank(long + 1 - slow) : random.unitDouble()
    let chord = chord.value(at: long)
    let degrees = angle.value(at: random.unitDouble()) * (random.chance(1, of: 2) ? 1 : -1)
    let (sine, cosine) = Angle.sineAndCosine(degrees: min(45, max(-45, degrees)))
    var leg = Stroke.Leg(
      dx: rounded(chord * (x * cosine - y * sine), to: 10),
      dy: rounded(chord * (x * sine + y * cosine), to: 10),
      duration: max(1, rounded(duration.value(at: durationRank(long, slow)), to: 10)))
    leg.endSpeed = rounded(endSpeed.value(at: speedRank), to: 1)
    let bend = curvature.value(at: random.unitDouble()) * chord
    leg.bend = rounded(bend * (random.chance(1, of: 2) ? 1 : -1), to: 10)
    return leg
  }

  /// A rank near that of the length, uniform as both numbers are: at 0 and 1 it is reflected.
  private func durationRank(_ long: Double, _ slow: Double) -> Double {
    let rank = abs(long + spread * (2 * slow - 1))
    return rank > 1 ? 2 - rank : rank
  }

  /// The rank of the sum of two numbers that are uniform in 0…1.
  private static func rank(_ sum: Double) -> Double {
    sum < 1 ? sum * sum / 2 : 1 - (2 - sum) * (2 - sum) / 2
  }
}

/// A number with few decimals: the nearest multiple of 1/`parts`.
func rounded(_ value: Double, to parts: Double) -> Double {
  let result = (value * parts).rounded(.toNearestOrEven) / parts
  return result == 0 ? 0 : result
}

/// Angles without the C library's functions, which differ between platforms.
enum Angle {
  /// Sine and cosine of an angle between -90 and 90 degrees, to nine digits.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let x = degrees * 0.017453292519943295
    let s = x * x
    let sine =
      1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156)))))
    let cosine =
      1 - s / 2 * (1 - s / 12 * (1 - s / 30 * (1 - s / 56 * (1 - s / 90 * (1 - s / 132)))))
    return (x * sine, cosine)
  }
}
