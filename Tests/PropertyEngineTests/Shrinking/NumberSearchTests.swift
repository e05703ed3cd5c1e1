import Testing

@testable import PropertyEngine

@Suite struct NumberSearchTests {
  /// Searches among accepted values; returns the last accepted one and the number of trials.
  private func search(
    _ start: Choice.Value, _ limits: Limits, accepts: @escaping (Int64) -> Bool
  ) -> (found: Int64?, trials: Int) {
    var (current, trials) = (start, 0)
    NumberSearch(limits: limits) { value in
      #expect(limits.contains(value))
      trials += 1
      guard case .integer(let integer) = value, accepts(integer) else { return false }
      guard Simplicity(of: value, within: limits) < Simplicity(of: current, within: limits) else {
        return false
      }
      current = value
      return true
    }.run(from: start)
    guard case .integer(let found) = current else { return (nil, trials) }
    return (found, trials)
  }

  private let word = Limits.integer(Int64.min...Int64.max, simplest: 0)

  @Test func theSimplestValueTakesOneTrial() {
    let result = search(.integer(.max), word) { _ in true }
    #expect(result.found == 0)
    #expect(result.trials == 1)
  }

  @Test(arguments: [1, 2, 3, 9, 900, 123_456, Int64.max / 3])
  func aThresholdIsFound(_ threshold: Int64) {
    #expect(search(.integer(.max), word) { $0 >= threshold }.found == threshold)
    #expect(search(.integer(.min), word) { $0 <= -threshold }.found == -threshold)
    #expect(search(.integer(.min), word) { $0.magnitude >= threshold }.found == threshold)
  }

  @Test func theNearestNeighboursOfTheSimplestAreTried() {
    #expect(search(5000, word) { $0 != 0 }.found == 1)
    #expect(search(5000, word) { $0 == -1 || $0 > 100 }.found == -1)
  }

  @Test func aValueMayHaveToSkipAnother() {
    #expect(search(11, .integer(1...100, simplest: 1)) { $0 != 10 && $0 > 5 }.found == 6)
    #expect(search(3, word) { ![0, 1, -1, 2].contains($0) }.found == -2)
  }

  @Test func rangesThatDoNotReachZeroWork() {
    #expect(search(77, .integer(10...100, simplest: 50)) { $0 >= 60 }.found == 60)
    #expect(search(12, .integer(10...100, simplest: 50)) { $0 < 30 }.found == 29)
  }

  @Test func aMinimalValueCostsFewTrials() {
    #expect(search(900, .integer(0...1000, simplest: 0)) { $0 >= 900 }.trials <= 6)
  }
}
