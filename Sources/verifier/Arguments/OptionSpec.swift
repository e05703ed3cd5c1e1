/// One option: from this declaration come parsing, usage, help and suggestions.
struct OptionSpec: Sendable {
  /// What an option does to the settings.
  enum Action: Sendable {
    /// It takes no value.
    case flag(@Sendable (inout Settings) -> Void)
    /// It takes one value; `placeholder` names it in usage and help.
    case value(placeholder: String, ValueReader)
  }

  /// Reads a value into the settings.
  typealias ValueReader =
    @Sendable (inout Settings, String, Catalogue) throws(ValueMistake) -> Void

  /// The name after two dashes.
  var name: String
  /// The letter after one dash.
  var letter: Character?
  /// Whether it may be given more than once.
  var repeats = false
  /// One or two sentences for help.
  var summary: String
  /// What it does.
  var action: Action

  /// The option as usage shows it: `[--seed <seed>]`.
  var usage: String { repeats ? "[\(synopsis) ...]" : "[\(synopsis)]" }

  /// The option with its placeholder: `--seed <seed>`.
  var synopsis: String {
    switch action {
    case .flag: "--\(name)"
    case .value(let placeholder, _): "--\(name) <\(placeholder)>"
    }
  }

  /// The option as help shows it: `-q, --quiet`.
  var label: String { letter.map { "-\($0), \(synopsis)" } ?? synopsis }
}

/// Why a value cannot be taken.
enum ValueMistake: Error, Equatable {
  /// The reason, as a sentence.
  case because(String)
  /// It is none of these.
  case noneOf([String])
}

/// Options that help shows under one heading.
struct OptionGroup: Sendable {
  /// The heading, in lower case.
  var title: String
  /// The options.
  var options: [OptionSpec]
}

/// One command.
struct CommandSpec: Sendable {
  /// What stands on the command line beside options.
  struct Operand: Sendable {
    /// The name in usage and help.
    var placeholder: String
    /// One sentence for help.
    var summary: String
    /// Whether it must be there.
    var isRequired: Bool
    /// Whether there may be several.
    var repeats: Bool
    /// The words it can be, or none for any text.
    var words: [String] = []

    /// The operand as usage shows it.
    var usage: String {
      let name = "<\(placeholder)>" + (repeats ? " ..." : "")
      return isRequired ? name : "[\(name)]"
    }
  }

  /// The name, such as `check`.
  var name: String
  /// Whether it is what `verifier` alone does.
  var isDefault = false
  /// One sentence for lists of commands.
  var summary: String
  /// Paragraphs below the sentence in the command's own help.
  var discussion: String
  /// What stands beside options.
  var operand: Operand?
  /// The options, in groups.
  var groups: [OptionGroup]

  /// All options in order.
  var options: [OptionSpec] { groups.flatMap(\.options) }
}
