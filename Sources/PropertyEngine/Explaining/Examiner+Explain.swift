extension Examiner {
  /// Explains a shrunk case: what may be changed in it without changing what it violates first.
  ///
  /// Numbers, references and signs are explained, not picks and counts, which change what is drawn
  /// after them. The budget is shared: each number may use its part of what is left. A caller who
  /// knows which choices matter to the reader says so with `isOfInterest`.
  public func explain(
    _ values: [Choice.Value], showing label: Label, budget: Int = 200,
    where isOfInterest: (Int) -> Bool = { _ in true }
  ) -> Explanation {
    precondition(budget >= 0, "budget \(budget) is negative")
    let before = executions
    let shrunk = replay(values)
    var prober = Prober(sequence: shrunk.sequence) { candidate in
      if let known = self.known(candidate) { return known.probe(label) }
      guard self.executions - before < budget else { return nil }
      return self.replay(candidate).probe(label)
    }
    let indices = shrunk.sequence.choices.indices.filter {
      shrunk.sequence.choices[$0].isExplained && isOfInterest($0)
    }
    var parts: [Explanation.Part] = []
    for (place, index) in indices.enumerated() {
      let spent = executions - before
      prober.allowance = (budget - spent) / (indices.count - place)
      parts.append(
        Explanation.Part(
          index: index, value: shrunk.sequence.choices[index].value,
          extent: prober.extent(of: index)))
    }
    return Explanation(
      parts: parts, nearestPassing: prober.nearestPassing, executions: executions - before)
  }
}

extension Choice {
  /// Tells whether the value can be changed without changing what is drawn next.
  fileprivate var isExplained: Bool {
    switch role {
    case .number, .quantity, .duration, .reference, .sign, .flag: !limits.isSingular
    case .pick, .count: false
    }
  }
}

/// What one changed value led to.
enum Probe {
  case shows
  case passes
  case neither
}

extension Outcome {
  fileprivate func probe(_ label: Label) -> Probe {
    switch ending {
    case .violated(let violation): violation.first == label ? .shows : .passes
    case .holds: .passes
    case .rejected, .tooLarge, .unjudged: .neither
    }
  }
}
