/// Moves all numbers of a kind by the amount that makes the first of them the simplest value.
///
/// Where only differences matter, what is left would otherwise hang at −1, −1, 0 instead of
/// 0, 0, 1, because no number can move alone.
struct ShiftAllNumbers: Pass {
  func run(on reduction: Reduction) {
    for role in Role.allCases where role.isArithmetic {
      let choices = reduction.choices
      let indices = choices.indices.filter { choices[$0].role == role }
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
