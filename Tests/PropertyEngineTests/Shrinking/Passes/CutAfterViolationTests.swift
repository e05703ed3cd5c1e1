import Testing

@testable import PropertyEngine

@Suite struct CutAfterViolationTests {
  private let nested = Toy.small.list(count: 0...50, label: 2).list(count: 0...50, label: 1)

  @Test func whatBeginsAfterTheViolationIsCutInOneTrial() {
    var trials = 0
    let left = Toy.reduce(
      listed(Array(1...40)), Toy.lists, with: CutAfterViolation(), choicesUsed: 6
    ) {
      trials += 1
      return $0.contains(5)
    }
    #expect(left == [1, 2, 3, 4, 5])
    #expect(trials == 2)
  }

  @Test func innerCollectionsAreCutAsWell() {
    let left = Toy.reduce(
      [3, 1, 1, 3, 2, 3, 4, 1, 5], nested, with: CutAfterViolation(), choicesUsed: 5
    ) { $0.contains { $0.contains(2) } }
    #expect(left == [[1], [2]])
  }
}
