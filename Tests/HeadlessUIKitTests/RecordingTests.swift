import HeadlessUIKit
import Testing

/// The stage moves as the real UIScrollView was recorded to move.
@MainActor @Suite struct RecordingTests {
  /// What a recording's touches do on the stage: offsets by frame, from the touch-down.
  func offsets(_ recording: Recording, frames: Int) -> [Double] {
    let stage = Stage(
      device: .init(width: recording.bounds.width, height: recording.bounds.height, scale: 3))
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: recording.bounds.width, height: recording.contentHeight)
    stage.window.addSubview(scroll)
    scroll.contentOffset.y = recording.startOffset
    stage.settle()
    var offsets: [Double] = []
    for index in 0..<frames {
      var samples: ContiguousArray<StageTouchSample> = []
      if index < recording.touches.count {
        let touch = recording.touches[index]
        let isLast = index == recording.touches.count - 1
        let phase: StageTouchSample.Phase = index == 0 ? .began : isLast ? .ended : .moved
        samples.append(
          StageTouchSample(
            finger: 1, phase: phase, time: touch.time * 1000, x: touch.x, y: touch.y))
      }
      if index > 0 { stage.advanceClock() }
      stage.step(samples)
      offsets.append(Double(scroll.contentOffset.y))
    }
    return offsets
  }

  /// Each drag frame exactly, each frame of the coast within 0.00001 pt, and the same at the end.
  func check(_ recording: Recording) {
    let touches = recording.touches.count
    let offsets = offsets(recording, frames: touches + recording.coast.count + 200)
    let firstDrag = touches - 1 - recording.drag.count
    #expect(Array(offsets[firstDrag..<(touches - 1)]) == recording.drag, "\(recording.name): drag")
    var worst = 0.0
    for (frame, offset) in recording.coast {
      worst = max(worst, abs(offsets[touches - 1 + frame] - offset))
    }
    #expect(worst < 0.00001, "\(recording.name): coast off by \(worst) pt")
  }

  @Test func aMediumFlickDecelerates() { check(.mediumFlick) }
  @Test func aFlickIntoTheBottomBounces() { check(.flickIntoBottom) }
  @Test func anOverscrolledReleaseReturns() { check(.overscrollRelease) }
}
