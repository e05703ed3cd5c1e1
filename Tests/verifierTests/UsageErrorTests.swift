import RunFakes
import Testing

@testable import verifier

@MainActor @Suite struct UsageErrorTests {
  func text(_ arguments: String...) throws -> String {
    let player = FakePlayer()
    let catalogue = Catalogue(strategies: player.strategies, invariants: player.invariants)
    do { _ = try ArgumentParser(catalogue: catalogue).parse(arguments) } catch {
      return error.text(columns: 80)
    }
    return ""
  }

  @Test func looksLikeSwiftArgumentParsers() throws {
    #expect(
      try text("--sids") == """
        Error: Unknown option '--sids'. Did you mean '--seed'?
        Usage: verifier check <options>
          See 'verifier check --help' for more information.

        """)
    #expect(
      try text("list", "--json") == """
        Error: Missing value for '--json <path>'
        Help:  --json <path>  Where to write the result as JSON; - is standard output, in place of text.
        Usage: verifier list [--json <path>] [--verbose] [--no-color] <what>
          See 'verifier list --help' for more information.

        """)
    #expect(
      try text("help", "me") == """
        Error: Unexpected argument 'me'
        Usage: verifier <subcommand>
          See 'verifier --help' for more information.

        """)
  }

  @Test func aMissingOperandIsFollowedByTheWholeHelp() throws {
    let text = try text("list")
    #expect(text.hasPrefix("Error: Missing expected argument '<what>'\n\nOVERVIEW: "))
    #expect(text.hasSuffix("Show help information.\n"))
  }

  @Test func listsManyChoicesBelowOneAnother() {
    let error = UsageError.invalid(
      "zz", for: CommandTable.strategy, .noneOf(["a1", "b2", "c3", "d4", "e5", "f6"]),
      in: CommandTable.check)
    #expect(
      error.message.hasSuffix(
        "one of the following:\n  - a1\n  - b2\n  - c3\n  - d4\n  - e5\n  - f6"))
  }

  @Test func showsNoControlCharacters() {
    #expect(UsageError.shown("a\u{1b}b\nc\u{9b}ü") == "a\\u{1b}b\\u{a}c\\u{9b}ü")
  }
}
