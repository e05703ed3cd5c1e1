/// Replaces all choices of a span by the simplest ones.
struct SimplifySpans: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.spans.count {
      let span = reduction.spans[index]
      let isSimplest = reduction.choices[span.range].allSatisfy(\.isSimplest)
      if span.count > 1 && !isSimplest && span.count < reduction.choices.count {
        simplify(span, reduction)
      }
      index += 1
    }
  }

  /// Only the first choices of the simplified span may be needed, so the rest is left out.
  private func simplify(_ span: Span, _ reduction: Reduction) {
    var draft = Draft(reduction.choices)
    draft.simplify(span.range, of: reduction.choices)
    if reduction.consider(draft) { return }
    guard
      let fitted = Realignment.values(
        after: reduction, changed: span, kept: draft.values)
    else { return }
    reduction.consider(fitted)
  }
}
