import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct CampaignWatchTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func showsProgressOnATerminalAndTakesItAway() {
    bench.errorsAreTerminal = true
    #expect(bench.run("--seed", "1", "--runs", "3") == .success)
    #expect(bench.errors.hasPrefix("\r\u{1b}[K1 of 3 runs"))
    #expect(bench.errors.hasSuffix("\r\u{1b}[K"))
  }

  @Test func writesALineEveryTenSecondsElsewhere() {
    #expect(bench.run("--seed", "1", "--runs", "30") == .success)
    let lines = bench.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains(" of 30 runs, ") })
  }

  @Test func saysNothingOfItWhereQuiet() {
    bench.errorsAreTerminal = true
    #expect(bench.run("--seed", "1", "--runs", "30", "-q") == .success)
    #expect(bench.errors == "")
  }

  @Test func tellsOfAFindingWhileOthersAreLookedFor() {
    bench.player.change = { if [2, nil].contains($0.seed) { $1.violate("no-header-jump") } }
    #expect(bench.run("--seed", "1", "--runs", "3", "--artifacts", bench.path("a")) == .violated)
    let lines = bench.output.split(separator: "\n")
    #expect(lines[1].hasPrefix("found three-layer/no-header-jump/touch with seed 2, saved to "))
    #expect(
      lines[2].hasPrefix(
        "shrunk three-layer/no-header-jump/touch from 2 steps to 0 in 2 runs, saved to "))
    #expect(bench.run("--seed", "2", "--artifacts", bench.path("a")) == .violated)
    #expect(!bench.output.contains("\nfound "))
  }

  @Test func aFindingThatCannotBeSavedIsStillReported() throws {
    bench.player.change = { $1.violate("no-header-jump") }
    _ = try bench.write("three-layer", "in the way")
    #expect(bench.run("--seed", "1", "--artifacts", bench.folder) == .violated)
    #expect(bench.errors.hasPrefix("Warning: a finding was not saved. The folder "))
    #expect(bench.output.contains("\nreproduce: "))
  }
}
