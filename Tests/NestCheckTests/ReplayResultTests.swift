import Gestures
import NestCheck
import RunFakes
import Testing

@MainActor @Suite struct ReplayResultTests {
  func replay(_ promise: Script.Expectation, violating names: [String] = []) throws -> Replay {
    var script = Script()
    script.expectation = promise
    var outcome = try FakePlayer().play(
      RunOrder(strategy: "three-layer", act: .script(script)), recorder: nil)
    for (index, name) in names.enumerated() { outcome.violate(name, frame: index) }
    return Replay(outcome, path: "a.script", strategy: "three-layer")
  }

  func exit(_ replays: Replay...) -> ExitCode {
    var result = ReplayResult()
    result.replays = replays
    return result.exit
  }

  @Test func withoutAPromiseAllHasToHold() throws {
    #expect(try exit(replay(.none)) == .success)
    #expect(try exit(replay(.none, violating: ["no-header-jump"])) == .violated)
  }

  @Test func aPromiseToHoldIsBrokenByAViolation() throws {
    #expect(try exit(replay(.holds)) == .success)
    #expect(try exit(replay(.holds, violating: ["no-header-jump"])) == .violated)
  }

  @Test func aPromiseToViolateIsKeptByThatViolationOnly() throws {
    let promise = Script.Expectation.violates("offsets-clamped")
    #expect(try exit(replay(promise)) == .notReproduced)
    #expect(try exit(replay(promise, violating: ["offsets-clamped"])) == .success)
    #expect(try exit(replay(promise, violating: ["no-header-jump"])) == .violated)
    let both = try replay(promise, violating: ["no-header-jump", "offsets-clamped"])
    #expect(both.asExpected)
    #expect(both.finding?.identity.invariant == "offsets-clamped")
  }

  @Test func aViolationComesBeforeAPromiseNotKept() throws {
    let missing = try replay(.violates("offsets-clamped"))
    let violated = try replay(.none, violating: ["no-header-jump"])
    #expect(exit(missing, violated) == .violated)
    #expect(exit(missing) == .notReproduced)
    #expect(exit() == .inconclusive)
  }
}
