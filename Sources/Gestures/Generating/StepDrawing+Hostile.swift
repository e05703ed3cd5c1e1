import PropertyEngine
import Scenes

/// Gestures that few people make, and in which containers break.
extension StepDrawing {
  /// How far a pan lets the finger go before it begins, in points.
  private static let hysteresis = 10.0

  mutating func twoFingers() -> Step {
    let first = random.chance(1, of: 2) ? drag() : human(.reading)
    var second = random.chance(1, of: 4) ? tap(region()) : drag()
    if random.chance(1, of: 3) {
      // The same movement by both, as a hand makes it.
      second.legs = first.legs
    }
    let delay = random.chance(1, of: 4) ? 0 : rounded(random.double(in: 0...400), to: 1)
    return .touch(Touch(first, second: .init(after: delay, stroke: second)))
  }

  /// A finger that comes down while content moves; it sets it moving first where it rests.
  mutating func catchMotion() -> [Step] {
    var steps: [Step] = []
    if !view.movesVertically && !view.movesHorizontally {
      let sideways = random.chance(1, of: 4)
      steps.append(touch(human(sideways ? .pageSwipe : .fling)))
      if random.chance(1, of: 3) { steps[0] = touch(hardFling()) }
    }
    if random.chance(5, of: 6) {
      let longest = random.chance(1, of: 2) ? 120.0 : 700
      steps.append(.wait(milliseconds: rounded(random.double(in: 0...longest), to: 1)))
    }
    switch random.pick(weights: [2, 2, 2, 1, 1]) {
    case 0: steps.append(touch(tap(region())))
    case 1: steps.append(touch(human(.fling)))
    case 2: steps.append(touch(drag()))
    case 3: steps.append(touch(human(.pageSwipe)))
    default: steps.append(touch(holdAndDrag()))
    }
    return steps
  }

  /// Several flings in quick succession.
  mutating func flurry() -> [Step] {
    var steps: [Step] = []
    let kind: HumanTouch = random.chance(1, of: 4) ? .pageSwipe : .fling
    for _ in 0...(1 + random.below(3)) {
      steps.append(touch(human(kind)))
      steps.append(.wait(milliseconds: rounded(random.double(in: 30...250), to: 1)))
    }
    steps.removeLast()
    return steps
  }

  mutating func hardFling() -> Stroke {
    var stroke = finger(region())
    let vertical = random.chance(4, of: 5)
    let length = rounded(random.double(in: 80...400) * (random.chance(1, of: 2) ? -1 : 1), to: 1)
    var leg = Stroke.Leg(
      dx: vertical ? 0 : length, dy: vertical ? length : 0,
      duration: rounded(random.double(in: 30...160), to: 1))
    leg.endSpeed = rounded(random.double(in: 1_500...8_000), to: 1)
    place(&stroke, before: leg)
    stroke.legs = [leg]
    return stroke
  }

  mutating func diagonal() -> Stroke {
    var stroke = drag()
    let length = rounded(random.double(in: 20...250), to: 1)
    let steepness = random.element(of: [1, 1, 1, 0.9, 1.1, 0.58, 1.73])
    stroke.legs[0].dx = random.chance(1, of: 2) ? length : -length
    stroke.legs[0].dy = rounded(length * steepness, to: 10) * (random.chance(1, of: 2) ? 1 : -1)
    place(&stroke, before: stroke.legs[0])
    return stroke
  }

  /// A drag that ends where something changes: exactly there, or beside it by the hysteresis, by
  /// a pixel or by half of one.
  mutating func threshold() -> Stroke {
    let limits = [
      -view.headerToCollapsed, view.headerToShown, view.listToStart, -view.listToEnd,
      -scene.collapsibleHeight, scene.collapsibleHeight,
    ].filter { $0.isFinite && $0 != 0 && $0.magnitude < scene.device.height * 0.9 }
    let direction = random.chance(1, of: 2) ? 1.0 : -1
    let limit = limits.isEmpty ? direction * 40 : random.element(of: limits)
    let sign = limit < 0 ? -1.0 : 1
    let slack = random.element(of: [0, Self.hysteresis, Self.hysteresis, -Self.hysteresis])
    let beside = random.element(of: [0, 0, pixel, -pixel, pixel / 2, -pixel / 2])
    var distance = limit + sign * (slack + beside)
    if random.chance(1, of: 2) { distance = rounded(distance, to: 1_000) }
    var stroke = finger(random.chance(1, of: 3) ? region() : visible(.list))
    var leg = Stroke.Leg(
      dx: random.chance(3, of: 4) ? 0 : rounded(random.double(in: -8...8), to: 1), dy: distance,
      duration: rounded(random.double(in: 80...700), to: 1))
    if random.chance(2, of: 3) { leg.endSpeed = 0 }
    if random.chance(1, of: 3) { leg.rest = 100 }
    place(&stroke, before: leg)
    stroke.legs = [leg]
    if random.chance(1, of: 4) { turnBack(&stroke) }
    return stroke
  }

  /// Movements of a few pixels or less, perhaps after a drag has begun.
  mutating func subPixel() -> Stroke {
    var stroke = finger(region())
    if random.chance(2, of: 3) {
      let begin = random.element(of: [Self.hysteresis, Self.hysteresis + pixel, 40, -40, -11])
      stroke.legs.append(.init(dx: 0, dy: begin, duration: 80))
    }
    for _ in 0...random.below(4) {
      let size = random.element(of: [0.25, 0.5, 1, 1.5, 2]) * pixel
      let signed = random.chance(1, of: 2) ? size : -size
      let vertical = random.chance(4, of: 5)
      stroke.legs.append(
        .init(
          dx: vertical ? 0 : signed, dy: vertical ? signed : 0,
          duration: rounded(random.double(in: 16...120), to: 1)))
    }
    return stroke
  }

  mutating func cancelled() -> Stroke {
    var stroke = random.chance(1, of: 2) ? drag() : human(random.element(of: HumanTouch.allCases))
    stroke.end = .cancelled
    return stroke
  }

  mutating func edge() -> Stroke {
    let left = random.chance(3, of: 4)
    var stroke = finger(left ? .leftEdge : .rightEdge)
    let length = rounded(random.double(in: 10...scene.device.width), to: 1)
    let aside = rounded(random.double(in: -60...60), to: 1)
    stroke.legs = [
      .init(
        dx: left ? length : -length, dy: aside,
        duration: rounded(random.double(in: 60...500), to: 1))
    ]
    stroke.down = rounded(random.double(in: 0.1...0.9), to: 100)
    return stroke
  }
}
