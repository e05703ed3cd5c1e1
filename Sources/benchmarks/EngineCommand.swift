import PropertyEngine

/// `benchmarks engine`: executed cases per second on properties that cost nothing themselves.
enum EngineCommand {
  static func run(_ options: Options) {
    options.allow(["--json", "--milliseconds"])
    let milliseconds = options.integer("--milliseconds", default: 1000, in: 1...600_000)
    let list = Generator.integers.list(count: 0...1000, label: 1)
    let tree = Generator<Int>.recursive(depth: 5, label: 1, base: .constant(1)) { parts in
      parts.and(parts).map { $0 + $1 }
    }
    let rows = [
      row("integer", Generator.integers, milliseconds),
      row("list", list, milliseconds),
      row("tree", tree, milliseconds),
    ]
    options.print(.object([("rows", .list(rows))]))
  }

  private static func row<Case>(
    _ name: String, _ generator: Generator<Case>, _ milliseconds: Int
  ) -> JSON {
    let subject = Subject<Case, Int>(generate: generator.draw) { _ in .holds }
    let clock = ContinuousClock()
    let (start, limit) = (clock.now, Duration.milliseconds(milliseconds))
    var (cases, choices) = (0, 0)
    while clock.now - start < limit {
      for _ in 0..<256 {
        let random = SplittableRandom(seed: UInt64(cases))
        choices += Examiner(subject).draw(random).sequence.count
        cases += 1
      }
    }
    let seconds = (clock.now - start) / .seconds(1)
    return .object([
      ("name", .string(name)),
      ("cases", .integer(cases)),
      ("choicesPerCase", .number(Double(choices) / Double(cases))),
      ("seconds", .number(seconds)),
      ("casesPerSecond", .number((Double(cases) / seconds).rounded())),
    ])
  }
}
