import Testing

@testable import PropertyEngine

@Suite struct OutcomeTests {
  private func rank(_ key: [Double], _ values: [Choice.Value]) -> Rank {
    Rank(key: key, sequence: Toy.record(values, Toy.lists))
  }

  @Test func theKeyDecidesBeforeTheChoices() {
    #expect(rank([1, 5], listed([9, 9])).isSimpler(than: rank([2, 0], listed([]))))
    #expect(rank([1, 4], listed([9, 9])).isSimpler(than: rank([1, 5], listed([]))))
  }

  @Test func equalKeysLeaveItToTheChoices() {
    #expect(rank([1], listed([1])).isSimpler(than: rank([1], listed([-1]))))
    #expect(!rank([1], listed([1])).isSimpler(than: rank([1], listed([1]))))
    #expect(rank([], listed([3])).isSimpler(than: rank([], listed([0, 0]))))
  }

  @Test func onlyAViolatingEndingHasAViolation() {
    let holds = Outcome<String>(rank: rank([], []), ending: .holds)
    let violated = Outcome(rank: rank([], []), ending: .violated(Violation(first: "a")))
    #expect(holds.violation == nil)
    #expect(violated.violation?.first == "a")
  }
}
