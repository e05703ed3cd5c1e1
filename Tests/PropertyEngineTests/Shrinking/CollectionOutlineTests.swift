import Testing

@testable import PropertyEngine

@Suite struct CollectionOutlineTests {
  @Test func outerCollectionsComeFirst() {
    let nested = Toy.small.list(count: 1...9, label: 2).list(count: 0...9, label: 1)
    let sequence = Toy.record([2, 1, 5, 3, 6, 7, 8], nested)
    #expect(sequence.collections.map(\.elements.count) == [2, 1, 3])
    #expect(sequence.collections.map(\.least) == [0, 1, 1])
    #expect(sequence.collections.map(\.surplus) == [2, 0, 2])
    #expect(sequence.collections.map(\.countIndex) == [0, 1, 3])
  }

  @Test func aCountThatIsFixedHasItsSourceBefore() {
    let bound = Generator.integers(in: 1...20).flatMap {
      Toy.small.list(count: Int($0)...Int($0))
    }
    let collection = Toy.record([3, 3, 7, 8, 9], bound).collections[0]
    #expect(collection.countSourceIndex == 0)
    #expect(collection.surplus == 2)
  }

  @Test func aCountThatNothingFixesStays() {
    let pair = Toy.small.list(count: 2...2)
    let collection = Toy.record([2, 7, 8], pair).collections[0]
    #expect(collection.countSourceIndex == nil)
    #expect(collection.surplus == 0)
  }

  @Test func childrenAreDirectlyBelow() {
    let nested = Toy.small.list(count: 0...9, label: 2).list(count: 0...9, label: 1)
    let sequence = Toy.record([2, 1, 5, 1, 6], nested)
    #expect(sequence.children(of: 0) == [1, 4])
    #expect(sequence.children(of: 1) == [2])
  }
}
