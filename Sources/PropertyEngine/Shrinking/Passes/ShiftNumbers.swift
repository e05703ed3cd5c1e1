/// Moves all numbers of a role, in the whole case or in one span, by the amount that makes the
/// first of them the simplest value.
///
/// Where only differences matter, what is left would otherwise hang at −1, −1, 0 instead of
/// 0, 0, 1, because no number can move alone.
struct ShiftNumbers: Pass {
  func run(on reduction: Reduction) {
    shift(0..<reduction.choices.count, reduction)
    var index = 0
    while index < reduction.spans.count {
      let span = reduction.spans[index]
      if span.count < reduction.choices.count { shift(span.range, reduction) }
      index += 1
    }
  }

  private func shift(_ range: Range<Int>, _ reduction: Reduction) {
    for role in Role.allCases where role.isArithmetic {
      let choices = reduction.choices
      guard range.upperBound <= choices.count else { return }
      let indices = range.filter { choices[$0].role == role }
      let first = indices.first { !choices[$0].isSimplest }
      guard indices.count > 1, let first else { continue }
      let (steps, isBelow) = Arithmetic.distance(choices[first])
      var draft = Draft(choices)
      for index in indices {
        if let moved = Arithmetic.moved(choices[index], by: steps, isUp: isBelow) {
          draft.set(index, to: moved)
        }
      }
      reduction.consider(draft)
    }
  }
}
