import Foundation
import NestCheck
import Testing
import Traces

@testable import verifier

@MainActor @Suite struct FrameWriterTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func writesAHeaderBeforeEachRun() throws {
    #expect(bench.run("--seed", "1", "--runs", "2", "--frames", bench.path("f")) == .success)
    let lines = try bench.read("f").split(separator: "\n")
    #expect(
      lines.map { $0.hasPrefix(#"{"format":"nestcheck-trace""#) } == [
        true, false, false, true, false, false,
      ])
    let first = lines[..<3].joined(separator: "\n") + "\n"
    let trace = try FrameFormat.read(Array(first.utf8))
    #expect(trace.frames.count == 2)
    #expect(trace.header.strategy == "three-layer")
  }

  @Test func writesMoreThanItsBufferHolds() throws {
    bench.player.recordedFrames = 3_000
    #expect(bench.run("--seed", "1", "--frames", bench.path("f")) == .success)
    #expect(try bench.read("f").split(separator: "\n").count == 3_001)
    #expect(bench.files == ["f"])
  }

  @Test func aCampaignEndsWhereFramesCannotBeWritten() {
    guard FileKind("/dev/full") == .special else { return }
    bench.player.recordedFrames = 3_000
    #expect(bench.run("--seed", "1", "--runs", "90", "--frames", "/dev/full") == .inputOutput)
    #expect(bench.player.orders.count == 1)
    #expect(bench.errors == "Error: '/dev/full' cannot be written: no space left on device.\n")
  }
}
