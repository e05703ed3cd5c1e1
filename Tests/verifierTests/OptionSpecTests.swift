import Testing

@testable import verifier

@Suite struct OptionSpecTests {
  @Test func showsItselfInUsageAndHelp() {
    #expect(CommandTable.strategy.usage == "[--strategy <name> ...]")
    #expect(CommandTable.runs.usage == "[--runs <count>]")
    #expect(CommandTable.noColour.usage == "[--no-color]")
    let quiet = CommandTable.output.first { $0.letter == "q" }
    #expect(quiet?.label == "-q, --quiet")
  }

  @Test func operandsShowWhetherTheyMustBeThere() {
    #expect(CommandTable.list.operand?.usage == "<what>")
    #expect(CommandTable.replay.operand?.usage == "[<file> ...]")
  }
}
