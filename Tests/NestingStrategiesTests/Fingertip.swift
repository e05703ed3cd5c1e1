import HeadlessUIKit

/// One finger on a stage, moved frame by frame.
@MainActor
final class Fingertip {
  let stage: Stage
  private(set) var place: CGPoint
  private var frame = 0
  private var isDown = false

  init(on stage: Stage, at place: CGPoint) {
    self.stage = stage
    self.place = place
  }

  private var time: Double { Double(frame) * 1000 / Double(stage.device.framesPerSecond) }

  /// Plays frames without a sample.
  func rest(frames: Int = 1) {
    for _ in 0..<frames { play([]) }
  }

  func down() { touch(.began) }
  func up() { touch(.ended) }
  func cancel() { touch(.cancelled) }

  /// Is put elsewhere, in the air.
  func go(to place: CGPoint) { self.place = place }

  /// Moves in one frame.
  func move(dx: CGFloat = 0, dy: CGFloat = 0) {
    place = CGPoint(x: place.x + dx, y: place.y + dy)
    touch(.moved)
  }

  private func touch(_ phase: StageTouchSample.Phase) {
    play([
      StageTouchSample(
        finger: 1, phase: phase, time: time, x: Double(place.x), y: Double(place.y))
    ])
  }

  private func play(_ samples: ContiguousArray<StageTouchSample>) {
    stage.step(samples)
    stage.advanceClock()
    frame += 1
  }
}
