import Testing

@testable import verifier

@MainActor @Suite struct OutputsTests {
  @Test func twoOutputsCannotShareAPath() throws {
    let bench = try Bench()
    let path = bench.path("same")
    #expect(bench.run("--seed", "1", "--json", path, "--html", path) == .usage)
    #expect(bench.errors.contains("'--json' and '--html' name the same file."))
    #expect(bench.run("--seed", "1", "--frames", "-", "--html", "-") == .usage)
    #expect(bench.errors.contains("Only one of '--frames' and '--html' can go"))
    #expect(bench.files.isEmpty)
  }

  @Test func whatCannotBeCreatedIsSaidBeforeAnythingIsPlayed() throws {
    for option in OutputKind.allCases.map({ "--\($0.rawValue)" }) {
      let bench = try Bench()
      #expect(bench.run("--seed", "1", option, bench.path("none/out")) == .cannotCreate)
      #expect(bench.errors.contains("there is no such folder"))
      #expect(bench.player.orders.isEmpty)
      #expect(bench.files.isEmpty)
    }
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    for option in OutputKind.allCases.map({ "--\($0.rawValue)" }) {
      let bench = try Bench()
      #expect(bench.run("--seed", "1", option, "/dev/full") == .inputOutput)
      #expect(bench.errors.contains("no space left on device"))
      #expect(bench.files.isEmpty)
    }
  }

  @Test func eachOutputIsWritten() throws {
    let bench = try Bench()
    let options = OutputKind.allCases.flatMap { ["--\($0.rawValue)", bench.path($0.rawValue)] }
    #expect(bench.world.run(["--seed", "1"] + options) == .success)
    #expect(bench.files == OutputKind.allCases.map(\.rawValue).sorted())
  }
}
