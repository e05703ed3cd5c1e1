import Testing

@testable import PropertyEngine

@Suite struct MergeCollectionsTests {
  private let nested = Toy.small.list(count: 0...50, label: 2).list(count: 0...50, label: 1)

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
}
