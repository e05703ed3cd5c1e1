import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

@MainActor @Suite(.serialized) struct HeaderLidTests {
  @Test func aTapOnATabLeavesAnotherFingerItsPan() {
    let bench = SimulatedHeaderBench()
    let stage = bench.stage
    func step(_ frame: Int, _ samples: (Int, StageTouchSample.Phase, Double, Double)...) {
      stage.step(
        ContiguousArray(
          samples.map {
            StageTouchSample(
              finger: $0.0, phase: $0.1, time: Double(frame) * 1000 / 60, x: $0.2, y: $0.3)
          }))
      stage.advanceClock()
    }
    step(0, (1, .began, 200, 100), (2, .began, 200, 320))
    step(1, (1, .moved, 200, 97), (2, .ended, 200, 320))
    step(2, (1, .moved, 200, 80))
    step(3, (1, .moved, 200, 60))
    #expect(bench.place > 20)
  }

  @Test func itIsAsHighAsHeaderAndBar() {
    let bench = SimulatedHeaderBench()
    #expect(bench.page.lid.frame == CGRect(x: 0, y: 0, width: 390, height: 344))
    #expect(bench.page.lid.bar.frame.minY == 300)
  }
}
