import Testing

@testable import PropertyEngine

@Suite struct ProberTests {
  /// The extent of one integer around a value, among those that show the same.
  private func extent(
    _ value: Int64, _ range: ClosedRange<Int64>, allowance: Int = 100,
    shows: @escaping (Int64) -> Bool
  ) -> Explanation.Extent {
    let choice = Choice(
      .integer(value), within: .integer(range, simplest: range.lowerBound), role: .number)
    var prober = Prober(sequence: ChoiceSequence(choices: [choice])) { values in
      guard case .integer(let value) = values[0] else { return .neither }
      return shows(value) ? .shows : .passes
    }
    prober.allowance = allowance
    return prober.extent(of: 0)
  }

  @Test func everyIntervalIsFoundExactly() {
    for low in stride(from: Int64(0), through: 100, by: 7) {
      for high in stride(from: low, through: 100, by: 9) where low > 0 || high < 100 {
        let middle = (low + high) / 2
        let found = extent(middle, 0...100) { (low...high).contains($0) }
        let expected: Explanation.Extent =
          low == high ? .exactly : .between(.integer(low), .integer(high))
        #expect(found == expected)
      }
    }
  }

  @Test func allOfTwelveMeansAny() {
    #expect(extent(5, 0...1_000_000) { _ in true } == .any(tried: 12))
    #expect(extent(5, 0...9) { _ in true } == .any(tried: 10))
  }

  @Test func fewValuesAreAllTried() {
    #expect(extent(5, 0...9) { $0 % 5 == 0 } == .among([0, 5]))
    #expect(extent(5, 0...9) { $0 == 5 } == .exactly)
  }

  @Test func withoutAllowanceOnlyTheKnownIsClaimed() {
    #expect(extent(500, 0...1000, allowance: 1) { $0 >= 500 } == .unknown)
    let found = extent(500, 0...1000, allowance: 6) { (300...700).contains($0) }
    guard case .atLeast = found else { return #expect(Bool(false), "\(found)") }
  }

  @Test func fullWordsDoNotOverflow() {
    let found = extent(10, Int64.min...Int64.max) { $0 >= 10 }
    #expect(found == .between(10, .integer(.max)))
  }
}
