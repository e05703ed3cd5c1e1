/// Makes each number as simple as it can be while the others stay.
struct MinimizeNumbers: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.choices.count {
      let choice = reduction.choices[index]
      if choice.role.isArithmetic || choice.role == .reference || choice.role == .sign {
        minimize(index, choice, reduction)
      }
      index += 1
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
