import Testing

@testable import PropertyEngine

@Suite struct MinimizeNumbersTests {
  @Test func eachNumberIsMinimizedAlone() {
    let left = Toy.reduce(listed([700, 800]), Toy.lists, with: MinimizeNumbers()) {
      $0.count == 2 && $0[0] >= 10 && $0[1] >= 600
    }
    #expect(left == [10, 600])
  }

  @Test func countsOutsideCollectionsAreNumbers() {
    let counts = Generator { $0.count(in: 0...100) }
    #expect(Toy.reduce([77], counts, with: MinimizeNumbers()) { $0 >= 9 } == 9)
  }
}
