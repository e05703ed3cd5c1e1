import Foundation
import PropertyEngine
import Testing

@testable import Gestures

/// The generator's strokes have the quartiles of people's strokes.
///
/// Measured on generated runs as Touchalytics measured people: whole strokes, first point to last,
/// reversals included; pauses in runs with a human tempo.
struct HumanTouchTests {
  fileprivate struct Sample {
    var durations: [Double] = []
    var chords: [Double] = []
    var angles: [Double] = []
    var speeds: [Double] = []
    var pauses: [Double] = []
  }

  private static let samples: [GestureKind: Sample] = {
    var samples: [GestureKind: Sample] = [:]
    for seed in 0..<UInt64(6_000) {
      let run = FakeRuns.run(seed: seed)
      for (index, step) in run.script.steps.enumerated() {
        guard let kind = run.kinds[index], case .touch(let touch) = step else { continue }
        samples[kind, default: Sample()].add(touch.first)
        guard run.habits.tempo == .human, index + 1 < run.kinds.count,
          run.kinds[index + 1] == nil
        else { continue }
        samples[kind, default: Sample()].pauses.append(run.script.steps[index + 1].duration)
      }
    }
    return samples
  }()

  @Test(arguments: [
    (GestureKind.pageSwipe, HumanTouch.pageSwipe), (.reading, .reading),
    (.backScroll, .backScroll),
  ])
  func quartilesArePeoples(kind: GestureKind, human: HumanTouch) throws {
    let sample = try #require(Self.samples[kind])
    #expect(sample.chords.count > 1_000)
    for (name, values, target) in [
      ("duration", sample.durations, human.duration), ("length", sample.chords, human.chord),
      ("angle", sample.angles, human.angle), ("end speed", sample.speeds, human.endSpeed),
      ("pause", sample.pauses, human.pause),
    ] {
      let sorted = values.sorted()
      for quartile in [0.25, 0.5, 0.75] {
        let value = sorted[Int(Double(sorted.count) * quartile)]
        let wanted = target.value(at: quartile)
        let off = abs(value / wanted - 1)
        print("\(kind) \(name) \(quartile): \(value) for \(wanted)")
        #expect(off < 0.15, "\(kind) \(name) \(quartile): \(value) for \(wanted)")
      }
    }
  }

  @Test func anglesNeedNoLibrary() {
    for degrees in stride(from: -90.0, through: 90, by: 0.5) {
      let (sine, cosine) = Angle.sineAndCosine(degrees: degrees)
      #expect(abs(sine - sin(degrees * .pi / 180)) < 1e-8)
      #expect(abs(cosine - cos(degrees * .pi / 180)) < 1e-7)
    }
  }

  @Test func percentilesAreMet() {
    let percentiles = Percentiles(1, 2, 4, 8, 16)
    for (rank, value) in [(0, 0.6), (0.05, 1), (0.25, 2), (0.375, 3), (0.5, 4), (0.95, 16)] {
      #expect(abs(percentiles.value(at: rank) - value) < 1e-12)
    }
    #expect(percentiles.value(at: 1) == 16 * 1.3)
    #expect(percentiles.value(at: 2) == 16 * 1.3)
    #expect(percentiles.value(at: -1) == 0.6)
  }
}

extension HumanTouchTests.Sample {
  fileprivate mutating func add(_ stroke: Stroke) {
    guard let last = stroke.legs.last else { return }
    let x = stroke.legs.reduce(0) { $0 + $1.dx }
    let y = stroke.legs.reduce(0) { $0 + $1.dy }
    let sideways = stroke.legs[0].dx.magnitude > stroke.legs[0].dy.magnitude
    durations.append(stroke.duration)
    chords.append((x * x + y * y).squareRoot())
    let (along, across) = sideways ? (x, y) : (y, x)
    angles.append(atan2(across.magnitude, along.magnitude) * 180 / .pi)
    let average = last.chord / last.duration * 1_000
    speeds.append(min(last.endSpeed ?? average, average * 3))
  }
}
