import Testing

@testable import PropertyEngine

/// Steps of different lengths: a wait of one choice, a drag of two.
private let steps = Generator<[[Int64]]> { context in
  context.collection(count: 0...9, label: 1) { context in
    if context.pick(weights: [1, 1]) == 0 {
      return [context.integer(in: 1...99, default: 1, role: .duration)]
    }
    let travel = context.integer(in: -99...99, default: 0, role: .quantity)
    return [travel, context.integer(in: 1...99, default: 1, role: .duration)]
  }
}

@Suite struct RealignmentTests {
  /// A reduction on drag 50 for 17, wait 40, after the drag was proposed as a wait.
  private func proposed() -> Reduction {
    func examined(_ values: [Choice.Value], _ isInteresting: Bool) -> Reduction.Examined {
      Reduction.Examined(
        rank: Rank(key: [], sequence: Toy.record(values, steps)), isInteresting: isInteresting,
        choicesUsed: nil)
    }
    let reduction = Reduction(target: examined([2, 1, 50, 17, 0, 40], true)) { values, _ in
      examined(values, false)
    }
    reduction.consider([2, 0, 50, 17, 0, 40])
    return reduction
  }

  @Test func whatFollowsIsMovedToWhereItBelongs() {
    let reduction = proposed()
    let values = Realignment.values(
      after: reduction, changed: reduction.spans[1], kept: [2, 0, 50, 17, 0, 40])
    #expect(values == [2, 0, 50, 0, 40])
  }

  @Test func valuesAreTakenOverByRole() {
    let reduction = proposed()
    let values = Realignment.transferredValues(
      after: reduction, changed: reduction.spans[1], decided: 1)
    #expect(values == [2, 0, 17, 0, 40])
  }

  @Test func nothingIsCorrectedWhereNothingMoved() {
    let reduction = proposed()
    reduction.consider([2, 1, 0, 17, 0, 40])
    let values = Realignment.values(
      after: reduction, changed: reduction.spans[1], kept: [2, 1, 0, 17, 0, 40])
    #expect(values == nil)
  }
}
