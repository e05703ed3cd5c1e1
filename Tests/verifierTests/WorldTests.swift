import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct WorldTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func helpAndVersionGoToStandardOutput() {
    #expect(bench.run("--help") == .success)
    #expect(bench.output.hasPrefix("OVERVIEW: "))
    #expect(bench.run("help", "check") == .success)
    #expect(bench.output.contains("USAGE: verifier check <options>"))
    #expect(bench.run("--version") == .success)
    #expect(bench.output == CommandTable.version + "\n")
    #expect(bench.errors == "")
  }

  @Test func mistakesGoToStandardError() {
    #expect(bench.run("--xyzzy") == .usage)
    #expect(bench.output == "")
    #expect(bench.errors.hasPrefix("Error: Unknown option '--xyzzy'\n"))
  }

  @Test func aFaultOfOurOwnIsNoFindingAndNoTrap() {
    let player = bench.player
    player.change = { _, _ in player.strategies = [] }
    #expect(bench.run("--seed", "1", "--runs", "2") == .internalFault)
    #expect(bench.errors.hasPrefix("Error: "))
  }
}
