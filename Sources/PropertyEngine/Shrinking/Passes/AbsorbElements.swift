/// Deletes an element and lets a neighbour make up for it.
///
/// Neighbours of the same shape are added up number by number. Else one number of the neighbour
/// takes over: it becomes the sum or the difference with its counterpart, or an end of its range.
/// Two durations that together cause something become one, and many small amounts one great one.
struct AbsorbElements: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.sequence.collections.count {
      var place = 0
      while index < reduction.sequence.collections.count,
        place < reduction.sequence.collections[index].elements.count
      {
        if !absorb(place, in: index, reduction) { place += 1 }
      }
      index += 1
    }
  }

  private func absorb(_ place: Int, in index: Int, _ reduction: Reduction) -> Bool {
    let collection = reduction.sequence.collections[index]
    guard collection.surplus > 0 else { return false }
    for neighbour in [place + 1, place - 1] where collection.elements.indices.contains(neighbour) {
      let (gone, kept) = (collection.elements[place], collection.elements[neighbour])
      var base = Draft(reduction.choices)
      base.remove(place..<place + 1, of: collection)
      for draft in drafts(base, gone, kept, reduction.choices) where reduction.consider(draft) {
        return true
      }
    }
    return false
  }

  /// What the kept element could become, most likely first.
  private func drafts(_ base: Draft, _ gone: Span, _ kept: Span, _ choices: [Choice]) -> [Draft] {
    let pairs = haveSameShape(gone, kept, choices) ? Array(zip(kept.range, gone.range)) : []
    let numbers = kept.range.filter { choices[$0].role.isArithmetic }
    var drafts: [Draft] = []
    if pairs.count > 1 {
      var sum = base
      for (index, other) in pairs where choices[index].role.isArithmetic {
        let (value, addend) = (choices[index].value, choices[other].value)
        let limits = choices[index].limits
        if let total = Arithmetic.sum(value, addend, limits) { sum.set(index, to: total) }
      }
      drafts.append(sum)
    }
    for index in numbers {
      let counterpart = pairs.first { $0.0 == index }?.1
      for value in values(choices[index], counterpart.map { choices[$0].value }) {
        var draft = base
        draft.set(index, to: value)
        drafts.append(draft)
      }
    }
    return drafts
  }

  private func values(_ choice: Choice, _ counterpart: Choice.Value?) -> [Choice.Value] {
    var values: [Choice.Value] = []
    if let counterpart {
      let (value, limits) = (choice.value, choice.limits)
      values += [
        Arithmetic.sum(value, counterpart, limits),
        Arithmetic.difference(value, counterpart, limits),
        Arithmetic.difference(counterpart, value, limits),
        Arithmetic.wrappedSum(value, counterpart, limits),
      ].compactMap(\.self)
    }
    return values + Arithmetic.ends(choice.limits)
  }

  private func haveSameShape(_ one: Span, _ other: Span, _ choices: [Choice]) -> Bool {
    one.count == other.count
      && zip(choices[one.range], choices[other.range]).allSatisfy {
        $0.role == $1.role && $0.limits == $1.limits
          && ($0.role.isArithmetic || $0.value == $1.value)
      }
  }
}
