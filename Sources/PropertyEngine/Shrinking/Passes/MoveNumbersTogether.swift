/// Moves two numbers at once, by the same amount in the same or in opposite directions.
///
/// In the same direction their difference stays, in opposite ones their sum. The first number of a
/// pair heads for its simplest value; whether the second one gets simpler does not matter.
struct MoveNumbersTogether: Pass {
  /// Keep the sum of the two instead of their difference.
  let keepsSum: Bool
  /// How many numbers further on a partner is looked for.
  let reach: Int

  func run(on reduction: Reduction) {
    var first = 0
    while first < reduction.choices.count {
      var (second, partners) = (first + 1, 0)
      while second < reduction.choices.count && partners < reach {
        if arePartners(first, second, reduction.choices) {
          partners += 1
          move(first, second, reduction)
        }
        second += 1
      }
      first += 1
    }
  }

  private func arePartners(_ first: Int, _ second: Int, _ choices: [Choice]) -> Bool {
    let (one, other) = (choices[first], choices[second])
    guard one.role.isArithmetic, one.role == other.role, !one.isSimplest else { return false }
    if !keepsSum && other.isSimplest { return false }
    switch (one.value, other.value) {
    case (.integer, .integer), (.real, .real): return true
    default: return false
    }
  }

  private func move(_ first: Int, _ second: Int, _ reduction: Reduction) {
    let (one, other) = (reduction.choices[first], reduction.choices[second])
    let (distance, isBelow) = Arithmetic.distance(one)
    let room = roomToMove(other, isUp: isBelow != keepsSum, most: distance)
    _ = Bisection.furthest(most: room) { steps in
      guard second < reduction.choices.count,
        let moved = Arithmetic.moved(one, by: steps, isUp: isBelow),
        let countermoved = Arithmetic.moved(other, by: steps, isUp: isBelow != keepsSum)
      else { return false }
      var draft = Draft(reduction.choices)
      draft.set(first, to: moved)
      draft.set(second, to: countermoved)
      return reduction.consider(draft)
    }
  }

  /// How far the second number can be moved before it meets an end of its range.
  private func roomToMove(_ choice: Choice, isUp: Bool, most: UInt64) -> UInt64 {
    switch (choice.value, choice.limits) {
    case (.integer(let value), .integer(let range, _, _)):
      let room =
        isUp
        ? range.upperBound.distance(above: value) : value.distance(above: range.lowerBound)
      return min(room, most)
    case (.real(let value), .real(let range, _)):
      let room = isUp ? range.upperBound - value : value - range.lowerBound
      return room < Double(most) ? UInt64(room) : most
    default: return 0
    }
  }
}
