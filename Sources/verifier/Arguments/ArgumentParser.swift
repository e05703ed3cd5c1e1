/// What the arguments come to.
enum Invocation: Equatable {
  /// Run a command.
  case run(command: String, Settings)
  /// Print the help of a command, or of the program.
  case help(command: String?)
  /// Print the version.
  case version
}

/// Turns arguments into an invocation, by the tables and in the manner of swift-argument-parser.
///
/// Options stand anywhere; `--name value` and `--name=value` are the same; letters can be bundled;
/// after `--` nothing is an option. Names cannot be shortened.
struct ArgumentParser {
  /// The names that values can take.
  let catalogue: Catalogue

  /// Reads the arguments, the program's own name not among them.
  ///
  /// - Throws: `UsageError` for the first thing that cannot be understood.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var rest = arguments[...]
    if rest.first == "help" { return try help(rest.dropFirst()) }
    let named = CommandTable.commands.first { $0.name == rest.first }
    if named != nil { rest = rest.dropFirst() }
    let beforeTerminator = rest.prefix { $0 != "--" }
    if beforeTerminator.contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(command: named?.name)
    }
    if beforeTerminator.contains("--version") { return .version }
    let command = named ?? CommandTable.check
    var reader = ArgumentReader(command: command, catalogue: catalogue, arguments: rest)
    return .run(command: command.name, try reader.read())
  }

  private func help(_ names: ArraySlice<String>) throws(UsageError) -> Invocation {
    guard let name = names.first(where: { !$0.hasPrefix("-") }) else { return .help(command: nil) }
    guard CommandTable.commands.contains(where: { $0.name == name }) else {
      throw UsageError(
        UsageError.unexpected([name], among: CommandTable.commands.map(\.name)), in: nil)
    }
    return .help(command: name)
  }
}

/// Reads the arguments of one command.
private struct ArgumentReader {
  let command: CommandSpec
  let catalogue: Catalogue
  var arguments: ArraySlice<String>
  var settings = Settings()
  var operands: [String] = []

  init(command: CommandSpec, catalogue: Catalogue, arguments: ArraySlice<String>) {
    self.command = command
    self.catalogue = catalogue
    self.arguments = arguments
  }

  mutating func read() throws(UsageError) -> Settings {
    while let argument = arguments.popFirst() {
      if argument == "--" {
        operands += arguments
        arguments = []
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readLetters(argument)
      } else {
        operands.append(argument)
      }
    }
    try takeOperands()
    return settings
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw unknownOption("--" + name)
    }
    try apply(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readLetters(_ argument: String) throws(UsageError) {
    for letter in argument.dropFirst() {
      guard let option = command.options.first(where: { $0.letter == letter }) else {
        throw UsageError("Unknown option '-\(UsageError.shown(String(letter)))'", in: command)
      }
      try apply(option, attached: nil)
    }
  }

  private func unknownOption(_ name: String) -> UsageError {
    let known = command.options.map { "--" + $0.name } + ["--help", "--version"]
    let hint = EditDistance.nearest(to: name, among: known).map { ". Did you mean '\($0)'?" }
    return UsageError("Unknown option '\(UsageError.shown(name))'\(hint ?? "")", in: command)
  }

  private mutating func apply(_ option: OptionSpec, attached: String?) throws(UsageError) {
    switch option.action {
    case .flag(let set):
      if let attached {
        throw UsageError(
          "The option '--\(option.name)' does not take any value, but "
            + "'\(UsageError.shown(attached))' was specified.", in: command, about: option)
      }
      set(&settings)
    case .value(_, let read):
      guard let value = attached ?? nextValue() else {
        throw UsageError("Missing value for '\(option.synopsis)'", in: command, about: option)
      }
      do {
        try read(&settings, value, catalogue)
      } catch {
        throw UsageError.invalid(value, for: option, error, in: command)
      }
    }
  }

  /// The next argument, unless it looks like an option.
  private mutating func nextValue() -> String? {
    guard let next = arguments.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return arguments.popFirst()
  }

  private mutating func takeOperands() throws(UsageError) {
    guard let operand = command.operand else {
      if !operands.isEmpty {
        throw UsageError(
          UsageError.unexpected(operands, among: CommandTable.commands.map(\.name)), in: command)
      }
      return
    }
    if operands.isEmpty, operand.isRequired {
      throw UsageError.missing(operand, in: command)
    }
    if operands.count > 1, !operand.repeats {
      throw UsageError(
        UsageError.unexpected(Array(operands.dropFirst()), among: []), in: command)
    }
    for text in operands where !operand.words.isEmpty && !operand.words.contains(text) {
      throw UsageError.invalid(text, for: operand, in: command)
    }
    settings.operands = operands
  }
}
