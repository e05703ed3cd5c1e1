/// Deletes an element and adds the time it took to the next duration before or after it.
///
/// What follows then happens when it did before, which is what many violations depend on.
struct GiveTimeToNeighbour: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.sequence.collections.count {
      var place = reduction.sequence.collections[index].elements.count - 1
      while place >= 0 {
        delete(place, of: index, reduction)
        guard index < reduction.sequence.collections.count else { return }
        place = min(place, reduction.sequence.collections[index].elements.count) - 1
      }
      index += 1
    }
  }

  private func delete(_ place: Int, of index: Int, _ reduction: Reduction) {
    let (collection, choices) = (reduction.sequence.collections[index], reduction.choices)
    let element = collection.elements[place]
    guard collection.surplus > 0 else { return }
    let times = element.range.filter { choices[$0].role == .duration }
    guard !times.isEmpty else { return }
    let before = choices.indices.last { $0 < element.start && choices[$0].role == .duration }
    let after = choices.indices.first { $0 >= element.end && choices[$0].role == .duration }
    for receiver in [after, before].compactMap(\.self) {
      guard let total = total(times, onto: receiver, choices) else { continue }
      var draft = Draft(choices)
      draft.remove(place..<place + 1, of: collection)
      draft.set(receiver, to: total)
      if reduction.consider(draft) { return }
    }
  }

  private func total(_ times: [Int], onto receiver: Int, _ choices: [Choice]) -> Choice.Value? {
    var total: Choice.Value? = choices[receiver].value
    for time in times {
      total = total.flatMap {
        Arithmetic.sum($0, choices[time].value, choices[receiver].limits)
      }
    }
    return total
  }
}
