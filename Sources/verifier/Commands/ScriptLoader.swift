import Gestures
import NestCheck

/// Reads scripts and finds the strategies that they are to be played on.
@MainActor
struct ScriptLoader {
  let catalogue: Catalogue

  /// The script of a file with each strategy it is to be played on: the ones asked for, else the
  /// one that it names, else each of the default ones.
  ///
  /// - Throws: `CommandFailure` that says where in the file the mistake is.
  func load(
    _ path: String, on asked: [StrategyCard]?
  ) throws -> [(strategy: String, script: Script)] {
    try load(try InputFile.read(path), path, on: asked)
  }

  /// The script of a token with each strategy it is to be played on.
  ///
  /// - Throws: `CommandFailure` that says what is wrong with the token.
  func load(
    token: String, on asked: [StrategyCard]?
  ) throws -> [(strategy: String, script: Script)] {
    do {
      let script = try Script(token: token)
      return try load(Array(script.text.utf8), "token", on: asked)
    } catch let error as TokenError {
      throw CommandFailure(.malformed, error.description)
    }
  }

  /// Whether a word on the command line is a token: it looks like one, and no file has its name.
  static func isToken(_ word: String) -> Bool {
    Script.looksLikeToken(word) && FileKind(word) == .missing
  }

  private func load(
    _ bytes: [UInt8], _ path: String, on asked: [StrategyCard]?
  ) throws -> [(strategy: String, script: Script)] {
    do {
      let source = try ScriptSource(parsing: bytes, file: path)
      let place = KeywordPlace(bytes: bytes, file: path)
      try checkPromise(source.script, place)
      let strategies = try asked ?? strategies(of: source.script, place)
      for card in strategies {
        try source.check(strategy: card.name, policies: card.policies, options: card.options)
      }
      return strategies.map { ($0.name, source.script) }
    } catch let error as ScriptError {
      throw CommandFailure(.malformed, error.description)
    }
  }

  private func strategies(
    of script: Script, _ place: KeywordPlace
  ) throws(CommandFailure) -> [StrategyCard] {
    guard let name = script.strategy else { return catalogue.defaultStrategies }
    guard let card = catalogue.strategies.first(where: { $0.name == name }) else {
      throw place.unknown(
        name, after: "strategy", expected: "the name of a strategy",
        among: catalogue.strategies.map(\.name))
    }
    return [card]
  }

  private func checkPromise(_ script: Script, _ place: KeywordPlace) throws(CommandFailure) {
    guard case .violates(let name) = script.expectation else { return }
    let names = catalogue.invariants.map(\.name) + Finding.Kind.breakdowns.map(\.rawValue)
    if !names.contains(name) {
      throw place.unknown(
        name, after: "expect", expected: "the name of an invariant", among: names)
    }
  }
}

/// Finds the place of a name in a script, for mistakes that only the catalogue shows.
private struct KeywordPlace {
  let bytes: [UInt8]
  let file: String

  func unknown(
    _ name: String, after keyword: String, expected: String, among names: [String]
  ) -> CommandFailure {
    let (line, column) = place(of: name, after: keyword)
    let hint = EditDistance.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
    return CommandFailure(
      .malformed,
      "\(file):\(line):\(column): expected \(expected), found '\(name)'\(hint ?? "")")
  }

  private func place(of name: String, after keyword: String) -> (line: Int, column: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split { $0.isWhitespace }
      guard words.first == keyword[...], let word = words.last(where: { $0 == name }) else {
        continue
      }
      return (index + 1, line.distance(from: line.startIndex, to: word.startIndex) + 1)
    }
    return (1, 1)
  }
}
