/// What was executed so far, so that no case is executed twice.
///
/// It is a tree over choices. Because a generator is a function of its choices, the limits of each
/// draw are determined by the choices before it; so a proposed list of values can be followed along
/// the tree just as a replay would read it: replacing what does not fit, taking the simplest value
/// when the list is used up, ignoring what is left over. If that ends at a leaf, the outcome is
/// known without executing anything, although the list itself was never seen.
///
/// Stretches without a branch are kept as a reference to one of the runs that went through them.
struct SeenTree<Payload> {
  private struct Node {
    /// The run whose choices lead here and, for a leaf, whose payload is the outcome.
    var run: Int
    /// The number of choices from the root to here.
    var depth: Int
    /// Which node follows for each value of the choice at `depth`; empty for a leaf.
    var children: [Choice.Value: Int] = [:]
  }

  private struct Run {
    let choices: [Choice]
    var payload: Payload
  }

  private var nodes: [Node] = []
  private var runs: [Run] = []

  /// Tells whether two runs made the same choices and then did not continue alike.
  private(set) var hasContradiction = false

  /// How many different runs are kept.
  var count: Int { runs.count }

  /// Returns what the values would lead to, if it is known.
  func payload(replaying values: [Choice.Value]) -> Payload? {
    guard !nodes.isEmpty else { return nil }
    var (node, position) = (0, 0)
    while true {
      let choices = runs[nodes[node].run].choices
      while position < nodes[node].depth {
        guard fitted(values, position, choices[position]) == choices[position].value else {
          return nil
        }
        position += 1
      }
      if position == choices.count { return runs[nodes[node].run].payload }
      guard let next = nodes[node].children[fitted(values, position, choices[position])] else {
        return nil
      }
      node = next
      position += 1
    }
  }

  private func fitted(
    _ values: [Choice.Value], _ position: Int, _ choice: Choice
  ) -> Choice.Value {
    position < values.count ? choice.limits.fitted(values[position]) : choice.limits.simplest
  }

  /// Keeps the outcome of a run; that of an equal run is replaced.
  mutating func insert(_ choices: [Choice], payload: Payload) {
    guard !nodes.isEmpty else {
      addLeaf(choices, payload)
      return
    }
    var (node, position) = (0, 0)
    while true {
      let known = runs[nodes[node].run].choices
      while position < nodes[node].depth {
        guard agree(known[position], position < choices.count ? choices[position] : nil) else {
          return
        }
        if known[position].value != choices[position].value {
          split(node, at: position, choices, payload)
          return
        }
        position += 1
      }
      if position == known.count || position == choices.count {
        if known.count != choices.count { hasContradiction = true }
        runs[nodes[node].run].payload = payload
        return
      }
      guard agree(known[position], choices[position]) else { return }
      guard let next = nodes[node].children[choices[position].value] else {
        let leaf = addLeaf(choices, payload)
        nodes[node].children[choices[position].value] = leaf
        return
      }
      node = next
      position += 1
    }
  }

  private mutating func agree(_ known: Choice, _ new: Choice?) -> Bool {
    if let new, known.limits == new.limits && known.role == new.role { return true }
    hasContradiction = true
    return false
  }

  @discardableResult
  private mutating func addLeaf(_ choices: [Choice], _ payload: Payload) -> Int {
    runs.append(Run(choices: choices, payload: payload))
    nodes.append(Node(run: runs.count - 1, depth: choices.count))
    return nodes.count - 1
  }

  /// Makes a branch in the stretch that leads to the node, whose number goes to the branch.
  private mutating func split(
    _ node: Int, at position: Int, _ choices: [Choice], _ payload: Payload
  ) {
    let lower = nodes[node]
    nodes.append(lower)
    let (old, new) = (nodes.count - 1, addLeaf(choices, payload))
    nodes[node].depth = position
    nodes[node].children = [
      runs[lower.run].choices[position].value: old, choices[position].value: new,
    ]
  }
}
