/// Changes signs together: of all signed numbers, or of two neighbouring ones.
///
/// Mirror images violate alike where two numbers must have opposite signs; the one in which the
/// first number is positive is the simpler one.
struct FlipSigns: Pass {
  func run(on reduction: Reduction) {
    flip(reduction) { _ in true }
    var first = 0
    while first < reduction.choices.count {
      let signed = reduction.choices.indices.filter { isSigned(reduction.choices[$0]) }
      if let place = signed.firstIndex(of: first), place + 1 < signed.count {
        let second = signed[place + 1]
        flip(reduction) { $0 == first || $0 == second }
      }
      first += 1
    }
  }

  private func flip(_ reduction: Reduction, _ includes: (Int) -> Bool) {
    var draft = Draft(reduction.choices)
    var firstFlipped: (before: Simplicity, after: Simplicity)?
    for (index, choice) in reduction.choices.enumerated() where includes(index) {
      guard let flipped = flipped(choice) else { continue }
      draft.set(index, to: flipped)
      let after = Simplicity(of: flipped, within: choice.limits)
      if firstFlipped == nil { firstFlipped = (choice.simplicity, after) }
    }
    if let firstFlipped, firstFlipped.after < firstFlipped.before { reduction.consider(draft) }
  }

  private func isSigned(_ choice: Choice) -> Bool { flipped(choice) != nil }

  private func flipped(_ choice: Choice) -> Choice.Value? {
    switch (choice.role, choice.value) {
    case (.number, _), (.quantity, _): Arithmetic.negated(choice.value, choice.limits)
    case (.sign, .integer(let value)) where value == 0 || value == 1: .integer(1 - value)
    default: nil
    }
  }
}
