import Testing

@testable import PropertyEngine

@Suite struct DeleteElementsTests {
  @Test(arguments: [true, false])
  func onlyWhatIsNeededStays(inBlocks: Bool) {
    let long = listed(Array(1...60))
    let left = Toy.reduce(long, Toy.lists, with: DeleteElements(inBlocks: inBlocks)) {
      $0.contains(7) && $0.contains(50)
    }
    #expect(left == [7, 50])
  }

  @Test func elementsOfInnerCollectionsAreDeletedToo() {
    let nested = Toy.lists.list(count: 0...20, label: 1)
    let left = Toy.reduce([2, 2, 1, 2, 3, 3, 4, 5], nested, with: DeleteElements(inBlocks: true)) {
      $0.contains([4]) || $0.contains { $0.contains(4) }
    }
    #expect(left == [[4]])
  }

  @Test func theLeastCountIsKept() {
    let pairs = Toy.small.list(count: 2...9)
    let left = Toy.reduce(listed([1, 2, 3, 4]), pairs, with: DeleteElements(inBlocks: true)) { _ in
      true
    }
    #expect(left.count == 2)
  }

  @Test func referencesAreLoweredAlong() {
    let indices = Generator.integers(in: 0...10, role: .reference).list(count: 0...20)
    let left = Toy.reduce(listed([0, 0, 3, 2]), indices, with: DeleteElements(inBlocks: false)) {
      list in
      list.indices.contains { index in
        let target = Int(list[index])
        return target != index && target < list.count && list[target] == index
      }
    }
    #expect(left == [1, 0])
  }

  @Test func aCountThatIsDrawnBeforeIsLoweredAlong() {
    let bound = Generator.integers(in: 1...100).flatMap {
      Toy.small.list(count: Int($0)...Int($0))
    }
    let left = Toy.reduce(
      [.integer(30)] + listed(Array(1...30)), bound, with: DeleteElements(inBlocks: true)
    ) { $0.contains(17) }
    #expect(left == [17])
  }

  @Test func deletingOneNeededElementAmongMany() {
    var trials = 0
    _ = Toy.reduce(listed(Array(1...100)), Toy.lists, with: DeleteElements(inBlocks: true)) {
      trials += 1
      return $0.contains(33)
    }
    #expect(trials < 22)
  }
}
