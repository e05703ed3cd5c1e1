import Testing

@testable import PropertyEngine

/// A script of drags and waits with a setting before it, as the real ones are.
private struct Script: Equatable {
  var isTall = false
  var rows = 10
  var steps: [Step] = []

  enum Step: Equatable {
    case wait(Int64)
    case drag(Double, Int64)
  }

  static let generator = Generator<Script> { context in
    var script = Script()
    context.codeSpan(1) { context in
      context.code(&script.isTall)
      context.code(&script.rows, in: 0...500, default: 10, order: .rounder)
    }
    script.steps = context.collection(count: 0...40, label: 2) { context in
      if context.pick(weights: [1, 1]) == 0 {
        return .wait(context.integer(in: 1...120, default: 1, role: .duration))
      }
      return .drag(
        context.real(in: -2000...2000, default: 0, role: .quantity),
        context.integer(in: 1...60, default: 1, role: .duration))
    }
    return script
  }

  /// Steps, then settings that differ from the default, then frames.
  var key: [Double] {
    let frames = steps.reduce(Int64(0)) { sum, step in
      switch step {
      case .wait(let time), .drag(_, let time): sum + time
      }
    }
    return [Double(steps.count), (isTall ? 1 : 0) + (rows == 10 ? 0 : 1), Double(frames)]
  }

  /// A drag of more than 123.4 down, later one of more than 30 up, 20...25 frames between.
  var isWrong: Bool {
    for (index, step) in steps.enumerated() {
      guard case .drag(let down, _) = step, down > 123.4 else { continue }
      var between: Int64 = 0
      for later in steps[(index + 1)...] {
        if case .drag(let up, _) = later, up < -30, (20...25).contains(between) { return true }
        switch later {
        case .wait(let time), .drag(_, let time): between += time
        }
      }
    }
    return false
  }
}

@Suite struct ShrinkerTests {
  @Test func scriptsEndInOneForm() {
    var forms: [Script] = []
    for seed in 0..<UInt64(12) {
      let examiner = Examiner(
        Toy.subject(Script.generator, key: \.key, isWrong: \.isWrong))
      guard let found = examiner.firstFailure(seed: seed, attempts: 5000) else {
        Issue.record("seed \(seed) found nothing")
        continue
      }
      guard let result = examiner.shrink(found.sequence.values, to: "wrong") else { continue }
      #expect(result.status == .minimal)
      forms.append(Toy.decode(result.sequence.values, Script.generator))
    }
    let expected = Script(steps: [.drag(200, 1), .wait(20), .drag(-40, 1)])
    #expect(forms == Array(repeating: expected, count: 12))
  }

  @Test func shrinkingIsIdempotent() {
    for seed in 0..<UInt64(30) {
      var context = DrawContext(random: SplittableRandom(seed: seed))
      _ = Toy.lists.draw(&context)
      let isWrong: ([Int64]) -> Bool = { $0.reduce(0, &+) % 7 == 3 && $0.count > 2 }
      let first = Toy.shrink(context.recorded.values, Toy.lists, isWrong: isWrong)
      guard let first else { continue }
      let second = Toy.shrink(first.result.sequence.values, Toy.lists, isWrong: isWrong)
      #expect(second?.example == first.example)
      #expect(second?.result.successes == 0)
    }
  }

  @Test func theOrderOfTheStartDoesNotMatterWhereOneFormIsLeast() {
    for seed in 0..<UInt64(20) {
      var random = SplittableRandom(seed: seed)
      let list = (0..<12).map { _ in random.integer(in: Int64(-900)...900) }
      let shrunk = Toy.shrink(listed(list), Toy.lists) { Set($0).count >= 3 }
      #expect(shrunk?.example == [0, 1, -1])
    }
  }
}
