import Foundation
import Testing
import Traces

@testable import NestCheck

/// Whatever becomes of a trace's bytes, there is a mistake with its place or a verdict.
@MainActor @Suite struct MutatedTraceTests {
  /// How many changed traces are read: `NESTCHECK_MUTATIONS`, or 1,000.
  private static let count =
    ProcessInfo.processInfo.environment["NESTCHECK_MUTATIONS"].flatMap { Int($0) } ?? 1_000

  @Test func noChangeTraps() {
    var random = Lehmer(state: 20_261_130)
    let good = Array(DeviceTrace.text.utf8)
    var judged = 0
    for _ in 0..<Self.count {
      let bytes = mutated(good, &random)
      do throws(TraceError) {
        for (_, trace) in try FrameFormat.readAll(bytes) {
          let verdict = JudgedTrace(trace, path: "a.jsonl")
          _ = RunRecord(trace, verdict)
          judged += 1
        }
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.expected.isEmpty)
      }
    }
    #expect(judged > Self.count / 10, "few changes leave a trace that can be judged")
  }

  private func mutated(_ good: [UInt8], _ random: inout Lehmer) -> [UInt8] {
    var bytes = good
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(40)))
      default: changeNumber(in: &bytes, near: place, &random)
      }
    }
    return bytes
  }

  /// Puts another number in the place of the next one.
  private func changeNumber(in bytes: inout [UInt8], near place: Int, _ random: inout Lehmer) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
    let numbers = [
      "0", "1", "5", "-7", "63", "1000000", "-0.0", "9223372036854775807", "-9223372036854775808",
      "1e300", "-1e300", "\"inf\"", "\"nan\"", "null",
    ]
    bytes.replaceSubrange(start..<end, with: Array(numbers[random.below(numbers.count)].utf8))
  }
}

private struct Lehmer {
  var state: UInt64
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
