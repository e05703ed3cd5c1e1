import Testing

@testable import PropertyEngine

@Suite struct MoveNumbersTogetherTests {
  @Test func aDifferenceIsKeptWhileBothAreLowered() {
    let left = Toy.reduce(
      listed([703, 700]), Toy.lists, with: MoveNumbersTogether(keepsSum: false, reach: 1)
    ) { $0.count == 2 && $0[0] - $0[1] == 3 && $0[0] >= 10 }
    #expect(left == [10, 7])
  }

  @Test func aSumIsKeptWhileTheFirstIsLowered() {
    let left = Toy.reduce(
      listed([700, 250]), Toy.lists, with: MoveNumbersTogether(keepsSum: true, reach: 1)
    ) { $0.count == 2 && $0[0] + $0[1] == 950 }
    #expect(left == [0, 950])
  }

  @Test func movingEndsWhereTheRangeEnds() {
    let left = Toy.reduce(
      listed([700, 650]), Toy.lists, with: MoveNumbersTogether(keepsSum: true, reach: 1)
    ) { $0.count == 2 && $0[0] + $0[1] == 1350 }
    #expect(left == [350, 1000])
  }

  @Test func realsMoveTogetherToo() {
    let reals = Generator.reals(in: 0...1000).list(count: 0...9)
    let left = Toy.reduce(
      [2, 700.5, 600.0], reals, with: MoveNumbersTogether(keepsSum: false, reach: 1)
    ) { $0.count == 2 && $0[0] - $0[1] == 100.5 }
    #expect(left == [100.5, 0])
  }
}
