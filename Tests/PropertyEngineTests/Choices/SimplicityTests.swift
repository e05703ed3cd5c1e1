import PropertyEngine
import Testing

@Suite struct SimplicityTests {
  private func sorted(_ values: [Choice.Value], _ limits: Limits) -> [Choice.Value] {
    values.sorted {
      Simplicity(of: $0, within: limits) < Simplicity(of: $1, within: limits)
    }
  }

  @Test func nearerIntegersAlternateAroundTheSimplest() {
    let limits = Limits.integer(-100...100, simplest: 0)
    #expect(sorted([-2, 2, 0, -1, 1, 10, 9], limits) == [0, 1, -1, 2, -2, 9, 10])
    let around = Limits.integer(0...100, simplest: 17)
    #expect(sorted([0, 16, 18, 17, 40], around) == [17, 18, 16, 0, 40])
  }

  @Test func rounderIntegersHaveFewDigitsFirst() {
    let limits = Limits.integer(-2000...2000, simplest: 5, order: .rounder)
    #expect(
      sorted([11, 1000, -20, 20, 9, 0, 5, -1, 120], limits)
        == [5, 0, -1, 9, 20, -20, 1000, 11, 120])
  }

  @Test func realsHaveFewDigitsFirst() {
    let limits = Limits.real(-2000...2000, simplest: 1)
    #expect(
      sorted([0.25, 0.5, -0.5, 300.0, 0.0, 1.0, 1.5, 0.1, 12.25], limits)
        == [1.0, 0.0, 0.1, 0.5, -0.5, 300.0, 0.25, 1.5, 12.25])
  }

  @Test func theOrderIsTotal() {
    let limits = Limits.integer(-30...30, simplest: 3, order: .rounder)
    let places = (-30...30).map { Simplicity(of: .integer($0), within: limits) }
    for (index, place) in places.enumerated() {
      for other in places[(index + 1)...] { #expect((place < other) != (other < place)) }
    }
  }

  @Test func extremesOfAWordCanBeCompared() {
    let limits = Limits.integer(Int64.min...Int64.max, simplest: 0)
    #expect(
      Simplicity(of: .integer(.max), within: limits)
        < Simplicity(of: .integer(.min), within: limits))
  }
}
