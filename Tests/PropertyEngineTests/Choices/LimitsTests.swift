import PropertyEngine
import Testing

@Suite struct LimitsTests {
  private let whole = Limits.integer(-5...10, simplest: 2)
  private let real = Limits.real(-0.5...1.5, simplest: 1)

  @Test func bothEndsBelongToTheRange() {
    #expect(whole.contains(-5) && whole.contains(10))
    #expect(!whole.contains(-6) && !whole.contains(11))
    #expect(real.contains(-0.5) && real.contains(1.5))
    #expect(!real.contains(.real(1.5.nextUp)))
  }

  @Test func aValueOfTheOtherKindNeverFits() {
    #expect(!whole.contains(1.0))
    #expect(!real.contains(1))
    #expect(whole.fitted(1.0) == 2)
    #expect(real.fitted(1) == 1.0)
  }

  @Test func whatDoesNotFitBecomesTheNearestThatDoes() {
    #expect(whole.fitted(-100) == -5)
    #expect(whole.fitted(100) == 10)
    #expect(whole.fitted(3) == 3)
    #expect(real.fitted(.real(.infinity)) == 1.5)
    #expect(real.fitted(.real(.nan)) == 1.0)
  }

  @Test func negativeZeroBecomesZero() {
    guard case .real(let zero) = real.fitted(.real(-0.0)) else { return #expect(Bool(false)) }
    #expect(zero.sign == .plus)
  }

  @Test func aRangeOfOneValueLeavesNothingToDecide() {
    #expect(Limits.integer(3...3, simplest: 3).isSingular)
    #expect(!whole.isSingular)
    #expect(Limits.real(0...0, simplest: 0).isSingular)
  }
}
