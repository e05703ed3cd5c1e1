/// A word of a script with its place in the line.
struct ScriptToken: Equatable {
  var text: String
  var column: Int
}

/// One line of a script, as words.
struct ScriptLine {
  var number: Int
  var tokens: [ScriptToken]
  /// The column after the last word.
  var endColumn: Int
}

/// Reads the words of one line, and says what was expected where something else stands.
struct LineCursor {
  let file: String
  let line: ScriptLine
  private(set) var index = 0

  init(file: String, line: ScriptLine) {
    self.file = file
    self.line = line
  }

  /// The next word, or nil at the end of the line.
  var next: ScriptToken? { index < line.tokens.count ? line.tokens[index] : nil }

  /// The column of the next word, or of the line's end.
  var column: Int { next?.column ?? line.endColumn }

  /// The mistake that something else was expected here.
  func mistake(_ expected: String, among candidates: [String] = []) -> ScriptError {
    .mistake(
      SourceMistake(
        file: file, line: line.number, column: column, expected: expected,
        found: next.map { SourceMistake.quoted($0.text) } ?? "the end of the line",
        suggestion: next.flatMap { NearestWord.of($0.text, among: candidates) }))
  }

  /// Takes the next word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard next?.text == word else { return false }
    index += 1
    return true
  }

  /// Takes this word.
  mutating func expect(_ word: String) throws(ScriptError) {
    guard take(word) else { throw mistake("'\(word)'", among: [word]) }
  }

  /// Takes one of these words.
  mutating func oneOf(_ words: [String], _ what: String) throws(ScriptError) -> String {
    guard let token = next, words.contains(token.text) else {
      throw mistake("\(what) (\(words.joined(separator: ", ")))", among: words)
    }
    index += 1
    return token.text
  }

  /// Takes any word that can be a name.
  mutating func name(_ what: String) throws(ScriptError) -> String {
    guard let token = next, ScriptLimits.isName(token.text) else { throw mistake(what) }
    index += 1
    return token.text
  }

  /// Takes a number within a range.
  mutating func number(_ what: String, in range: ClosedRange<Double>) throws(ScriptError)
    -> Double
  {
    let value = try number(what)
    guard range.contains(value) else {
      index -= 1
      throw mistake(
        "\(what) from \(DecimalText.text(range.lowerBound)) to "
          + DecimalText.text(range.upperBound))
    }
    return value
  }

  /// Takes a number of any size; the caller checks its range.
  mutating func number(_ what: String) throws(ScriptError) -> Double {
    guard let token = next, let value = DecimalText.value(token.text) else {
      throw gluedUnit(what) ?? mistake(what)
    }
    index += 1
    return value
  }

  /// Takes a whole number within a range.
  mutating func whole(_ what: String, in range: ClosedRange<Int>) throws(ScriptError) -> Int {
    guard let token = next, let value = Int(token.text), range.contains(value) else {
      throw mistake("\(what), a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    index += 1
    return value
  }

  /// Takes a number with a percent sign as a fraction of 1.
  mutating func percent(_ what: String) throws(ScriptError) -> Double {
    guard let token = next, token.text.hasSuffix("%"),
      let value = DecimalText.value(String(token.text.dropLast()), shift: 2),
      ScriptLimits.place.contains(value)
    else { throw mistake("\(what) from 0% to 100%") }
    index += 1
    return value
  }

  /// Requires that the line ends here.
  func end(_ expected: String = "the end of the line", among candidates: [String] = [])
    throws(ScriptError)
  {
    if next != nil { throw mistake(expected, among: candidates) }
  }

  /// The mistake of writing a unit without a space, with the right spelling.
  private func gluedUnit(_ what: String) -> ScriptError? {
    guard let token = next else { return nil }
    for unit in ["pt/s", "px/pt", "ms", "pt", "Hz"] where token.text.hasSuffix(unit) {
      let number = String(token.text.dropLast(unit.count))
      guard DecimalText.value(number) != nil else { continue }
      return .mistake(
        SourceMistake(
          file: file, line: line.number, column: token.column, expected: what,
          found: SourceMistake.quoted(token.text), suggestion: "\(number) \(unit)"))
    }
    return nil
  }
}
