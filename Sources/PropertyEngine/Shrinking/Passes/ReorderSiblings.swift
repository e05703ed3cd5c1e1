/// Brings spans that are drawn by the same code, side by side, into order: simplest first.
///
/// Where the order does not matter, each case then has one form. All siblings are sorted at once;
/// if that is refused, neighbours are exchanged.
struct ReorderSiblings: Pass {
  func run(on reduction: Reduction) {
    var index = -1
    while index < reduction.spans.count {
      for label in labels(of: children(of: index, reduction), reduction.spans) {
        sort(label, below: index, reduction)
      }
      index += 1
    }
  }

  private func children(of index: Int, _ reduction: Reduction) -> [Int] {
    index < 0
      ? reduction.spans.indices.filter { reduction.spans[$0].depth == 0 }
      : reduction.sequence.children(of: index)
  }

  private func labels(of children: [Int], _ spans: [Span]) -> [Int] {
    var labels: [Int] = []
    for child in children where !labels.contains(spans[child].label) {
      labels.append(spans[child].label)
    }
    return labels
  }

  private func siblings(_ label: Int, below index: Int, _ reduction: Reduction) -> [Span] {
    guard index < reduction.spans.count else { return [] }
    return children(of: index, reduction).map { reduction.spans[$0] }
      .filter { $0.label == label && $0.count > 0 }
  }

  private func sort(_ label: Int, below index: Int, _ reduction: Reduction) {
    let siblings = siblings(label, below: index, reduction)
    guard siblings.count > 1 else { return }
    let order = siblings.indices.sorted { one, other in
      let (left, right) = (
        reduction.choices[siblings[one].range], reduction.choices[siblings[other].range]
      )
      if ChoiceSequence.isSimpler(Array(left), than: Array(right)) { return true }
      if ChoiceSequence.isSimpler(Array(right), than: Array(left)) { return false }
      return one < other
    }
    if order == Array(siblings.indices) { return }
    if reduction.consider(arranged(siblings, order, reduction)) { return }
    if siblings.count > 2 { exchangeNeighbours(label, below: index, reduction) }
  }

  private func exchangeNeighbours(_ label: Int, below index: Int, _ reduction: Reduction) {
    var place = 0
    while true {
      let siblings = siblings(label, below: index, reduction)
      guard place + 1 < siblings.count else { return }
      var order = Array(siblings.indices)
      order.swapAt(place, place + 1)
      let (left, right) = (siblings[place], siblings[place + 1])
      let isOutOfOrder = ChoiceSequence.isSimpler(
        Array(reduction.choices[right.range]), than: Array(reduction.choices[left.range]))
      if isOutOfOrder && reduction.consider(arranged(siblings, order, reduction)) && place > 0 {
        place -= 1
      } else {
        place += 1
      }
    }
  }

  /// The target's values with the siblings' contents in the given order.
  private func arranged(
    _ siblings: [Span], _ order: [Int], _ reduction: Reduction
  ) -> [Choice.Value] {
    let values = reduction.sequence.values
    var arranged: [Choice.Value] = []
    var next = 0
    for (place, sibling) in siblings.enumerated() {
      arranged += values[next..<sibling.start] + values[siblings[order[place]].range]
      next = sibling.end
    }
    return arranged + values[next...]
  }
}
