import Testing

@testable import verifier

@Suite struct CommandTableTests {
  @Test func namesAreUniqueInEachCommand() {
    #expect(Set(CommandTable.commands.map(\.name)).count == CommandTable.commands.count)
    #expect(CommandTable.commands.filter(\.isDefault).map(\.name) == ["check"])
    for command in CommandTable.commands {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name) has an option twice")
      let letters = command.options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count, "\(command.name) has a letter twice")
    }
  }

  @Test func everySentenceEndsLikeOne() {
    for command in CommandTable.commands {
      #expect(command.summary.hasSuffix("."))
      for option in command.options {
        let summary = option.summary
        #expect(summary.hasSuffix(".") || summary.hasSuffix(")"), "\(option.name)")
      }
    }
  }

  @Test func commandsOfLaterDaysDoNotPretendToExist() {
    #expect(
      CommandTable.commands.map(\.name) == [
        "check", "replay", "shrink", "check-trace", "report", "list",
      ])
  }
}
