/// Removes, in all collections at once, the elements that begin after the violation.
///
/// A run that is played to its end is full of steps that come too late to matter.
struct CutAfterViolation: Pass {
  func run(on reduction: Reduction) {
    guard let used = reduction.target.choicesUsed, used < reduction.choices.count else { return }
    var draft = Draft(reduction.choices)
    for collection in reduction.sequence.collections {
      let first = collection.elements.firstIndex { $0.start >= used } ?? collection.elements.count
      let kept = max(first, collection.elements.count - collection.surplus)
      draft.remove(kept..<collection.elements.count, of: collection)
    }
    reduction.consider(draft)
  }
}
