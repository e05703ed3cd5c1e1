import HeadlessUIKit
import Testing

@testable import NestingStrategies

@MainActor @Suite(.serialized) struct TouchDownRecognizerTests {
  @Test func eachFingerIsToldOfAndTheLastLift() {
    let stage = Stage(device: .init())
    var told: [String] = []
    let recognizer = TouchDownRecognizer { _ in told.append("down") }
    recognizer.onFinger = { _ in told.append("finger") }
    recognizer.onLift = { told.append("lift") }
    stage.window.addGestureRecognizer(recognizer)
    func step(_ frame: Int, _ samples: (Int, StageTouchSample.Phase)...) {
      stage.step(
        ContiguousArray(
          samples.map {
            StageTouchSample(
              finger: $0.0, phase: $0.1, time: Double(frame) * 1000 / 60, x: 100, y: 100)
          }))
      stage.advanceClock()
    }
    step(0, (1, .began))
    step(1, (2, .began))
    step(2, (1, .ended))
    #expect(told == ["finger", "down", "finger"])
    step(3, (2, .ended))
    // One that comes and goes in a frame has pressed as well.
    step(4, (3, .began), (3, .ended))
    #expect(told == ["finger", "down", "finger", "lift", "finger", "down", "lift"])
  }
}
