import PropertyEngine
import Testing

@Suite struct WilsonIntervalTests {
  @Test func publishedValuesAreMet() {
    let interval = WilsonInterval(count: 3, of: 100, certainty: .oneInTwenty)
    #expect((interval.low - 0.010255).magnitude < 0.000001)
    #expect((interval.high - 0.084519).magnitude < 0.000001)
    let none = WilsonInterval(count: 0, of: 30, certainty: .oneInTwenty)
    #expect((none.high - 0.113513).magnitude < 0.000001)
  }

  @Test func noneAndAllReachTheirEnd() {
    #expect(WilsonInterval(count: 0, of: 10, certainty: .oneInTwenty).low == 0)
    #expect(WilsonInterval(count: 10, of: 10, certainty: .oneInTwenty).high == 1)
  }

  @Test func withoutTrialsNothingIsKnown() {
    let interval = WilsonInterval(count: 0, of: 0, certainty: .oneInBillion)
    #expect(interval.low == 0 && interval.high == 1)
  }

  @Test func theShareItselfIsAlwaysInside() {
    for trials in 1...40 {
      for count in 0...trials {
        let interval = WilsonInterval(count: count, of: trials, certainty: .oneInThousand)
        #expect((interval.low...interval.high).contains(Double(count) / Double(trials)))
      }
    }
  }

  @Test func moreCertaintyMeansAWiderInterval() {
    let widths = WilsonInterval.Certainty.allCases.map { certainty in
      let interval = WilsonInterval(count: 7, of: 50, certainty: certainty)
      return interval.high - interval.low
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }
}
