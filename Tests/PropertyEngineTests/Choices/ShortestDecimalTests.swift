import Testing

@testable import PropertyEngine

@Suite struct ShortestDecimalTests {
  @Test(arguments: [
    (0.0, 0, 0), (2000.0, 2, 3), (-1.25, -125, -2), (0.1, 1, -1), (1e-7, 1, -7),
    (123456.789, 123_456_789, -3), (1e22, 1, 22),
    (0.30000000000000004, 30_000_000_000_000_004, -17),
  ])
  func realsAreReadDigitByDigit(_ value: Double, _ mantissa: Int, _ exponent: Int) {
    let decimal = ShortestDecimal(value)
    #expect(decimal.mantissa == Int64(mantissa))
    #expect(decimal.exponent == exponent)
  }

  @Test func trailingZerosAreNotSignificant() {
    #expect(ShortestDecimal(Int64(2000)).digits == 1)
    #expect(ShortestDecimal(Int64(1001)).digits == 4)
    #expect(ShortestDecimal(Int64(0)).digits == 0)
    #expect(ShortestDecimal(Int64.min).digits == 19)
  }

  @Test func shortNumbersAreReadBackExactly() {
    var random = SplittableRandom(seed: 1)
    for _ in 0..<2000 {
      let decimal = ShortestDecimal(
        mantissa: random.integer(in: Int64(-99_999)...99_999), exponent: random.integer(in: -8...8))
      guard let real = decimal.real else {
        Issue.record("\(decimal) has no real")
        continue
      }
      #expect(ShortestDecimal(real) == decimal)
    }
  }

  @Test func wholeNumbersBeyondAWordHaveNoInteger() {
    #expect(ShortestDecimal(mantissa: 9, exponent: 18).integer == 9_000_000_000_000_000_000)
    #expect(ShortestDecimal(mantissa: 93, exponent: 17).integer == nil)
    #expect(ShortestDecimal(mantissa: 5, exponent: -1).integer == nil)
  }

  @Test func tooLongNumbersHaveNoExactReal() {
    #expect(ShortestDecimal(mantissa: 1, exponent: 23).real == nil)
    #expect(ShortestDecimal(mantissa: 1 << 60 | 1, exponent: 0).real == nil)
  }
}
