/// Help and usage, laid out as swift-argument-parser does.
struct HelpText {
  /// How many columns there are.
  var columns: Int

  private static let labelColumn = 26
  private static let version = ("--version", "Show the version.")
  private static let help = ("-h, --help", "Show help information.")

  /// The help of the program.
  var program: String {
    let commands = CommandTable.commands.map {
      ($0.isDefault ? "\($0.name) (default)" : $0.name, $0.summary)
    }
    return "OVERVIEW: " + wrapped(CommandTable.overview, after: 10, indent: 0)
      + "\n" + paragraphs(CommandTable.discussion)
      + "\nUSAGE: \(programUsage)\n\n"
      + section("options", [Self.version, Self.help]) + "\n"
      + section("subcommands", commands)
      + "\n  See '\(CommandTable.program) help <subcommand>' for detailed help.\n"
  }

  /// The help of a command.
  func command(_ command: CommandSpec) -> String {
    var text = "OVERVIEW: " + wrapped(command.summary, after: 10, indent: 0) + "\n"
    if !command.discussion.isEmpty { text += paragraphs(command.discussion) + "\n" }
    text += "USAGE: " + wrapped(usageParts(command), after: 7, indent: 7) + "\n"
    if let operand = command.operand {
      let words = operand.words.joined(separator: ", ")
      let summary = operand.summary + (words.isEmpty ? "" : " (values: \(words))")
      text += section("arguments", [("<\(operand.placeholder)>", summary)]) + "\n"
    }
    for group in command.groups {
      text += section(group.title, group.options.map { ($0.label, $0.summary) }) + "\n"
    }
    return text + section("options", [Self.version, Self.help])
  }

  /// How the program is called.
  var programUsage: String { "\(CommandTable.program) <subcommand>" }

  /// How a command is called; of more than twelve options none is named.
  func usage(_ command: CommandSpec) -> String { usageParts(command).joined(separator: " ") }

  private func usageParts(_ command: CommandSpec) -> [String] {
    let operands = command.operand.map { [$0.usage] } ?? []
    let path = "\(CommandTable.program) \(command.name)"
    if command.options.count + operands.count <= 12 {
      return [path] + command.options.map(\.usage) + operands
    }
    return [path] + (operands.isEmpty ? ["<options>"] : ["[<options>]"] + operands)
  }

  private func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    rows.reduce(title.uppercased() + ":\n") { $0 + row($1.label, $1.text) }
  }

  private func row(_ label: String, _ text: String) -> String {
    let start = "  " + label
    let indent = String(repeating: " ", count: Self.labelColumn)
    let body = wrapped(text, after: Self.labelColumn, indent: Self.labelColumn)
    if start.count >= Self.labelColumn { return "\(start)\n\(indent)\(body)" }
    return start + indent.dropFirst(start.count) + body
  }

  /// Paragraphs; lines that begin with a blank stay as they are.
  private func paragraphs(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      if line.isEmpty { return "\n" }
      return line.hasPrefix(" ") ? line + "\n" : wrapped(String(line), after: 0, indent: 0)
    }.joined()
  }

  /// The text broken at blanks, each further line after an indent; ends with a line end.
  private func wrapped(_ text: String, after start: Int, indent: Int) -> String {
    wrapped(text.split(separator: " ").map(String.init), after: start, indent: indent)
  }

  private func wrapped(_ words: [String], after start: Int, indent: Int) -> String {
    var lines = ""
    var column = start
    var isFirst = true
    for word in words {
      if !isFirst, column + 1 + word.count > max(columns, indent + 20) {
        lines += "\n" + String(repeating: " ", count: indent)
        column = indent
        isFirst = true
      }
      lines += isFirst ? word : " " + word
      column += word.count + (isFirst ? 0 : 1)
      isFirst = false
    }
    return lines + "\n"
  }
}
