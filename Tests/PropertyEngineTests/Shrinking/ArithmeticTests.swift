import Testing

@testable import PropertyEngine

@Suite struct ArithmeticTests {
  private let limits = Limits.integer(-100...100, simplest: 0)

  @Test func resultsOutsideTheLimitsDoNotExist() {
    #expect(Arithmetic.sum(60, 40, limits) == 100)
    #expect(Arithmetic.sum(60, 41, limits) == nil)
    #expect(Arithmetic.difference(-60, 40, limits) == -100)
    #expect(Arithmetic.difference(-61, 40, limits) == nil)
    #expect(Arithmetic.sum(.integer(.max), 1, .integer(0...Int64.max, simplest: 0)) == nil)
  }

  @Test func kindsAreNotMixed() {
    #expect(Arithmetic.sum(1, 1.0, limits) == nil)
    #expect(Arithmetic.difference(1, 1.0, limits) == nil)
  }

  @Test func wrappedSumsComeBackFromTheOtherEnd() {
    let short = Limits.integer(-32768...32767, simplest: 0)
    #expect(Arithmetic.wrappedSum(32767, 1, short) == -32768)
    #expect(Arithmetic.wrappedSum(-32768, -1, short) == 32767)
    #expect(Arithmetic.wrappedSum(1, 1, short) == nil)
  }

  @Test func negationNeedsRoomAndADifference() {
    #expect(Arithmetic.negated(7, limits) == -7)
    #expect(Arithmetic.negated(0, limits) == nil)
    #expect(Arithmetic.negated(7, .integer(0...9, simplest: 0)) == nil)
    #expect(Arithmetic.negated(.integer(.min), .integer(.min ... .max, simplest: 0)) == nil)
    #expect(Arithmetic.negated(-0.5, .real(-1...1, simplest: 0)) == 0.5)
  }

  @Test func aFullWordHasNoEnds() {
    #expect(Arithmetic.ends(.integer(.min ... .max, simplest: 0)).isEmpty)
    #expect(Arithmetic.ends(limits) == [-100, 100])
    #expect(Arithmetic.ends(.real(0...1, simplest: 0)) == [0.0, 1.0])
  }

  @Test func movingBackByItsDistanceLeadsToTheSimplest() {
    for value: Int64 in [-100, -3, 0, 5, 100] {
      let choice = Choice(.integer(value), within: limits, role: .number)
      let (steps, isBelow) = Arithmetic.distance(choice)
      #expect(Arithmetic.moved(choice, by: steps, isUp: isBelow) == 0)
    }
    let real = Choice(2.5, within: .real(0...9, simplest: 0), role: .number)
    #expect(Arithmetic.distance(real).steps == 2)
    #expect(Arithmetic.moved(real, by: 2, isUp: false) == 0.5)
  }
}
