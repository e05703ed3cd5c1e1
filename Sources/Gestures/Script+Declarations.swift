import Scenes

extension ScriptSource {
  /// Checks the policies and options against what a strategy declares.
  ///
  /// A policy that the strategy does not declare may only have its default; an option has to be
  /// declared, and so has its value.
  ///
  /// - Parameters:
  ///   - strategy: The strategy's name, for the message.
  ///   - policies: What it declares.
  ///   - options: What it declares.
  /// - Throws: The first mistake, with its line and column.
  public func check(
    strategy: String, policies: [PolicyDeclaration], options: [OptionDeclaration]
  ) throws(ScriptError) {
    for setting in settings {
      if setting.isPolicy {
        let known = policies.first { $0.policy.rawValue == setting.name }?.values
        let values = known ?? Policy(rawValue: setting.name).map { [$0.values[0]] } ?? []
        try check(setting, strategy, "policy", values)
      } else {
        guard let option = options.first(where: { $0.name == setting.name }) else {
          throw unknown(setting, strategy, options.map(\.name))
        }
        try check(setting, strategy, "option", option.values)
      }
    }
  }

  private func check(
    _ setting: Setting, _ strategy: String, _ kind: String, _ values: [String]
  ) throws(ScriptError) {
    guard !values.contains(setting.value) else { return }
    throw .mistake(
      SourceMistake(
        file: file, line: setting.line, column: setting.valueColumn,
        expected: "a value that \(strategy) supports for the \(kind) \(setting.name) "
          + "(\(values.joined(separator: ", ")))",
        found: SourceMistake.quoted(setting.value),
        suggestion: NearestWord.of(setting.value, among: values)))
  }

  private func unknown(_ setting: Setting, _ strategy: String, _ names: [String]) -> ScriptError {
    let list = names.isEmpty ? "it has none" : names.joined(separator: ", ")
    return .mistake(
      SourceMistake(
        file: file, line: setting.line, column: setting.nameColumn,
        expected: "an option of \(strategy) (\(list))", found: SourceMistake.quoted(setting.name),
        suggestion: NearestWord.of(setting.name, among: names)))
  }
}
