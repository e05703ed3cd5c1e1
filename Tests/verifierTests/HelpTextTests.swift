import Foundation
import Testing

@testable import verifier

/// Compares help with the files in `Help`; `NESTCHECK_RECORD_HELP=1` writes them anew.
@Suite struct HelpTextTests {
  @Test(arguments: ["verifier", "check", "replay", "shrink", "check-trace", "report", "list"])
  func looksLikeItsSnapshot(_ name: String) throws {
    let help = HelpText(columns: 80)
    let command = CommandTable.commands.first { $0.name == name }
    let text = command.map(help.command) ?? help.program
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Help/\(name).txt")
    if ProcessInfo.processInfo.environment["NESTCHECK_RECORD_HELP"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test(arguments: [60, 80, 200])
  func keepsToItsColumns(_ columns: Int) {
    let help = HelpText(columns: columns)
    for text in [help.program] + CommandTable.commands.map(help.command) {
      for line in text.split(separator: "\n") where !line.hasPrefix("  verifier ") {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test func namesNoOptionWhereThereAreMoreThanTwelve() {
    let help = HelpText(columns: 80)
    #expect(CommandTable.check.options.count > 12)
    #expect(help.usage(CommandTable.check) == "verifier check <options>")
    #expect(
      help.usage(CommandTable.list)
        == "verifier list [--json <path>] [--verbose] [--no-color] <what>")
  }
}
