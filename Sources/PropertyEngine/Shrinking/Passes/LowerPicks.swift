/// Takes an earlier alternative, with what follows it unchanged, simplest, or moved into line.
struct LowerPicks: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.choices.count {
      let choice = reduction.choices[index]
      if choice.role == .pick || choice.role == .flag { lower(index, choice, reduction) }
      index += 1
    }
  }

  private func lower(_ index: Int, _ choice: Choice, _ reduction: Reduction) {
    guard case .integer(let range, let simplest, _) = choice.limits else { return }
    let simpler = simplerValues(choice.integer ?? simplest, range, simplest)
    for value in simpler where lower(index, to: .integer(value), reduction) { return }
  }

  private func lower(_ index: Int, to value: Choice.Value, _ reduction: Reduction) -> Bool {
    guard index < reduction.choices.count else { return false }
    var plain = Draft(reduction.choices)
    plain.set(index, to: value)
    if reduction.consider(plain) { return true }
    let enclosing = reduction.spans.last {
      $0.range.contains(index) && $0.kind != .collection
    }
    guard let enclosing else { return false }
    let transferred = Realignment.transferredValues(
      after: reduction, changed: enclosing, decided: index)
    if let transferred, reduction.consider(transferred) { return true }
    guard index + 1 < enclosing.end else { return false }
    var simplified = plain
    simplified.simplify(index + 1..<enclosing.end, of: reduction.choices)
    if reduction.consider(simplified) { return true }
    let values = Realignment.values(
      after: reduction, changed: enclosing, kept: simplified.values)
    return values.map { reduction.consider($0) } ?? false
  }

  /// The values that are simpler, simplest first, eight at most.
  private func simplerValues(
    _ value: Int64, _ range: ClosedRange<Int64>, _ simplest: Int64
  ) -> [Int64] {
    let limits = Limits.integer(range, simplest: simplest)
    let current = Simplicity(of: .integer(value), within: limits)
    let near = max(range.lowerBound, simplest - 8)...min(range.upperBound, simplest + 8)
    return
      near
      .filter { Simplicity(of: .integer($0), within: limits) < current }
      .sorted {
        Simplicity(of: .integer($0), within: limits) < Simplicity(of: .integer($1), within: limits)
      }
      .prefix(8).map(\.self)
  }
}
