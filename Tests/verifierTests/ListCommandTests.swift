import HeadlessUIKit
import NestCheck
import Scenes
import Testing

@testable import verifier

@MainActor @Suite struct ListCommandTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func listsEverythingThatCanBeNamed() {
    #expect(bench.run("list", "strategies") == .success)
    #expect(bench.output.hasPrefix("three-layer\n    Outer scroll view"))
    #expect(bench.run("list", "invariants") == .success)
    #expect(bench.output.contains("no-header-jump\n"))
    #expect(bench.run("list", "policies") == .success)
    for policy in Policy.allCases { #expect(bench.output.contains(policy.rawValue + "\n")) }
    #expect(bench.run("list", "assumptions") == .success)
    for name in StageAssumptions.names { #expect(bench.output.contains(name + "\n")) }
  }

  @Test func playsFixedSeedsOnEachStrategyToSayWhatWasExercised() throws {
    #expect(bench.run("list", "strategies", "-v", "--json", bench.path("l.json")) == .success)
    #expect(bench.output.hasPrefix("Seeds 1 to 500, played on each strategy."))
    #expect(bench.output.contains("    policy bounce-top\n      outer         250"))
    #expect(bench.player.orders.count == ListCommand.seeds.count)
    #expect(Set(bench.player.orders.map(\.strategy)) == ["three-layer"])
    #expect(try bench.read("l.json").contains(#""exercised""#))
  }

  @Test func saysThatSomethingWasViolated() {
    bench.player.change = { order, outcome in
      if order.seed == 7 { outcome.violate("no-header-jump") }
    }
    #expect(bench.run("list", "strategies", "--verbose") == .violated)
    #expect(bench.output.contains("    VIOLATED in 1 run\n"))
  }

  @Test func endsWithoutAListWhenItIsInterrupted() throws {
    bench.isInterrupted = true
    let path = bench.path("l.json")
    #expect(bench.run("list", "strategies", "--verbose", "--json", path) == .interrupted)
    #expect(bench.output == "")
    #expect(bench.files == [])
  }

  @Test func hasNoMoreToSayOfOtherThings() {
    #expect(bench.run("list", "policies", "--verbose") == .usage)
    #expect(bench.errors.contains("of policies there is no more to say"))
  }

  @Test func writesJSON() throws {
    #expect(bench.run("list", "policies", "--json", bench.path("l.json")) == .success)
    let json = try bench.read("l.json")
    #expect(json.contains(#""command": "list""#))
    #expect(json.contains(#""default": "within-drag""#))
  }
}
