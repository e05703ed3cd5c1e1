import Testing

@testable import verifier

@MainActor @Suite struct ReportCommandTests {
  private func results() throws -> (bench: Bench, paths: [String]) {
    let bench = try Bench()
    bench.player.change = { order, outcome in
      if (order.seed ?? 4) % 4 == 0 { outcome.violate("no-header-jump", frame: 1) }
    }
    let paths = (1...2).map { bench.path("\($0).json") }
    for (index, path) in paths.enumerated() {
      _ = bench.run(
        "--seed", "1", "--runs", "12", "--shard", "\(index + 1)/2", "--strategy", "three-layer",
        "--artifacts", bench.path("found"), "--json", path)
    }
    return (bench, paths)
  }

  @Test func mergesAndRendersAgain() throws {
    let (bench, paths) = try results()
    let orders = bench.player.orders.count
    #expect(bench.world.run(["report"] + paths + ["--json", bench.path("all.json")]) == .violated)
    #expect(bench.output.contains("1 finding in 12 runs, 24 gestures, 1,200 frames."))
    #expect(bench.output.contains("seen: first in 3 of 12 runs"))
    #expect(try bench.read("all.json").contains("\"command\": \"report\""))
    // Once for the picture in the text, from the script.
    #expect(bench.player.orders.count == orders + 1)
    #expect(bench.run("report", bench.path("all.json"), "--quiet") == .violated)
    #expect(bench.output.hasPrefix("violated: three-layer/no-header-jump/touch, seed 4"))
  }

  @Test func otherFormsComeFromTheSameResult() throws {
    let (bench, paths) = try results()
    let status = bench.world.run(
      ["report"] + paths + [
        "--junit", bench.path("all.xml"), "--html", bench.path("all.html"), "--github",
      ])
    #expect(status == .violated)
    #expect(try bench.read("all.xml").contains("failures=\"1\""))
    #expect(try bench.read("all.html").contains("id=\"run-0\""))
    #expect(bench.output.contains("::error title=no-header-jump on three-layer::"))
  }

  @Test func anUnknownContainerIsNotDrawnAndSaidSo() throws {
    let (bench, paths) = try results()
    bench.player.strategies.removeAll { $0.name == "three-layer" }
    #expect(bench.run("report", paths[1], "--html", bench.path("a.html")) == .violated)
    #expect(bench.errors.contains("'three-layer' is not known to this program"))
    #expect(try !bench.read("a.html").contains("id=\"run-0\""))
  }

  @Test func whatIsDrawnDifferentlyNowIsSaid() throws {
    let (bench, paths) = try results()
    bench.player.change = { _, _ in }
    #expect(bench.run("report", paths[1]) == .violated)
    #expect(bench.errors.contains("does not show in frame 1 any more"))
  }

  @Test func otherFilesAreRefused() throws {
    let bench = try Bench()
    #expect(bench.run("report") == .usage)
    #expect(bench.run("report", bench.path("none.json")) == .noInput)
    let path = try bench.write("a.json", "{\"schema\": 1, \"command\": \"list\"}")
    #expect(bench.run("report", path) == .malformed)
    #expect(bench.errors.contains("it is the result of 'list'"))
  }
}
