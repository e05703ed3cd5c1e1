import Testing

@testable import PropertyEngine

/// The passes that change the structure of a case, each on a case that shows what it is for.
@Suite struct StructurePassesTests {
  private let nested = Toy.small.list(count: 0...50, label: 2).list(count: 0...50, label: 1)

  @Test func theSimplestCaseIsTakenIfItWill() {
    #expect(Toy.reduce(listed([5, 6]), Toy.lists, with: SimplestCase()) { _ in true } == [])
    #expect(Toy.reduce(listed([5, 6]), Toy.lists, with: SimplestCase()) { $0 != [] } == [5, 6])
  }

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

  @Test func partsTakeThePlaceOfTheirWhole() {
    let sums = Generator<[Int64]>.recursive(
      depth: 4, label: 1, base: Toy.small.map { [$0] }
    ) { parts in parts.and(parts).map { $0 + $1 } }
    let values: [Choice.Value] = [1, 1, 0, 1, 0, 2, 1, 0, 3, 0, 4]
    #expect(Toy.decode(values, sums) == [1, 2, 3, 4])
    let near = Toy.reduce(values, sums, with: ReplaceByPart(isDeep: false)) { $0.contains(3) }
    #expect(near == [3])
    let deep = Toy.reduce(values, sums, with: ReplaceByPart(isDeep: true)) {
      $0 == [1, 2, 3, 4] || $0 == [3]
    }
    #expect(deep == [3])
  }

  @Test func listsAreMergedIntoTheFirst() {
    let left = Toy.reduce([3, 1, 5, 2, 6, 7, 1, 8], nested, with: MergeCollections()) {
      $0.flatMap(\.self).count == 4
    }
    #expect(left == [[5, 6, 7, 8]])
  }

  @Test func onlySomeNeighboursMayMerge() {
    let left = Toy.reduce([3, 1, 5, 1, 6, 1, 7], nested, with: MergeCollections()) {
      $0.flatMap(\.self) == [5, 6, 7] && $0.count > 1
    }
    #expect(left.count == 2)
  }

  @Test func aWholeElementBecomesSimplest() {
    let pairs = Toy.small.and(Toy.small).list(count: 0...9)
    let left = Toy.reduce([2, 5, 6, 7, 8], pairs, with: SimplifySpans()) { list in
      list.count == 2 && list.contains { $0 == (7, 8) }
    }
    #expect(left.map(\.0) == [0, 7])
  }

  @Test func siblingsAreSorted() {
    let left = Toy.reduce(listed([-2, 0, 2, 1]), Toy.lists, with: ReorderSiblings()) {
      $0.sorted() == [-2, 0, 1, 2]
    }
    #expect(left == [0, 1, 2, -2])
  }

  @Test func neighboursAreExchangedWhereSortingIsRefused() {
    let left = Toy.reduce(listed([3, 2, 1]), Toy.lists, with: ReorderSiblings()) {
      $0.sorted() == [1, 2, 3] && $0.first != 1
    }
    #expect(left == [2, 1, 3])
  }
}
