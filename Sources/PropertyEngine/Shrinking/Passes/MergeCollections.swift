/// Moves the elements of one collection to the end of its neighbour, and deletes the emptied one.
///
/// Both must be drawn by the same code and lie in elements of one outer collection. Deleting alone
/// cannot bring five values from three lists into one.
struct MergeCollections: Pass {
  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.sequence.collections.count {
      if !mergeAll(in: index, reduction) { mergeNeighbours(in: index, reduction) }
      index += 1
    }
  }

  private func mergeAll(in index: Int, _ reduction: Reduction) -> Bool {
    let count = reduction.sequence.collections[index].elements.count
    return count > 2 && merge(0..<count, in: index, reduction)
  }

  private func mergeNeighbours(in index: Int, _ reduction: Reduction) {
    var place = 0
    while true {
      let collections = reduction.sequence.collections
      guard index < collections.count, place + 1 < collections[index].elements.count else { return }
      if !merge(place..<place + 2, in: index, reduction) { place += 1 }
    }
  }

  /// Merges what a stretch of elements contains into the first of them.
  private func merge(_ elements: Range<Int>, in index: Int, _ reduction: Reduction) -> Bool {
    let (all, values) = (reduction.sequence.collections, reduction.sequence.values)
    let outer = all[index]
    let inner = elements.compactMap { contained(in: outer.elements[$0], below: outer, all) }
    guard inner.count == elements.count, outer.surplus >= elements.count - 1 else { return false }
    guard inner.allSatisfy({ $0.span.label == inner[0].span.label && $0.countSourceIndex == nil })
    else { return false }
    let count = inner.reduce(0) { $0 + $1.elements.count }
    var draft = Draft(reduction.choices)
    draft.remove(elements.dropFirst(), of: outer)
    draft.set(inner[0].countIndex, to: .integer(Int64(count)))
    let moved = inner.dropFirst().flatMap { part in part.elements.flatMap { values[$0.range] } }
    draft.insert(moved, at: inner[0].span.end)
    return reduction.consider(draft)
  }

  /// The outermost collection in an element.
  private func contained(
    in element: Span, below outer: CollectionOutline, _ all: [CollectionOutline]
  ) -> CollectionOutline? {
    all.first {
      $0.span.depth > element.depth && element.start <= $0.span.start && $0.span.end <= element.end
    }
  }
}
