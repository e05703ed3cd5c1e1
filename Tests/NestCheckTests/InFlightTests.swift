import Foundation
import Gestures
import HeadlessUIKit
import NestCheck
import Testing

@MainActor @Suite struct InFlightTests {
  let folder = NSTemporaryDirectory() + "in-flight-" + UUID().uuidString

  @Test func eachStepIsOnDiskBeforeItIsPlayed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try InFlight("fuzz", folder: folder)
    var player = Player()
    var seen: [String] = []
    let monitor = file.monitor()
    player.monitor = RunMonitor(
      willBegin: monitor.willBegin,
      willPlay: { step, number in
        monitor.willPlay(step, number)
        seen.append((try? String(contentsOfFile: file.path, encoding: .utf8)) ?? "")
      }, didPlay: { _, _, _ in })
    let order = RunOrder(strategy: "three-layer", act: .seed(3, StageAssumptions()))
    let outcome = try player.play(order, recorder: nil)
    #expect(seen.count == outcome.script.steps.count)
    #expect(seen.last == outcome.script.text)
    let killed = try #require(try file.leftBehind())
    #expect(killed == "\(folder)/fuzz-killed.script")
    #expect(try String(contentsOfFile: killed, encoding: .utf8) == outcome.script.text)
    #expect(try file.leftBehind() == nil)
    file.clear()
  }
}
