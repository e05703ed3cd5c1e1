import Testing

@testable import PropertyEngine

@Suite struct ReorderSiblingsTests {
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
