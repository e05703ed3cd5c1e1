/// Makes numbers that are equal simpler together, where one alone would break the violation.
struct MinimizeEqualNumbers: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.choices.count {
      let choice = reduction.choices[index]
      let others = equals(of: index, reduction.choices)
      if !others.isEmpty && !choice.isSimplest {
        NumberSearch(limits: choice.limits) { value in
          guard others.allSatisfy({ $0 < reduction.choices.count }) else { return false }
          var draft = Draft(reduction.choices)
          for other in [index] + others {
            draft.set(other, to: reduction.choices[other].limits.fitted(value))
          }
          return reduction.consider(draft)
        }.run(from: choice.value)
      }
      index += 1
    }
  }

  /// The choices after this one that have the same value and meaning.
  private func equals(of index: Int, _ choices: [Choice]) -> [Int] {
    let choice = choices[index]
    guard choice.role.isArithmetic || choice.role == .reference else { return [] }
    return choices.indices.filter {
      $0 > index && choices[$0].value == choice.value && choices[$0].role == choice.role
    }
  }
}
