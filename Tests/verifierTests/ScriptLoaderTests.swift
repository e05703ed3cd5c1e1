import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct ScriptLoaderTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  func mistake(_ lines: String) throws -> String {
    let path = try bench.write("a.script", "nestcheck script 1\n" + lines)
    #expect(bench.run("replay", path) == .malformed)
    #expect(bench.errors.hasPrefix("Error: \(path):"))
    return String(bench.errors.dropFirst("Error: \(path):".count))
  }

  @Test func placesNamesThatOnlyTheCatalogueKnows() throws {
    #expect(
      try mistake("# a comment\n  strategy thre-layer\n")
        == "3:12: expected the name of a strategy, found 'thre-layer'; did you mean "
        + "'three-layer'?\n")
    #expect(
      try mistake("expect violates no-heder-jump\n")
        == "2:17: expected the name of an invariant, found 'no-heder-jump'; did you mean "
        + "'no-header-jump'?\n")
  }

  @Test func checksWhatTheStrategyDeclares() throws {
    #expect(
      try mistake("strategy three-layer\npolicy bounce-top none\n").hasPrefix("3:19: expected "))
    #expect(try mistake("strategy three-layer\noption covr still\n").hasPrefix("3:8: expected "))
  }

  @Test func anotherVersionIsSaidToBeOne() throws {
    let path = try bench.write("b.script", "nestcheck script 99\n")
    #expect(bench.run("replay", path) == .malformed)
    #expect(bench.errors.contains("'99' of the script format"))
  }
}
