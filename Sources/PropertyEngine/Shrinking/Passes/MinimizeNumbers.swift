/// Makes each number as simple as it can be while the others stay.
///
/// Counts of collections are left to the passes that delete elements; picks and flags, which decide
/// what is drawn next, to the one that lowers them.
struct MinimizeNumbers: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.choices.count {
      let choice = reduction.choices[index]
      if isNumber(index, choice, reduction) { minimize(index, choice, reduction) }
      index += 1
    }
  }

  private func isNumber(_ index: Int, _ choice: Choice, _ reduction: Reduction) -> Bool {
    switch choice.role {
    case .number, .quantity, .duration, .reference, .sign: true
    case .count: !reduction.spans.contains { $0.kind == .collection && $0.start == index }
    case .flag, .pick: false
    }
  }

  private func minimize(_ index: Int, _ choice: Choice, _ reduction: Reduction) {
    NumberSearch(limits: choice.limits) { value in
      guard index < reduction.choices.count else { return false }
      var draft = Draft(reduction.choices)
      draft.set(index, to: value)
      return reduction.consider(draft)
    }.run(from: choice.value)
  }
}
