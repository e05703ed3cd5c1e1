import PropertyEngine
import Testing

@Suite struct HealthTests {
  private func health(judged: Int = 0, rejected: Int = 0, cut: Int = 0) -> Health {
    var health = Health()
    for _ in 0..<judged { health.note(Outcome<String>.Ending.holds) }
    for _ in 0..<rejected { health.note(Outcome<String>.Ending.rejected) }
    for _ in 0..<cut { health.note(Outcome<String>.Ending.tooLarge) }
    return health
  }

  @Test func fewRejectionsAreNoProblem() {
    #expect(health(rejected: 49).problems.isEmpty)
    #expect(health(judged: 10, rejected: 90).problems.isEmpty)
  }

  @Test func manyRejectionsAre() {
    #expect(health(rejected: 50).problems == [.tooManyRejected(rejected: 50, judged: 0)])
    #expect(
      health(judged: 10, rejected: 91).problems == [.tooManyRejected(rejected: 91, judged: 10)])
  }

  @Test func moreThanATenthCutOffIsAProblem() {
    #expect(health(judged: 90, cut: 10).problems.isEmpty)
    #expect(health(judged: 89, cut: 10).problems == [.tooLarge(cut: 10, of: 99)])
    #expect(health(cut: 9).problems.isEmpty)
  }

  @Test func healthAddsUp() {
    var sum = health(judged: 5, rejected: 30)
    sum.merge(health(judged: 1, rejected: 25))
    #expect(sum.problems == [.tooManyRejected(rejected: 55, judged: 6)])
    var first = Health()
    first.noteNondeterminism(run: 9)
    var second = Health()
    second.noteNondeterminism(run: 4)
    first.merge(second)
    #expect(first.problems == [.nondeterministic(run: 4)])
  }
}
