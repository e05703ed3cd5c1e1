import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// One finger on the lid, or one there and one on the list.
@MainActor @Suite(.serialized) struct SimulatedHeaderPageDragTests {
  @Test func aPanAcrossTheHeaderMovesNothing() {
    let bench = SimulatedHeaderBench()
    bench.finger.down()
    for _ in 0..<8 { bench.finger.move(dx: -20, dy: 15) }
    bench.finger.up()
    bench.finger.rest(frames: 30)
    #expect(bench.place == 0)
    #expect(bench.page.pages.contentOffset.x == 0)
  }

  @Test func aPanAcrossTheHeaderPagesWhereThePolicySaysSo() {
    let bench = SimulatedHeaderBench { $0.policies[.headerPan] = "pages" }
    bench.finger.down()
    for _ in 0..<8 { bench.finger.move(dx: -20, dy: 15) }
    bench.finger.up()
    bench.finger.rest(frames: 60)
    #expect(bench.place == 0)
    #expect(bench.page.pages.contentOffset.x == 390)
  }

  @Test func aSlowReleaseStands() {
    let bench = SimulatedHeaderBench()
    bench.finger.down()
    for _ in 0..<30 { bench.finger.move(dy: -3) }
    let place = bench.place
    bench.finger.up()
    bench.finger.rest(frames: 5)
    #expect(place > 0)
    #expect(bench.place == place)
  }

  @Test(arguments: [60, -400])
  func aCancelledDragGoesIntoItsRangeAtOnce(_ dy: Int) {
    let bench = SimulatedHeaderBench { $0.pages[0].rows = 3 }
    bench.finger.down()
    bench.finger.move(dy: CGFloat(dy))
    bench.finger.move(dy: CGFloat(dy))
    #expect(!bench.list.isInRange)
    bench.finger.cancel()
    #expect(bench.place == (dy > 0 ? 0 : 300))
    bench.finger.rest(frames: 5)
    #expect(bench.place == (dy > 0 ? 0 : 300))
  }

  @Test func aPageTooShortIsFilledAndBounces() {
    let bench = SimulatedHeaderBench { $0.pages[0].rows = 2 }
    #expect(bench.list.length == 300)
    let places = bench.fling(-40)
    #expect((places.max() ?? 0) > 310)
    #expect(places.last == 300)
  }

  @Test(arguments: StageAssumptions.PanOrder.allCases)
  func aFingerOnTheListTakesOver(_ order: StageAssumptions.PanOrder) {
    var assumptions = StageAssumptions()
    assumptions.panOrder = order
    var scene = Scene()
    scene.header.height = 300
    let stage = Stage(device: .init(), assumptions: assumptions)
    let page = SimulatedHeaderPage(scene: scene)
    stage.window.addSubview(page.rootView)
    stage.settle()
    var frame = 0
    func step(_ places: (StageTouchSample.Phase, Double)?...) {
      var samples: ContiguousArray<StageTouchSample> = []
      for (index, place) in places.enumerated() {
        guard let place else { continue }
        samples.append(
          StageTouchSample(
            finger: index + 1, phase: place.0, time: Double(frame) * 1000 / 60, x: 200, y: place.1))
      }
      stage.step(samples)
      stage.advanceClock()
      frame += 1
    }
    step((.began, 250))
    step((.moved, 230), (.began, 700))
    #expect(page.leader?.place == 10)
    // The list's finger begins in this frame: both have moved, and one of them counts.
    step((.moved, 224), (.moved, 686))
    #expect(page.leader?.place == 14)
    step((.moved, 210), (.moved, 680))
    #expect(page.leader?.place == 20)
    step((.moved, 210), (.ended, 680))
    step((.moved, 200))
    step((.moved, 190))
    #expect((page.leader?.place ?? 0) > 30)
  }
}
