import Testing

@testable import verifier

@MainActor @Suite struct GitHubTests {
  private func violating() throws -> Bench {
    let bench = try Bench()
    bench.player.change = { _, outcome in outcome.violate("no-header-jump") }
    bench.environment["GITHUB_ACTIONS"] = "true"
    bench.environment["GITHUB_STEP_SUMMARY"] = bench.path("summary.md")
    return bench
  }

  private func arguments(_ bench: Bench) -> [String] {
    ["--seed", "1", "--strategy", "three-layer", "--artifacts", bench.path("found")]
  }

  @Test func aJobIsAnnotatedWithoutBeingAsked() throws {
    let bench = try violating()
    #expect(bench.world.run(arguments(bench)) == .violated)
    #expect(bench.output.contains("\n::error title=no-header-jump on three-layer::"))
    #expect(bench.output.contains("::stop-commands::nestcheck-"))
    #expect(try bench.read("summary.md").hasPrefix("## NestCheck: 1 finding"))
  }

  @Test func elsewhereOnlyWhenAsked() throws {
    let bench = try violating()
    bench.environment = [:]
    #expect(bench.world.run(arguments(bench)) == .violated)
    #expect(!bench.output.contains("::error"))
    #expect(bench.world.run(arguments(bench) + ["--github"]) == .violated)
    #expect(bench.output.contains("::error"))
  }

  @Test func aDocumentOnStandardOutputIsLeftAlone() throws {
    let bench = try violating()
    #expect(bench.world.run(arguments(bench) + ["--json", "-"]) == .violated)
    #expect(bench.output.hasPrefix("{") && !bench.output.contains("::error"))
    #expect(bench.errors.contains("::error"))
  }

  @Test func summariesOfOneStepStandBelowEachOther() throws {
    let bench = try violating()
    _ = bench.world.run(arguments(bench))
    _ = bench.world.run(arguments(bench))
    #expect(try bench.read("summary.md").ranges(of: "## NestCheck").count == 2)
  }

  @Test func aSummaryThatCannotBeWrittenIsSaid() throws {
    let bench = try violating()
    bench.environment["GITHUB_STEP_SUMMARY"] = bench.path("none/summary.md")
    #expect(bench.world.run(arguments(bench)) == .cannotCreate)
    #expect(bench.errors.contains("there is no such folder"))
    bench.environment["GITHUB_STEP_SUMMARY"] = "/dev/full"
    #expect(bench.world.run(arguments(bench)) == .inputOutput)
  }
}
