import Testing

@testable import PropertyEngine

@Suite struct ShrinkTests {
  private let long = listed(Array(100...160))
  private let isWrong: ([Int64]) -> Bool = { $0.reduce(0, +) > 900 }

  @Test func nothingIsShrunkThatDoesNotShowTheLabel() {
    #expect(Toy.shrink(listed([1]), Toy.lists, isWrong: isWrong) == nil)
    let examiner = Examiner(Toy.subject(Toy.lists, isWrong: isWrong))
    #expect(examiner.shrink(long, to: "something else") == nil)
  }

  @Test func theBudgetIsNeverExceeded() {
    for budget in [1, 2, 7, 20, 40] {
      let shrunk = Toy.shrink(long, Toy.lists, budget: budget, isWrong: isWrong)
      #expect((shrunk?.result.executions ?? .max) <= budget)
    }
  }

  @Test func theHistoryLeadsFromTheStartToTheResult() throws {
    let result = try #require(Toy.shrink(long, Toy.lists, isWrong: isWrong)).result
    #expect(result.history.first?.rank.sequence.values == long)
    #expect(result.history.last?.rank == result.rank)
    #expect(result.history.count == result.successes + 1)
    for (before, after) in zip(result.history, result.history.dropFirst()) {
      #expect(after.rank.isSimpler(than: before.rank))
      #expect(after.executions > before.executions && after.executions <= result.executions)
    }
  }

  @Test func aStoppedShrinkGoesOnFromWhereItWas() {
    var values = long
    var stops = 0
    while let shrunk = Toy.shrink(values, Toy.lists, budget: 12, isWrong: isWrong) {
      guard let resume = shrunk.result.resume else {
        #expect(shrunk.example == Toy.shrink(long, Toy.lists, isWrong: isWrong)?.example)
        break
      }
      #expect(isWrong(shrunk.example))
      if resume == values { break }
      values = resume
      stops += 1
    }
    #expect(stops > 0)
  }

  @Test func theSameStartShrinksToTheSameEachTime() {
    let (one, other) = (
      Toy.shrink(long, Toy.lists, isWrong: isWrong),
      Toy.shrink(long, Toy.lists, isWrong: isWrong)
    )
    #expect(one?.result.rank == other?.result.rank)
    #expect(one?.result.executions == other?.result.executions)
  }

  @Test func aLaterViolationIsShrunkUntilItIsFirst() {
    let subject = Subject<[Int64], String>(generate: Toy.lists.draw) { list in
      let labels = list.compactMap { $0 > 100 ? "great" : $0 < -100 ? "small" : nil }
      guard let first = labels.first else { return .holds }
      return .violated(Violation(first: first, later: labels))
    }
    let shrunk = Examiner(subject).shrink(listed([500, 7, -500]), to: "small")
    #expect(shrunk?.sequence.values == listed([-101]))
    #expect(shrunk?.violation.first == "small")
  }

  @Test func aViolationThatIsNeverFirstShowsWhatComesBefore() {
    let subject = Subject<[Int64], String>(generate: Toy.lists.draw) { list in
      guard list.contains(where: { $0 > 100 }) else { return .holds }
      return .violated(
        Violation(first: "cause", later: list.contains { $0 > 500 } ? ["effect"] : []))
    }
    let shrunk = Examiner(subject).shrink(listed([900, 7]), to: "effect")
    #expect(shrunk?.sequence.values == listed([501]))
    #expect(shrunk?.violation.first == "cause")
  }

  @Test func recursiveValuesAreRecognized() {
    let sums = Generator<Int64>.recursive(depth: 3, label: 1, base: Toy.small) { parts in
      parts.and(parts).map { $0 + $1 }
    }
    #expect(Toy.record([1, 0, 5, 0, 6], sums).isRecursive)
    #expect(!Toy.record([0, 5], sums).isRecursive)
    #expect(!Toy.record(listed([1, 2]), Toy.lists).isRecursive)
  }
}
