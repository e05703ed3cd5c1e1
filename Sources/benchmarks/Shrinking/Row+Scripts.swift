import PropertyEngine

/// One step of the rows that are shaped like gesture scripts.
private enum Step {
  case wait(Int64)
  case drag(Int64, frames: Int64)
  case fling(Int64)
  case rotate(Bool)

  var text: String {
    switch self {
    case .wait(let frames): "('wait', \(frames))"
    case .drag(let travel, let frames): "('drag', \(travel), \(frames))"
    case .fling(let speed): "('fling', \(speed))"
    case .rotate(let isLandscape): "('rotate', \(isLandscape ? "True" : "False"))"
    }
  }

  static let generator = Generator<[Step]> { context in
    context.collection(count: 0...60, label: 1) { context in
      switch context.pick(weights: [1, 1, 1, 1]) {
      case 0: .wait(context.integer(in: 1...120, default: 1, role: .duration))
      case 1:
        .drag(
          context.integer(in: -2000...2000, default: 0, role: .quantity),
          frames: context.integer(in: 1...60, default: 1, role: .duration))
      case 2: .fling(speed.draw(&context))
      default: .rotate(context.boolean())
      }
    }
  }

  private static let speed = Generator.integers(in: -8000...8000, default: 1, role: .quantity)
    .filter { $0 != 0 }
}

extension Row {
  static let scripts = [
    script(
      "x_script_pair", value: "[('fling', 1500), ('drag', -30, 1)]", baseline: 161,
      fails: hasOpposedPair),
    script(
      "x_script_sum", value: "[('drag', 1001, 1), ('drag', 2000, 1)]", baseline: 176.5,
      fails: hasGreatSum),
    script(
      "x_script_time", value: "[('fling', 1), ('wait', 17), ('rotate', False)]", baseline: 125.5,
      fails: hasRotationInTime),
  ]

  private static func script(
    _ name: String, value: String, baseline: Double, fails: @escaping @Sendable ([Step]) -> Bool
  ) -> Row {
    Row(
      name, value: value, baseline: baseline, generator: Step.generator,
      text: { "[" + $0.map(\.text).joined(separator: ", ") + "]" },
      claim: { Claim(!fails($0)) })
  }

  /// A fling of at least 1500, later a drag of at least 30 against it, no wait of 60 between.
  private static func hasOpposedPair(_ steps: [Step]) -> Bool {
    var (up, down) = (false, false)
    for step in steps {
      switch step {
      case .fling(let speed):
        if speed >= 1500 { up = true }
        if speed <= -1500 { down = true }
      case .drag(let travel, _):
        if up && travel <= -30 || down && travel >= 30 { return true }
      case .wait(let frames):
        if frames >= 60 { (up, down) = (false, false) }
      case .rotate: break
      }
    }
    return false
  }

  /// Positive drags of more than 3000 in total, no rotation between.
  private static func hasGreatSum(_ steps: [Step]) -> Bool {
    var sum: Int64 = 0
    for step in steps {
      switch step {
      case .drag(let travel, _): sum += max(travel, 0)
      case .rotate: sum = 0
      case .wait, .fling: break
      }
      if sum > 3000 { return true }
    }
    return false
  }

  /// A rotation 17...20 frames after a fling.
  private static func hasRotationInTime(_ steps: [Step]) -> Bool {
    var now: Int64 = 0
    var flings: [Int64] = []
    for step in steps {
      switch step {
      case .wait(let frames), .drag(_, let frames): now += frames
      case .fling: flings.append(now)
      case .rotate: if flings.contains(where: { (17...20).contains(now - $0) }) { return true }
      }
    }
    return false
  }
}
