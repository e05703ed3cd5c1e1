/// A collection among the spans of a target: where its count is and where its elements are.
struct CollectionOutline {
  let span: Span
  let elements: [Span]
  /// How many elements it must have at least.
  let least: Int
  /// The choice that fixes the count, if the count itself leaves nothing to decide.
  let countSourceIndex: Int?

  /// The choice that says how many elements there are.
  var countIndex: Int { span.start }
  /// How many elements could be removed.
  var surplus: Int { max(elements.count - least, 0) }
}

extension ChoiceSequence {
  /// The collections in the order in which they begin; an outer one comes before those in it.
  var collections: [CollectionOutline] {
    spans.indices.compactMap { spans[$0].kind == .collection ? collection(at: $0) : nil }
  }

  /// Reads the collection that the span is.
  private func collection(at index: Int) -> CollectionOutline? {
    let span = spans[index]
    guard span.count > 0, case .integer(let range, _, _) = choices[span.start].limits else {
      return nil
    }
    let elements = children(of: index).map { spans[$0] }.filter { $0.kind == .element }
    guard choices[span.start].integer == Int64(elements.count) else { return nil }
    guard choices[span.start].limits.isSingular else {
      return CollectionOutline(
        span: span, elements: elements, least: Int(range.lowerBound), countSourceIndex: nil)
    }
    return fixedCollection(span, elements)
  }

  /// Finds what fixes the count of a collection: the last choice before it with that value.
  private func fixedCollection(_ span: Span, _ elements: [Span]) -> CollectionOutline {
    let source = choices[..<span.start].lastIndex {
      $0.integer == Int64(elements.count) && !$0.limits.isSingular && $0.role != .flag
    }
    guard let source, case .integer(let range, _, _) = choices[source].limits else {
      return CollectionOutline(
        span: span, elements: elements, least: elements.count, countSourceIndex: nil)
    }
    return CollectionOutline(
      span: span, elements: elements, least: Int(max(range.lowerBound, 0)),
      countSourceIndex: source)
  }

  /// The indices of the spans directly inside the span.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < spans.count && spans[next].depth > spans[index].depth {
      if spans[next].depth == spans[index].depth + 1 { children.append(next) }
      next += 1
    }
    return children
  }
}
