import Reporting

/// Something on the command line that cannot be understood, in swift-argument-parser's words.
struct UsageError: Error, Equatable {
  /// What is wrong.
  var message: String
  /// The line of help that belongs to it.
  var help: String?
  /// The command it was meant for, or nil for the program itself.
  var command: String?
  /// Whether the whole help follows, as after a call without any argument.
  var showsWholeHelp = false

  /// An error about a command, and about one of its options.
  init(_ message: String, in command: CommandSpec?, about option: OptionSpec? = nil) {
    self.message = message
    self.command = command?.name
    help = option.map { "\($0.synopsis)  \($0.summary)" }
  }

  /// The text for standard error.
  func text(columns: Int) -> String {
    let spec = CommandTable.commands.first { $0.name == command }
    let page = HelpText(columns: columns)
    if showsWholeHelp, let spec { return "Error: \(message)\n\n" + page.command(spec) }
    var text = "Error: \(message)\n"
    if let help { text += "Help:  \(help)\n" }
    let path = spec.map { "\(CommandTable.program) \($0.name)" } ?? CommandTable.program
    text += "Usage: \(spec.map(page.usage) ?? page.programUsage)\n"
    return text + "  See '\(path) --help' for more information.\n"
  }

  /// One or more arguments that nothing takes, with the word that was perhaps meant.
  static func unexpected(_ arguments: [String], among words: [String]) -> String {
    let quoted = arguments.map { "'\(shown($0))'" }.joined(separator: ", ")
    if arguments.count > 1 { return "\(arguments.count) unexpected arguments: \(quoted)" }
    let hint = arguments.first.flatMap { EditDistance.nearest(to: $0, among: words) }
    return "Unexpected argument \(quoted)" + (hint.map { ". Did you mean '\($0)'?" } ?? "")
  }

  static func missing(_ operand: CommandSpec.Operand, in command: CommandSpec) -> UsageError {
    var error = UsageError("Missing expected argument '<\(operand.placeholder)>'", in: command)
    error.showsWholeHelp = true
    return error
  }

  static func invalid(
    _ value: String, for option: OptionSpec, _ mistake: ValueMistake, in command: CommandSpec
  ) -> UsageError {
    let start = "The value '\(shown(value))' is invalid for '\(option.synopsis)'"
    switch mistake {
    case .because(let reason):
      return UsageError("\(start): \(reason)", in: command, about: option)
    case .noneOf(let words):
      return UsageError(start + choices(words, for: value), in: command, about: option)
    }
  }

  static func invalid(
    _ value: String, for operand: CommandSpec.Operand, in command: CommandSpec
  ) -> UsageError {
    let start = "The value '\(shown(value))' is invalid for '<\(operand.placeholder)>'"
    var error = UsageError(start + choices(operand.words, for: value), in: command)
    error.help = "<\(operand.placeholder)>  \(operand.summary)"
    return error
  }

  private static func choices(_ words: [String], for value: String) -> String {
    let hint = EditDistance.nearest(to: value, among: words).map { ". Did you mean '\($0)'?" }
    let start = hint.map { $0 + " Please provide one of " } ?? ". Please provide one of "
    if words.count >= 6 {
      return start + "the following:\n" + words.map { "  - \($0)" }.joined(separator: "\n")
    }
    return start + Figures.list(words.map { "'\($0)'" }, "or") + "."
  }

  /// Somebody's text without control characters, so that a terminal cannot be made to act on it.
  static func shown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
