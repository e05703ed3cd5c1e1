import Foundation
import Testing

@testable import Gestures

/// The fingers of generated scripts move as people's do, and at times as nobody's.
///
/// `NESTCHECK_STROKES` says how many strokes are measured, 10,000 unless given, and prints the
/// table of people beside generated.
struct StrokeStatisticsTests {
  private static let asked = ProcessInfo.processInfo.environment["NESTCHECK_STROKES"]
    .flatMap { Int($0) }

  @Test func quartilesArePeoples() {
    let statistics = StrokeStatistics(strokes: Self.asked ?? 10_000)
    #expect(statistics.count == Self.asked ?? 10_000)
    for row in statistics.rows {
      let off = row.generated / row.people - 1
      let place = "\(row.kind) \(row.figure) \(row.share)"
      if Self.asked != nil { print("\(place): \(row.people) \(row.generated) \(off)") }
      #expect(abs(off) < 0.15, "\(place): \(row.generated) for \(row.people)")
    }
    let counts = StrokeStatistics.Class.allCases.map { statistics.values[$0]?[.length]?.count ?? 0 }
    let all = Double(statistics.count)
    // 39, 52 and 6 of 97 strokes that are no taps.
    for (count, share) in zip(counts, [0.402, 0.536, 0.062]) {
      #expect(abs(Double(count) / all - share) < 0.02, "\(counts)")
    }
  }

  /// What hardly anybody does occurs as often as its weight says.
  @Test func hostileGesturesOccurByWeight() {
    let several: [GestureKind] = [.catchMotion, .flurry]
    let single = GestureKind.allCases.filter { !several.contains($0) }
    var seen: [GestureKind: Double] = [:]
    var expected: [GestureKind: Double] = [:]
    for seed in 0..<UInt64(3_000) {
      let run = FakeRuns.run(seed: seed)
      let drawn = run.kinds.compactMap { $0 }.filter(single.contains)
      let sum = single.reduce(0) { $0 + run.habits.weights[$1.rawValue] }
      guard sum > 0 else { continue }
      for kind in drawn { seen[kind, default: 0] += 1 }
      for kind in single {
        let share = Double(run.habits.weights[kind.rawValue]) / Double(sum)
        expected[kind, default: 0] += share * Double(drawn.count)
      }
    }
    for kind in single {
      let (count, mean) = (seen[kind, default: 0], expected[kind, default: 0])
      #expect(abs(count - mean) < 4 * mean.squareRoot() + 1, "\(kind): \(count) for \(mean)")
      #expect(count > 100, "\(kind)")
    }
  }

  /// What they are for is in the scripts: exact thresholds and diagonals, less than a pixel, and
  /// two pixels back.
  @Test func hostileMovementsAreExact() {
    var counts: [String: Int] = [:]
    var strokes = 0
    for seed in 0..<UInt64(3_000) {
      let run = FakeRuns.run(seed: seed)
      let pixel = 1 / Double(run.script.scene.device.scale)
      for step in run.script.steps {
        guard case .touch(let touch) = step else { continue }
        strokes += 1
        let legs = touch.first.legs
        let height = run.script.scene.collapsibleHeight
        if height > 0, legs.contains(where: { abs(abs($0.dy) - height) < 0.0005 }) {
          counts["a header's height", default: 0] += 1
        }
        if legs.contains(where: { $0.dx != 0 && abs($0.dx) == abs($0.dy) }) {
          counts["45 degrees", default: 0] += 1
        }
        if legs.contains(where: { $0.chord > 0 && $0.chord < pixel }) {
          counts["less than a pixel", default: 0] += 1
        }
        if zip(legs, legs.dropFirst()).contains(where: { Self.turns($0, $1, by: 2 * pixel) }) {
          counts["two pixels back", default: 0] += 1
        }
      }
    }
    for name in ["a header's height", "45 degrees", "less than a pixel", "two pixels back"] {
      let share = Double(counts[name] ?? 0) / Double(strokes)
      if Self.asked != nil { print("\(name): \(counts[name] ?? 0) of \(strokes) strokes") }
      #expect(share > 0.001, "\(name): \(share)")
    }
  }

  private static func turns(_ one: Stroke.Leg, _ other: Stroke.Leg, by length: Double) -> Bool {
    abs(other.chord - length) < 0.001 && one.dx * other.dx + one.dy * other.dy < 0
  }
}
