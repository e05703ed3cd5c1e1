import Foundation
import HeadlessUIKit
import PropertyEngine
import Scenes

@testable import Gestures

/// What fingers do in generated scripts, measured as Touchalytics measured people.
///
/// A script's step is played by its finger, sample by sample, and the figures are read off the
/// samples: neither the table from which strokes are drawn nor what the step is called is asked.
/// Points are 1/163 inch.
struct StrokeStatistics {
  /// The classes into which recorded strokes were sorted: by the direction of their chords.
  enum Class: String, CaseIterable {
    case pageSwipe, reading, backScroll
  }

  /// What is measured of a stroke.
  enum Figure: String, CaseIterable {
    /// Milliseconds from the first sample to the last.
    case duration
    /// Points from the first sample to the last.
    case length
    /// Degrees between the chord and the nearer axis.
    case angle
    /// Points per second, the path over the duration.
    case speed
    /// The largest distance from the chord, as a share of it.
    case curvature
    /// The chord as a share of the path.
    case straightness
  }

  private(set) var values: [Class: [Figure: [Double]]] = [:]
  /// How many strokes were measured; those that hardly move are taps and are not.
  private(set) var count = 0

  /// Below this chord a recorded stroke was a tap: 0.8 mm.
  private static let tap = 5.1

  /// The strokes of people who read and swipe, from seeds counted up from the first.
  ///
  /// These are the runs whose habits are those of people; in the others every kind of gesture has a
  /// weight of its own.
  init(strokes wanted: Int, firstSeed: UInt64 = 0) {
    let people = GestureKind.allCases.map(\.weightAmongPeople)
    var seed = firstSeed
    while count < wanted {
      let run = FakeRuns.run(seed: seed)
      seed += 1
      guard run.habits.weights == people else { continue }
      for step in run.script.steps where count < wanted {
        if case .touch(let touch) = step { add(touch.first, on: run.script.scene.device) }
      }
    }
  }

  private mutating func add(_ stroke: Stroke, on device: Scene.Device) {
    let list = CGRect(x: 0, y: 0, width: device.width, height: device.height)
    var finger = Finger(stroke, number: 1, in: list, at: 0, on: device)
    var samples: [StageTouchSample] = []
    while let sample = finger.next(upTo: .greatestFiniteMagnitude) { samples.append(sample) }
    guard let first = samples.first, let last = samples.last else { return }
    let (x, y) = (last.x - first.x, last.y - first.y)
    let chord = (x * x + y * y).squareRoot()
    guard chord > Self.tap else { return }
    count += 1
    let isSideways = abs(x) > abs(y)
    let kind: Class = isSideways ? .pageSwipe : y < 0 ? .reading : .backScroll
    var path = 0.0
    var deviation = 0.0
    for (one, other) in zip(samples, samples.dropFirst()) {
      let (dx, dy) = (other.x - one.x, other.y - one.y)
      path += (dx * dx + dy * dy).squareRoot()
      let (fromX, fromY) = (other.x - first.x, other.y - first.y)
      deviation = max(deviation, abs(fromX * y - fromY * x) / chord)
    }
    let off = atan2(isSideways ? abs(y) : abs(x), isSideways ? abs(x) : abs(y)) * 180 / .pi
    let duration = last.time - first.time
    for (figure, value) in [
      (Figure.duration, duration), (.length, chord), (.angle, off),
      (.speed, path / duration * 1_000), (.curvature, deviation / chord),
      (.straightness, chord / path),
    ] {
      values[kind, default: [:]][figure, default: []].append(value)
    }
  }

  /// The value below which a share of all strokes of a class lies.
  func quantile(_ share: Double, of figure: Figure, in kind: Class) -> Double {
    let sorted = (values[kind]?[figure] ?? []).sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// The quartiles of people: Touchalytics, 41 people, 21,158 strokes.
  static func people(_ figure: Figure, in kind: Class) -> [Double] {
    switch (kind, figure) {
    case (.pageSwipe, .duration): [103, 130, 169]
    case (.reading, .duration): [493, 838, 1_540]
    case (.backScroll, .duration): [245, 461, 845]
    case (.pageSwipe, .length): [83, 109, 139]
    case (.reading, .length): [42, 64, 101]
    case (.backScroll, .length): [50, 85, 126]
    case (.pageSwipe, .angle): [6.3, 13, 21.2]
    case (.reading, .angle): [3.9, 8.5, 14.7]
    case (.backScroll, .angle): [3.6, 8, 16]
    case (.pageSwipe, .speed): [603, 825, 1_067]
    case (.reading, .speed): [48, 76, 137]
    case (.backScroll, .speed): [97, 215, 492]
    case (.pageSwipe, .curvature): [0.022, 0.040, 0.063]
    case (.reading, .curvature): [0.036, 0.057, 0.088]
    case (.backScroll, .curvature): [0.036, 0.061, 0.101]
    case (.pageSwipe, .straightness): [0.985, 0.994, 0.998]
    case (.reading, .straightness): [0.893, 0.946, 0.974]
    case (.backScroll, .straightness): [0.902, 0.973, 0.990]
    }
  }

  /// A row for each quartile: class, figure, quartile, people, generated, and how far off.
  var rows: [(kind: Class, figure: Figure, share: Double, people: Double, generated: Double)] {
    var rows: [(kind: Class, figure: Figure, share: Double, people: Double, generated: Double)] = []
    for kind in Class.allCases {
      for figure in Figure.allCases {
        for (share, people) in zip([0.25, 0.5, 0.75], Self.people(figure, in: kind)) {
          let generated = quantile(share, of: figure, in: kind)
          rows.append((kind, figure, share, people, generated))
        }
      }
    }
    return rows
  }
}
