import Testing

@testable import PropertyEngine

@Suite struct ReductionTests {
  private func reduction(budget: Int = 100) -> Reduction {
    var left = budget
    return Reduction(target: examined(listed([5, 5]))) { values, _ in
      left -= 1
      return left < 0 ? nil : examined(values)
    }
  }

  private func examined(_ values: [Choice.Value]) -> Reduction.Examined {
    let sequence = Toy.record(values, Toy.lists)
    return Reduction.Examined(
      rank: Rank(key: [], sequence: sequence),
      isInteresting: sequence.values.dropFirst().contains { $0 == 5 }, choicesUsed: nil)
  }

  @Test func onlyWhatIsSimplerAndOfInterestIsTaken() {
    let reduction = reduction()
    #expect(!reduction.consider(listed([5, 6])))
    #expect(!reduction.consider(listed([4])))
    #expect(reduction.consider(listed([5])))
    #expect(reduction.sequence.values == listed([5]))
    #expect(reduction.successes == 1)
  }

  @Test func theTargetItselfIsNotExamined() {
    let reduction = reduction(budget: 0)
    #expect(!reduction.consider(listed([5, 5])))
    #expect(!reduction.isStopped)
  }

  @Test func whenTheBudgetIsUsedUpNothingIsTakenAnyMore() {
    let reduction = reduction(budget: 1)
    #expect(reduction.consider(listed([0, 5])))
    #expect(!reduction.consider(listed([5])))
    #expect(reduction.isStopped)
    #expect(!reduction.consider(listed([5])))
  }

  @Test func whatAFailedProposalLedToCanBeRead() {
    let reduction = reduction()
    #expect(!reduction.consider(listed([4])))
    #expect(reduction.last?.rank.sequence.values == listed([4]))
  }
}
