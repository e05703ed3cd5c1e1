/// Puts a part in the place of the whole where both are drawn by the same code.
///
/// For trees and expressions: a node is replaced by one of its children, or, as the last resort,
/// by any descendant.
struct ReplaceByPart: Pass {
  /// Try all descendants and not only the nearest ones.
  let isDeep: Bool

  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.spans.count {
      if !replace(index, reduction) { index += 1 }
    }
  }

  private func replace(_ index: Int, _ reduction: Reduction) -> Bool {
    let (spans, whole) = (reduction.spans, reduction.spans[index])
    guard whole.kind == .value, whole.count > 1 else { return false }
    var next = index + 1
    var covered = whole.start
    while next < spans.count && spans[next].depth > whole.depth {
      let part = spans[next]
      next += 1
      guard part.label == whole.label, part.kind == .value, part.count < whole.count else {
        continue
      }
      if !isDeep && part.end <= covered { continue }
      covered = max(covered, part.end)
      var draft = Draft(reduction.choices)
      draft.remove(whole.start..<part.start)
      draft.remove(part.end..<whole.end)
      if reduction.consider(draft) { return true }
      if isDeep && withSmallerBudget(draft, before: whole, reduction) { return true }
    }
    return false
  }

  /// Where a number drawn earlier bounds the depth, a level less needs half of it, or one less.
  private func withSmallerBudget(
    _ draft: Draft, before whole: Span, _ reduction: Reduction
  ) -> Bool {
    let budget = reduction.choices[..<whole.start].lastIndex {
      $0.role == .number && !$0.isSimplest && $0.integer ?? 0 > 1
    }
    guard let budget, let value = reduction.choices[budget].integer else { return false }
    for smaller in [value / 2, value - 1] {
      var bounded = draft
      bounded.set(budget, to: reduction.choices[budget].limits.fitted(.integer(smaller)))
      if reduction.consider(bounded) { return true }
    }
    return false
  }
}
