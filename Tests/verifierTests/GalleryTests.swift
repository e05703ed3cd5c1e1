import RunFakes
import Testing

@testable import verifier

@MainActor @Suite struct GalleryTests {
  @Test func aFindingIsPlayedAgainFromItsScript() throws {
    let bench = try Bench()
    bench.player.change = { order, outcome in
      if order.strategy == "three-layer" { outcome.violate("no-header-jump", frame: 1) }
    }
    let path = bench.path("page.html")
    let status = bench.run(
      "--seed", "4", "--strategy", "three-layer", "--html", path,
      "--artifacts", bench.path("found"))
    #expect(status == .violated)
    let html = try bench.read("page.html")
    #expect(html.contains("three-layer/no-header-jump/touch"))
    #expect(html.contains("id=\"run-0\""))
    guard case .script = bench.player.orders.last?.act else {
      Issue.record("the script was not played")
      return
    }
  }

  @Test func whereAllHoldsTheFirstRunOnEachStrategyIsShown() throws {
    let bench = try Bench()
    let path = bench.path("page.html")
    let status = bench.run(
      "--seed", "4", "--runs", "5", "--strategy", "three-layer", "--strategy", "null-nested",
      "--html", path)
    #expect(status == .success)
    #expect(bench.player.orders.suffix(2).map(\.seed) == [4, 4])
    let html = try bench.read("page.html")
    #expect(html.contains("three-layer, seed 4"))
    #expect(html.contains("--seed 4 --strategy null-nested"))
  }

  @Test func replaysAreShownInTheirOrder() throws {
    let bench = try Bench()
    let script = try bench.write(
      "a.script", "nestcheck script 1\nstrategy three-layer\nsteps\nwait 10 ms\n")
    #expect(bench.run("replay", script, "--html", bench.path("page.html")) == .success)
    #expect(try bench.read("page.html").contains("a.script on three-layer"))
    #expect(bench.player.orders.count == 2)
  }
}
