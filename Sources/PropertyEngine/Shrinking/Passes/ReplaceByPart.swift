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
    }
    return false
  }
}
