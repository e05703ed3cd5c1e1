import Foundation
import HeadlessUIKit
import Testing
import Traces

@testable import NestCheck

@MainActor @Suite struct JudgedTraceTests {
  private let first = ["one-active-scroller", "no-header-jump", "offsets-clamped"]

  private func judge(_ lines: [String]) throws -> JudgedTrace {
    JudgedTrace(
      try DeviceTrace.trace(lines.joined(separator: "\n")), path: "a.jsonl",
      invariants: first + ["indicator-monotonic"])
  }

  @Test func judgesByWhatIsCarriedAndSkipsTheRest() throws {
    let judged = try judge(DeviceTrace.lines)
    #expect(judged.findings.isEmpty && judged.isConclusive)
    #expect(judged.invariants.map(\.skippedFor) == [[], [], [], ["indicator", "segments"]])
    #expect(judged.invariants.map { $0.applied > 0 } == [true, true, true, false])
    #expect(judged.carries.prefix(3) == ["touches", "header", "pages"])
    #expect(judged.frames == 5 && judged.irregularFrames == 0)
  }

  @Test func aHeaderThatJumpsIsFound() throws {
    var lines = DeviceTrace.lines
    lines[4] = DeviceTrace.frame(3, (1, 574), offset: 16, flags: 59, header: -46)
    let finding = try #require(try judge(lines).findings.first)
    #expect(finding.identity.description == "feed/no-header-jump/touch")
    #expect(finding.violation.frame == 3)
    #expect(finding.recording == .init(path: "a.jsonl", milliseconds: 3 * 16.667))
    #expect(!finding.hasScript)
  }

  @Test func nothingIsConcludedFromTooLittle() throws {
    let lines = DeviceTrace.lines.map { $0.replacing("flags", with: "flogs") }
    let judged = try judge(lines)
    #expect(judged.invariants.allSatisfy { $0.skippedFor.contains("flags") || $0.applied == 0 })
    #expect(!judged.isConclusive)
    var result = TraceResult()
    result.traces = [judged]
    #expect(result.exit == .inconclusive)
  }

  @Test func afterAnIrregularFrameACoastIsUndecided() throws {
    var lines = DeviceTrace.lines
    lines.append(DeviceTrace.frame(5, (3, 560), offset: 30, flags: 60))
    // Seen 300 points on, after a third of a second in which nothing was shown.
    lines.append(DeviceTrace.frame(6, offset: 330, flags: 60, time: 416))
    let late = try judge(lines)
    #expect(late.irregularFrames == 1)
    #expect(late.findings.isEmpty)
    #expect(late.invariants.contains { $0.isUndecided })
    #expect(!late.isConclusive)
    lines[7] = DeviceTrace.frame(6, offset: 330, flags: 60)
    #expect(try !judge(lines).findings.isEmpty)
  }

  @Test func aDragIsJudgedWhateverTheTiming() throws {
    var lines = DeviceTrace.lines
    lines[5] = DeviceTrace.frame(4, (1, 560), offset: 30, flags: 59, time: 90)
    let judged = try judge(lines)
    #expect(judged.irregularFrames == 1 && judged.isConclusive && judged.findings.isEmpty)
    lines[5] = DeviceTrace.frame(4, (1, 560), offset: 50, flags: 59, time: 90)
    #expect(try !judge(lines).findings.isEmpty)
  }

  /// Each thing that the format lets a recorder leave out, left out of the stage's own traces.
  @Test(arguments: ["three-layer", "map-drawer"])
  func whatTheStageDrewHoldsWithLess(strategy: String) throws {
    for seed in UInt64(1)...2 {
      let text = try record(strategy, seed)
      let whole = JudgedTrace(try FrameFormat.read(Array(text.utf8)), path: "whole")
      #expect(whole.findings.isEmpty && whole.irregularFrames == 0)
      #expect(whole.invariants.allSatisfy { $0.skippedFor.isEmpty })
      for key in TraceData.all.keys {
        let bytes = try stripped(text, of: key)
        let trace = try FrameFormat.read(bytes)
        #expect(!trace.header.carries.keys.contains(key))
        let judged = JudgedTrace(trace, path: key)
        #expect(judged.findings.isEmpty, "\(strategy) \(seed) without \(key)")
      }
    }
  }

  private func record(_ strategy: String, _ seed: UInt64) throws -> String {
    var bytes: [UInt8] = []
    let order = RunOrder(strategy: strategy, act: .seed(seed, StageAssumptions()))
    _ = try Player().play(order) { frame, header in
      if frame.index > 150 { return }
      if frame.index == 0 { FrameFormat.append(header, to: &bytes) }
      FrameFormat.append(frame, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with a key renamed in every frame.
  private func stripped(_ text: String, of key: String) throws -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let frames = lines.dropFirst().map {
      String($0).replacing("\"\(key)\":", with: "\"left-out\":")
    }
    return Array(([String(lines[0])] + frames).joined(separator: "\n").utf8)
  }
}
