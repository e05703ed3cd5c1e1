import Testing

@testable import PropertyEngine

@Suite struct ExaminerTests {
  private func examiner() -> Examiner<[Int64], String> {
    Examiner(Toy.subject(Toy.lists) { $0.contains { $0 > 10 } })
  }

  @Test func noCaseIsExecutedTwice() {
    let examiner = examiner()
    for _ in 0..<3 { #expect(examiner.replay(listed([11])).violation?.first == "wrong") }
    #expect(examiner.executions == 1)
    #expect(examiner.requests == 3)
    #expect(examiner.replay(listed([11]) + [5]).ending == examiner.replay(listed([11])).ending)
    #expect(examiner.executions == 1)
  }

  @Test func drawnCasesAreKnownAfterwards() {
    let examiner = examiner()
    let drawn = examiner.draw(SplittableRandom(seed: 3))
    #expect(examiner.known(drawn.sequence.values)?.ending == drawn.ending)
    #expect(examiner.executions == 1)
  }

  @Test func aCaseThatIsNotSimplerStaysUnjudged() {
    let examiner = examiner()
    let bound = examiner.replay(listed([11])).rank
    let outcome = examiner.replay(listed([12]), ifSimplerThan: bound)
    #expect(outcome.ending == .unjudged)
    #expect(examiner.replay(listed([12]), ifSimplerThan: bound).ending == .unjudged)
    #expect(examiner.executions == 2)
  }

  @Test func anUnjudgedCaseIsJudgedWhenItsVerdictIsNeeded() {
    let examiner = examiner()
    let (low, high) = (examiner.replay(listed([11])).rank, examiner.replay(listed([20])).rank)
    _ = examiner.replay(listed([12]), ifSimplerThan: low)
    #expect(examiner.known(listed([12])) == nil)
    #expect(examiner.known(listed([12]), ifSimplerThan: high) == nil)
    #expect(examiner.replay(listed([12]), ifSimplerThan: high).violation != nil)
  }

  @Test func rejectedAndTooLargeCasesAreNotJudged() {
    let never = Toy.subject(Toy.small.filter { _ in false }) { _ in true }
    #expect(Examiner(never).draw(SplittableRandom(seed: 1)).ending == .rejected)
    let examiner = Examiner(Toy.subject(Toy.lists) { _ in true }, limit: 5)
    #expect(examiner.replay(listed([1, 2, 3, 4, 5])).ending == .tooLarge)
  }
}
