import Testing

@testable import PropertyEngine

@Suite struct BisectionTests {
  private func search(_ most: UInt64, limit: UInt64) -> (found: UInt64, trials: Int) {
    var trials = 0
    let found = Bisection.furthest(most: most) { distance in
      precondition((1...most).contains(distance), "distance \(distance) is out of range")
      trials += 1
      return distance <= limit
    }
    return (found, trials)
  }

  @Test func theFurthestDistanceIsFoundExactly() {
    for most: UInt64 in [0, 1, 2, 3, 7, 8, 9, 100] {
      for limit in 0...most + 2 { #expect(search(most, limit: limit).found == min(limit, most)) }
    }
  }

  @Test func nothingIsTriedTwice() {
    for limit in UInt64(0)...40 {
      var tried: Set<UInt64> = []
      _ = Bisection.furthest(most: 40) { distance in
        #expect(tried.insert(distance).inserted)
        return distance <= limit
      }
    }
  }

  @Test func goingAlmostAllTheWayIsCheap() {
    #expect(search(1 << 62, limit: (1 << 62) - 10).trials < 14)
    #expect(search(.max, limit: .max).trials == 2)
    #expect(search(1 << 62, limit: 0).trials == 1)
  }
}
