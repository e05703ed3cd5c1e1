import PropertyEngine
import Testing

@Suite struct FirstFailureTests {
  @Test func theSimplestCaseIsTriedFirst() {
    let examiner = Examiner(Toy.subject(Toy.lists) { _ in true })
    let found = examiner.firstFailure(seed: 1, attempts: 5)
    #expect(found?.executions == 1)
    #expect(found?.sequence.values == listed([]))
  }

  @Test func sizesGrow() {
    let examiner = Examiner(Toy.subject(Toy.lists) { $0.count > 3 })
    let found = examiner.firstFailure(seed: 1, attempts: 500)
    #expect((found?.sequence.count ?? 0) < 12)
  }

  @Test func nothingIsFoundWhereNothingIsWrong() {
    let examiner = Examiner(Toy.subject(Toy.lists) { _ in false })
    #expect(examiner.firstFailure(seed: 1, attempts: 50) == nil)
    #expect(examiner.executions == 50)
  }

  @Test func aSeedFindsTheSameEachTime() {
    let founds = (0..<2).map { _ in
      Examiner(Toy.subject(Toy.lists) { $0.contains { $0 > 500 } })
        .firstFailure(seed: 77, attempts: 10_000)?.sequence
    }
    #expect(founds[0] != nil)
    #expect(founds[0] == founds[1])
  }
}
