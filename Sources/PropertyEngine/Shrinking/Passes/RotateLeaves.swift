/// Moves the contents of three neighbouring leaves of a tree around, in both directions.
///
/// Exchanging siblings and replacing wholes by parts never brings a leaf to another branch, so
/// trees get stuck in shapes from which no single step leads on. A leaf is a value without a part
/// of its own label, or with simplest ones only.
///
/// How many choices a leaf takes may depend on its place, so each proposal is brought into line up
/// to three times with what its execution showed.
struct RotateLeaves: Pass {
  func run(on reduction: Reduction) {
    var place = 0
    while true {
      let leaves = leaves(reduction)
      guard place + 2 < leaves.count else { return }
      let triple = Array(leaves[place..<place + 3])
      let isOneTree = triple.allSatisfy { $0.label == triple[0].label }
      let isRotated =
        isOneTree
        && (rotate(triple, [1, 2, 0], reduction) || rotate(triple, [2, 0, 1], reduction))
      if !isRotated { place += 1 }
    }
  }

  private func leaves(_ reduction: Reduction) -> [Span] {
    let (spans, choices) = (reduction.spans, reduction.choices)
    var leaves: [Span] = []
    var covered = 0
    for (index, span) in spans.enumerated() where span.kind == .value && span.count > 0 {
      guard span.start >= covered, isPartOfOwnKind(index, spans) else { continue }
      let parts = spans[(index + 1)...].prefix { $0.depth > span.depth }
        .filter { $0.kind == .value && $0.label == span.label }
      guard parts.allSatisfy({ choices[$0.range].allSatisfy(\.isSimplest) }) else { continue }
      leaves.append(span)
      covered = span.end
    }
    return leaves
  }

  private func isPartOfOwnKind(_ index: Int, _ spans: [Span]) -> Bool {
    spans[..<index].contains {
      $0.label == spans[index].label && $0.kind == .value && $0.depth < spans[index].depth
        && $0.end >= spans[index].end
    }
  }

  private func rotate(_ leaves: [Span], _ order: [Int], _ reduction: Reduction) -> Bool {
    let values = reduction.sequence.values
    var contents = order.map { Array(values[leaves[$0].range]) }
    for _ in 0..<3 {
      var proposed = Array(values[..<leaves[0].start])
      var starts: [Int] = []
      for (place, content) in contents.enumerated() {
        starts.append(proposed.count)
        let next = place == 2 ? values.count : leaves[place + 1].start
        proposed += content + values[leaves[place].end..<next]
      }
      if reduction.consider(proposed) { return true }
      guard let last = reduction.last?.rank.sequence else { return false }
      guard fit(&contents, starts, leaves, last) else { return false }
    }
    return false
  }

  /// Brings the first content that took another number of choices to that number.
  private func fit(
    _ contents: inout [[Choice.Value]], _ starts: [Int], _ leaves: [Span], _ last: ChoiceSequence
  ) -> Bool {
    for place in contents.indices {
      let match = last.spans.first {
        $0.start == starts[place] && $0.label == leaves[place].label
          && $0.depth == leaves[place].depth && $0.kind == .value
      }
      guard let match else { return false }
      if match.count == contents[place].count { continue }
      let taken = contents[place].prefix(match.count)
      let added = last.choices[match.range].dropFirst(taken.count).map(\.limits.simplest)
      contents[place] = taken + added
      return true
    }
    return false
  }
}
