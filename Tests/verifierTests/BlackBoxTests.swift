import Foundation
import Gestures
import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct BlackBoxTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func keepsTheScriptAsFarAsItWasPlayed() throws {
    let box = try BlackBox(bench.path("1.script"))
    let monitor = box.monitor()
    var script = Script()
    script.strategy = "three-layer"
    monitor.willBegin(script)
    monitor.willPlay(.wait(milliseconds: 30), 1)
    monitor.didPlay(1, .rest, 0xabc)
    monitor.willPlay(.touch(Touch(Stroke(.list))), 2)
    monitor.didPlay(2, .touch, 0xdef)
    let other = try BlackBox(bench.path("1.script"))
    script.steps = [.wait(milliseconds: 30), .touch(Touch(Stroke(.list)))]
    #expect(other.playedScript == script)
    #expect(
      other.progress
        == BlackBox.Progress(
          runs: 1, frames: 2, step: 2, touches: 1, phase: .touch, fingerprint: 0xdef))
  }

  @Test func beginsAnewWithEachRun() throws {
    let box = try BlackBox(bench.path("1.script"))
    let monitor = box.monitor()
    monitor.willBegin(Script())
    monitor.willPlay(.wait(milliseconds: 30), 1)
    let before = box.pulse
    var script = Script()
    script.steps = [.wait(milliseconds: 1), .wait(milliseconds: 2)]
    monitor.willBegin(script)
    monitor.willPlay(script.steps[0], 1)
    #expect(box.playedScript == script)
    #expect(box.progress.runs == 2)
    #expect(box.pulse != before)
  }

  @Test func saysThatItCannotBeMade() {
    #expect(throws: CommandFailure.self) { try BlackBox(bench.path("none/1.script")) }
  }
}
