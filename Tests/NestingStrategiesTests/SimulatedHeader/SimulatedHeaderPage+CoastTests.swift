import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// What moves after the lift, and what stops it.
@MainActor @Suite(.serialized) struct SimulatedHeaderPageCoastTests {
  /// A fling on the header, some frames old.
  func flung(_ dy: CGFloat = -40, frames: Int = 4, _ adapt: (inout Scene) -> Void = { _ in })
    -> SimulatedHeaderBench
  {
    let bench = SimulatedHeaderBench(adapt)
    bench.finger.down()
    for _ in 0..<5 { bench.finger.move(dy: dy) }
    bench.finger.up()
    bench.finger.rest(frames: frames)
    return bench
  }

  @Test(arguments: [100, 700, 320])
  func aFingerAnywhereStopsTheCoastInItsFrame(_ y: Int) {
    let bench = flung { $0.header.pinned = 200 }
    let place = bench.place
    bench.finger.go(to: CGPoint(x: 200, y: CGFloat(y)))
    bench.finger.down()
    #expect(bench.place == place)
    bench.finger.rest(frames: 12)
    #expect(bench.place == place)
    bench.finger.up()
    bench.finger.rest(frames: 3)
    #expect(bench.place == place)
  }

  @Test(arguments: [40, 700])
  func aCaughtBounceWaitsAndGoesBack(_ y: Int) {
    let bench = flung(30)
    let place = bench.place
    #expect(place < -20)
    bench.finger.go(to: CGPoint(x: 200, y: CGFloat(y)))
    bench.finger.down()
    bench.finger.rest(frames: 6)
    #expect(bench.place == place)
    bench.finger.up()
    #expect(bench.place > place)
    bench.finger.rest(frames: 60)
    #expect(bench.place == 0)
  }

  @Test func aFingerOnTheHeaderCatchesTheBounceOfTheList() {
    let bench = SimulatedHeaderBench(at: CGPoint(x: 200, y: 700))
    bench.finger.down()
    for _ in 0..<6 { bench.finger.move(dy: 30) }
    bench.finger.up()
    bench.finger.rest(frames: 3)
    let place = bench.place
    #expect(place < -20)
    bench.finger.go(to: CGPoint(x: 200, y: 100))
    bench.finger.down()
    #expect(!bench.list.isDecelerating)
    #expect(bench.place == place)
    bench.finger.move(dy: 10)
    bench.finger.move(dy: 20)
    // It goes on from where the content stands, through the band.
    #expect(bench.place < place && bench.place > place - 12)
  }

  @Test(arguments: ["chain", "stop"])
  func aFlingOnTheHeaderRunsOnOrStops(_ policy: String) {
    let bench = flung(frames: 300) { $0.policies[.flingOnHeader] = policy }
    #expect(bench.collapsed == 300)
    #expect((bench.place == 300) == (policy == "stop"))
  }

  @Test func aFlingIntoTheEndBounces() {
    let bench = flung(-60, frames: 0) { $0.pages[0].rows = 14 }
    var most = bench.place
    for _ in 0..<200 {
      bench.finger.rest()
      most = max(most, bench.place)
    }
    #expect(most > bench.list.length + 20)
    #expect(bench.place == bench.list.length)
  }

  @Test func framesThatWereDroppedAreMadeUpFor() {
    let bench = flung(frames: 5)
    let wanted = bench.place
    let late = flung(frames: 1)
    for _ in 0..<3 { late.stage.advanceClock() }
    late.finger.rest()
    #expect(abs(late.place - wanted) < 0.001)
  }
}
