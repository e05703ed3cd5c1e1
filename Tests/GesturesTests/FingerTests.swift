import HeadlessUIKit
import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// A finger does what its stroke says, and never leaves the glass.
struct FingerTests {
  private let device = Scene.Device()
  private let rect = CGRect(x: 0, y: 244, width: 390, height: 600)

  private func samples(_ stroke: Stroke, at time: Double = 0) -> [StageTouchSample] {
    var finger = Finger(stroke, number: 1, in: rect, at: time, on: device)
    var samples: [StageTouchSample] = []
    while let sample = finger.next(upTo: .greatestFiniteMagnitude) { samples.append(sample) }
    #expect(finger.hasLeft)
    return samples
  }

  @Test func aTapComesAndGoes() {
    var stroke = Stroke(.list)
    stroke.hold = 60
    stroke.liftDelay = 10
    #expect(
      samples(stroke, at: 1000) == [
        .init(finger: 1, phase: .began, time: 1000, x: 195, y: 544),
        .init(finger: 1, phase: .ended, time: 1070, x: 195, y: 544),
      ])
  }

  @Test func anEvenLegIsSampledEvenlyAndAtItsEnd() {
    var stroke = Stroke(.list)
    stroke.sampling = 10
    stroke.liftDelay = 5
    stroke.hold = 20
    stroke.legs = [.init(dx: 0, dy: -35, duration: 35)]
    let samples = samples(stroke)
    #expect(samples.map(\.time) == [0, 30, 40, 50, 55, 60])
    #expect(samples.map(\.y) == [544, 534, 524, 514, 509, 509])
    #expect(samples.map(\.phase) == [.began, .moved, .moved, .moved, .moved, .ended])
  }

  @Test func aRestMakesNoSamples() {
    var stroke = Stroke(.list)
    stroke.sampling = 10
    stroke.legs = [.init(dx: 0, dy: -10, duration: 10), .init(dx: 0, dy: 10, duration: 10)]
    stroke.legs[0].rest = 500
    stroke.end = .cancelled
    stroke.liftDelay = 0
    let samples = samples(stroke)
    #expect(samples.map(\.time) == [0, 10, 520, 520])
    #expect(samples.last?.phase == .cancelled)
  }

  @Test func theEndSpeedIsTheSpeedAtTheEnd() {
    for (speed, expected) in [(0.0, 0.0), (500, 500), (1000, 1000), (3000, 3000), (9000, 3000)] {
      var stroke = Stroke(.list)
      stroke.sampling = 1
      stroke.legs = [.init(dx: 0, dy: -200, duration: 200)]
      stroke.legs[0].endSpeed = speed
      let ys = samples(stroke).filter { $0.phase == .moved }.map(\.y)
      let last = (ys[ys.count - 2] - ys[ys.count - 1]) * 1000
      #expect(abs(last - expected) < 40, "\(speed)")
      #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 > $1 - 1e-9 }, "turns back at \(speed)")
      #expect(ys.last == 344)
    }
  }

  @Test func aPositiveBendIsToTheRightOfTheMovement() throws {
    var stroke = Stroke(.list)
    stroke.sampling = 50
    stroke.legs = [.init(dx: 0, dy: -200, duration: 100)]
    stroke.legs[0].bend = 12
    // Upward, the right is where x grows.
    let middle = try #require(samples(stroke).first { $0.phase == .moved })
    #expect(middle.x == 207)
    #expect(middle.y == 444)
    #expect(samples(stroke).last?.x == 195)
  }

  @Test func aFingerStaysOnTheGlassUntilItsPathComesBack() {
    var stroke = Stroke(.list)
    stroke.sampling = 10
    stroke.legs = [.init(dx: -300, dy: 0, duration: 30), .init(dx: 200, dy: 0, duration: 20)]
    #expect(samples(stroke).map(\.x) == [195, 95, 0, 0, 0, 95, 95])
    stroke.legs = [.init(dx: 300, dy: 0, duration: 10)]
    #expect(samples(stroke).map(\.x) == [195, 390 - Finger.margin, 390 - Finger.margin])
  }

  @Test func theEdgesOfARegionLieInIt() {
    var stroke = Stroke(.list)
    for (across, x) in [(0.0, 0.0), (0.25, 97.5), (1, 390 - Finger.margin)] {
      stroke.across = across
      stroke.down = across
      let sample = samples(stroke)[0]
      #expect(sample.x == x)
      #expect(rect.contains(CGPoint(x: sample.x, y: sample.y)))
    }
  }

  @Test func samplesAreTheSameInPiecesAndInOne() {
    for seed in 0..<UInt64(100) {
      for case .touch(let touch) in RandomScripts.script(seed: seed).steps {
        let whole = samples(touch.first)
        #expect(zip(whole, whole.dropFirst()).allSatisfy { $0.time <= $1.time })
        #expect(whole.allSatisfy { (0...390).contains($0.x) && (0...844).contains($0.y) })
        #expect(whole.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.time.isFinite })
        var finger = Finger(touch.first, number: 1, in: rect, at: 0, on: device)
        var pieces: [StageTouchSample] = []
        var time = 0.0
        while !finger.hasLeft {
          while let sample = finger.next(upTo: time) { pieces.append(sample) }
          time = max(time + 1000.0 / 60, min(finger.nextTime, 1e9))
        }
        #expect(pieces == whole)
        let end = whole.last?.time ?? 0
        #expect(abs(end - touch.first.duration) < 1e-6 * max(1, end))
      }
    }
  }
}
