import Testing

@testable import PropertyEngine

/// The passes that change numbers, each on a case that shows what it is for.
@Suite struct NumberPassesTests {
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

  @Test func equalNumbersAreMinimizedTogether() {
    let left = Toy.reduce(listed([700, 3, 700]), Toy.lists, with: MinimizeEqualNumbers()) {
      $0.count == 3 && $0[0] == $0[2] && $0[0] >= 10
    }
    #expect(left == [10, 3, 10])
  }

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

  @Test func allNumbersAreShiftedByOneAmount() {
    let left = Toy.reduce(listed([-7, -7, -6]), Toy.lists, with: ShiftNumbers()) {
      $0.count == 3 && $0[1] == $0[0] && $0[2] == $0[0] + 1
    }
    #expect(left == [0, 0, 1])
  }

  @Test func signsChangeTogether() {
    let quantities = Generator.integers(in: -100...100, role: .quantity).list(count: 0...9)
    let left = Toy.reduce(listed([-15, 3]), quantities, with: FlipSigns()) {
      $0.count == 2 && $0[0] * $0[1] < 0
    }
    #expect(left == [15, -3])
    let some = Toy.reduce(listed([-15, 3, 7]), quantities, with: FlipSigns()) {
      $0.count == 3 && $0[0] * $0[1] < 0 && $0[2] == 7
    }
    #expect(some == [15, -3, 7])
  }

  @Test func directionsChangeTogetherAsWell() {
    let signs = Generator.integers(in: 0...1, role: .sign).list(count: 0...9)
    let left = Toy.reduce(listed([1, 0]), signs, with: FlipSigns()) {
      $0.count == 2 && $0[0] != $0[1]
    }
    #expect(left == [0, 1])
  }

  @Test func anEndOfTheRangeMakesUpForZero() {
    let left = Toy.reduce(listed([600, 700]), Toy.lists, with: MoveToEnds()) {
      $0.count == 2 && $0[0] + $0[1] >= 1000
    }
    #expect(left == [0, 1000])
  }
}
