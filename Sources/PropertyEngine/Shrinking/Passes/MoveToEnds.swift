/// Makes one number the simplest and lets the next one make up for it.
///
/// The next one becomes the sum, the difference, or an end of its range.
struct MoveToEnds: Pass {
  func run(on reduction: Reduction) {
    var first = 0
    while first < reduction.choices.count {
      let second = reduction.choices.indices.first {
        $0 > first && reduction.choices[$0].role == reduction.choices[first].role
      }
      if let second, reduction.choices[first].role.isArithmetic,
        !reduction.choices[first].isSimplest
      {
        move(first, second, reduction)
      }
      first += 1
    }
  }

  private func move(_ first: Int, _ second: Int, _ reduction: Reduction) {
    let (one, other) = (reduction.choices[first], reduction.choices[second])
    let values =
      [
        Arithmetic.sum(other.value, one.value, other.limits),
        Arithmetic.difference(other.value, one.value, other.limits),
      ].compactMap(\.self) + Arithmetic.ends(other.limits)
    for value in values {
      var draft = Draft(reduction.choices)
      draft.set(first, to: one.limits.simplest)
      draft.set(second, to: value)
      if reduction.consider(draft) { return }
    }
  }
}
