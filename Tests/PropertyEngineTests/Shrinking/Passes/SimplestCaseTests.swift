import Testing

@testable import PropertyEngine

@Suite struct SimplestCaseTests {
  @Test func theSimplestCaseIsTakenIfItWill() {
    #expect(Toy.reduce(listed([5, 6]), Toy.lists, with: SimplestCase()) { _ in true } == [])
    #expect(Toy.reduce(listed([5, 6]), Toy.lists, with: SimplestCase()) { $0 != [] } == [5, 6])
  }
}
