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

  @Test func writesJSON() throws {
    #expect(bench.run("list", "policies", "--json", bench.path("l.json")) == .success)
    let json = try bench.read("l.json")
    #expect(json.contains(#""command": "list""#))
    #expect(json.contains(#""default": "within-drag""#))
  }
}
