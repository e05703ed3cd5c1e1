import Testing

@testable import PropertyEngine

@Suite struct NumberSearchRounderTests {
  private func search(
    _ start: Choice.Value, _ limits: Limits, accepts: @escaping (Choice.Value) -> Bool
  ) -> Choice.Value {
    var current = start
    NumberSearch(limits: limits) { value in
      #expect(limits.contains(value))
      guard accepts(value) else { return false }
      guard Simplicity(of: value, within: limits) < Simplicity(of: current, within: limits) else {
        return false
      }
      current = value
      return true
    }.run(from: start)
    return current
  }

  private func real(_ start: Double, accepts: @escaping (Double) -> Bool) -> Choice.Value {
    search(.real(start), .real(-8000...8000, simplest: 0)) {
      if case .real(let value) = $0 { accepts(value) } else { false }
    }
  }

  private func integer(_ start: Int64, accepts: @escaping (Int64) -> Bool) -> Choice.Value {
    search(.integer(start), .integer(-8000...8000, simplest: 0, order: .rounder)) {
      if case .integer(let value) = $0 { accepts(value) } else { false }
    }
  }

  @Test func oneDigitIsEnoughWhereOneSideIsOpen() {
    #expect(real(1437.2218) { $0 > 900.5 } == 1000.0)
    #expect(real(7777.123) { $0 > 123.4 } == 200.0)
    #expect(real(-7777.123) { $0 < -123.4 } == -200.0)
    #expect(integer(7777) { $0 > 1234 } == 2000)
  }

  @Test func asManyDigitsStayAsAreNeeded() {
    #expect(real(1437.2218) { $0 > 1430 && $0 < 1440 } == 1431.0)
    #expect(real(17.3456) { (17...20).contains($0) } == 20.0)
    #expect(integer(1437) { (1430...1440).contains($0) } == 1430)
  }

  @Test func positiveIsTriedBeforeNegative() {
    #expect(real(-512.75) { $0.magnitude >= 30 } == 30.0)
    #expect(integer(-512) { $0.magnitude >= 30 } == 30)
  }

  @Test func fractionsBecomeSmallToo() {
    #expect(real(0.8125) { $0 >= 0.03 } == 0.1)
    #expect(real(0.0825) { $0 >= 0.03 && $0 < 0.1 } == 0.03)
    #expect(real(3.75) { $0 > 0 } == real(0.5) { $0 > 0 })
  }

  @Test func zeroIsTriedEvenIfItIsNotTheDefault() {
    let limits = Limits.real(-10...10, simplest: 3)
    #expect(search(7.25, limits) { $0 != 3.0 } == 0.0)
  }
}
