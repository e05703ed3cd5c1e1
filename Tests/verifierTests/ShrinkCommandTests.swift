import Gestures
import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct ShrinkCommandTests {
  let bench: Bench

  init() throws {
    bench = try Bench()
    bench.player.change = { _, outcome in
      if outcome.script.steps.contains(where: { $0.duration >= 33 }) {
        outcome.violate("no-header-jump")
      }
    }
  }

  let text = """
    nestcheck script 1
    strategy three-layer
    steps
    tap list
    wait 300 ms
    tap tab 2
    """

  @Test func printsTheShrunkScriptAndTheLineThatShowsItAgain() throws {
    let path = try bench.write("a.script", text)
    #expect(bench.run("shrink", path) == .violated)
    #expect(bench.output.contains("shrunk: from 3 steps to 1, minimal"))
    #expect(bench.output.contains("wait 40 ms"))
    let line = try #require(bench.output.split(separator: "\n").last)
    let token = try #require(line.split(separator: " ").last)
    #expect(line.hasPrefix("reproduce: swift run -c release verifier replay nc1-"))
    #expect(bench.run("replay", String(token)) == .success)
    #expect(bench.output.contains("violates no-header-jump in frame 57, as expected"))
    #expect(bench.run("shrink", String(token)) == .violated)
  }

  @Test func writesOneFindingAsJSONAndSavesIt() throws {
    let path = try bench.write("a.script", text)
    let folder = bench.path("saved")
    #expect(bench.run("shrink", path, "--json", "-", "--artifacts", folder) == .violated)
    for key in [
      #""command": "shrink""#, #""identity": "three-layer/no-header-jump/touch""#, #""original""#,
    ] {
      #expect(bench.output.contains(key))
    }
    #expect(bench.output.contains("\(folder)/three-layer/no-header-jump-touch-"))
  }

  @Test func writesJUnitAndWhatGitHubReads() throws {
    let path = try bench.write("a.script", text)
    let junit = bench.path("a.xml")
    #expect(bench.run("shrink", path, "--junit", junit, "--github") == .violated)
    #expect(try bench.read("a.xml").contains(#"tests="1" failures="1" errors="0""#))
    #expect(bench.output.hasPrefix("::stop-commands::"))
    #expect(bench.output.contains("::error title=no-header-jump on three-layer::"))
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    for option in ["--json", "--html", "--svg", "--junit"] {
      let path = try bench.write("a.script", text)
      #expect(bench.run("shrink", path, option, bench.path("none/out")) == .cannotCreate)
      #expect(bench.run("shrink", path, option, "/dev/full") == .inputOutput)
      #expect(bench.files == ["a.script"])
    }
  }

  @Test func drawsWhatWasShrunkBesideWhatItWas() throws {
    let path = try bench.write("a.script", text)
    #expect(bench.run("shrink", path, "--html", bench.path("a.html")) == .violated)
    let html = try bench.read("a.html")
    #expect(html.contains("id=\"run-1\"") && html.contains("from 3 steps to 1"))
  }

  @Test func saysThatThereIsNothingToShrink() throws {
    let calm = try bench.write("b.script", "nestcheck script 1\nstrategy three-layer\n")
    #expect(bench.run("shrink", calm) == .notReproduced)
    #expect(bench.errors == "Error: Nothing is violated: there is nothing to shrink.\n")
    let promise = try bench.write(
      "c.script", text.replacing("steps", with: "expect violates offsets-clamped\nsteps"))
    #expect(bench.run("shrink", promise) == .notReproduced)
    #expect(bench.errors.contains("offsets-clamped is not violated"))
  }

  @Test func refusesTokensThatAreDamagedOrOfAnotherVersion() throws {
    var script = Script()
    script.strategy = "three-layer"
    let token = try #require(script.token)
    #expect(bench.run("replay", token) == .success)
    #expect(bench.run("replay", String(token.dropLast())) == .malformed)
    #expect(bench.errors.contains("Copy the whole word again"))
    #expect(bench.run("replay", "nc9" + token.dropFirst(3)) == .malformed)
    #expect(bench.errors.contains("version 9"))
    script.expectation = .violates("no-header-jump")
    #expect(bench.run("replay", try #require(script.token)) == .notReproduced)
    script.strategy = "five-layer"
    #expect(bench.run("replay", try #require(script.token)) == .malformed)
  }
}
