import NestCheck
import RunFakes
import Testing

@testable import verifier

@MainActor @Suite struct CheckCommandTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func alonePlaysTwoHundredRunsFromAFreshSeed() {
    #expect(bench.run() == .success)
    #expect(
      bench.output.hasPrefix("seed 0xfeed000000000001 (fresh), 200 runs on three-layer\n"))
    #expect(bench.player.orders.count == 200)
    #expect(bench.player.orders.first?.seed == 0xfeed_0000_0000_0001)
  }

  @Test func aSeedAloneIsOneRun() {
    #expect(bench.run("--seed", "7") == .success)
    #expect(bench.player.orders.map(\.seed) == [7])
    #expect(bench.output.hasPrefix("seed 7, 1 run on three-layer\n"))
  }

  @Test func controlsArePlayedByNameOnly() {
    #expect(bench.run("--seed", "7", "--strategy", "null-nested") == .success)
    #expect(bench.player.orders.map(\.strategy) == ["null-nested"])
  }

  @Test func saysTheSameTwice() {
    bench.player.change = { if [3, nil].contains($0.seed) { $1.violate("no-header-jump") } }
    let command = ["--seed", "1", "--runs", "9", "-v", "--artifacts", bench.path("a")]
    func text() -> String {
      bench.seconds = 0
      let world = bench.world
      let before = bench.output.count
      #expect(world.run(command) == .violated)
      return String(bench.output.dropFirst(before))
    }
    let first = text()
    #expect(!first.isEmpty)
    #expect(text() == first)
  }

  @Test func endsWithTheLineToPaste() {
    bench.player.change = { if [3, nil].contains($0.seed) { $1.violate("no-header-jump") } }
    let status = bench.run(
      "--seed", "1", "--runs", "9", "--artifacts", bench.path("a"), "--assume",
      "pan-order=reverse")
    #expect(status == .violated)
    let words = bench.output.split(separator: "\n").last?.split(separator: " ") ?? []
    #expect(
      words.dropLast().joined(separator: " ")
        == "reproduce: swift run -c release verifier replay")
    #expect(bench.run("replay", String(words.last ?? "")) == .success)
    #expect(bench.output.contains("assuming: pan-order=reverse"))
  }

  @Test func saysThatARunDoesNotShowAgain() {
    bench.player.change = { if $0.seed == 3 { $1.violate("no-header-jump") } }
    let folder = bench.path("a")
    #expect(bench.run("--seed", "3", "--artifacts", folder) == .internalFault)
    #expect(bench.output.contains("replayed: 0 of 1 times the same"))
    #expect(
      bench.output.hasSuffix(
        "\nreproduce: swift run -c release verifier --seed 3 --strategy three-layer\n"))
  }

  @Test func isSilentWhereQuietAndAllHolds() {
    #expect(bench.run("--seed", "1", "-q") == .success)
    #expect(bench.output == "")
    #expect(bench.errors == "")
    bench.player.change = { $1.violate("no-header-jump") }
    #expect(bench.run("--seed", "1", "-q", "--artifacts", bench.path("a")) == .violated)
    #expect(bench.output.split(separator: "\n").count == 1)
  }

  @Test func jsonOnStandardOutputIsAlone() {
    #expect(bench.run("--seed", "1", "-v", "--json", "-") == .success)
    #expect(bench.output.hasPrefix("{"))
    #expect(bench.output.hasSuffix("}\n"))
    #expect(bench.errors == "")
    #expect(bench.run("--runs", "2", "--json", "-") == .success)
    #expect(bench.errors == "seed 0xfeed000000000001\n")
  }

  @Test func jsonInAFileGoesWithTheText() throws {
    #expect(bench.run("--seed", "1", "--json", bench.path("r.json")) == .success)
    #expect(bench.output.contains("Everything held"))
    #expect(try bench.read("r.json").hasPrefix("{\n  \"schema\": 1,"))
    #expect(bench.files == ["r.json"])
  }

  @Test func refusesWhatCannotBeDoneTogether() {
    #expect(bench.run("--shard", "1/2") == .usage)
    #expect(bench.errors.hasPrefix("Error: '--shard' needs '--seed'"))
    #expect(bench.run("--json", "-", "--frames", "-") == .usage)
    #expect(bench.run("--json", "x", "--frames", "x") == .usage)
    #expect(bench.player.orders.isEmpty)
  }

  @Test func findsOutAtOnceThatAFileCannotBeCreated() {
    #expect(bench.run("--json", bench.path("no/r.json")) == .cannotCreate)
    #expect(
      bench.errors
        == "Error: '\(bench.path("no/r.json"))' cannot be created: there is no such folder.\n")
    #expect(bench.player.orders.isEmpty)
    #expect(bench.output == "")
  }

  @Test func keepsWhatWasFoundWhenInterrupted() throws {
    bench.player.change = { [bench] in
      $1.violate("no-header-jump")
      bench.isInterrupted = $0.seed == 3
    }
    let status = bench.run(
      "--seed", "1", "--runs", "90", "--json", bench.path("r.json"), "--artifacts",
      bench.path("a"))
    #expect(status == .interrupted)
    #expect(bench.output.contains("Interrupted before all runs were played."))
    let json = try bench.read("r.json")
    #expect(json.contains(#""stopped": "interrupted""#))
    #expect(json.contains(#""count": 3"#))
    #expect(json.contains(#""exit": 130"#))
  }

  @Test func aReaderThatGoesAwayEndsItWithoutAWord() {
    bench.outputError = 32
    #expect(bench.run("--runs", "2") == .inputOutput)
    #expect(bench.errors == "")
    bench.outputError = 28
    #expect(bench.run("--runs", "2") == .inputOutput)
    #expect(bench.errors.hasPrefix("Error: Standard output cannot be written to: no space left"))
  }

  @Test func readsTheBudgetAndTheLimit() {
    #expect(bench.run("--seed", "1", "--budget", "10s") == .success)
    #expect(bench.player.orders.count > 1)
    #expect(bench.run("--seed", "1", "--runs", "1000", "--limit", "10s") == .inconclusive)
  }
}
