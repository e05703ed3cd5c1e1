import HeadlessUIKit
import Scenes

extension Script {
  /// The version of the text form that this program writes and reads.
  public static let formatVersion = 1

  /// Reads a script from its text form.
  ///
  ///     let script = try Script(parsing: "nestcheck script 1\nsteps\ntap tab 2\n", file: "a.script")
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - file: The name that mistakes are reported under.
  /// - Throws: The first mistake, with its line and column.
  public init(parsing text: String, file: String) throws(ScriptError) {
    self = try ScriptSource(parsing: Array(text.utf8), file: file).script
  }
}

/// A script as it was read, with the place of each of its parts.
///
/// It takes any bytes, and keeps the places, so that mistakes found later (an option that the
/// strategy does not have, a region that does not exist) can be reported where they stand.
public struct ScriptSource: Equatable, Sendable {
  /// The name of the file.
  public var file: String
  /// The script.
  public var script: Script
  /// The line of each step, from 1.
  public var stepLines: [Int]
  /// Where the policies and options are set.
  var settings: [Setting]

  /// A policy or option as it was set.
  struct Setting: Equatable, Sendable {
    var isPolicy: Bool
    var name: String
    var value: String
    var line: Int
    var nameColumn: Int
    var valueColumn: Int
  }

  /// Reads a script from the bytes of a file.
  ///
  /// - Throws: The first mistake, with its line and column.
  public init(parsing bytes: [UInt8], file: String) throws(ScriptError) {
    var parser = ScriptParser(file: file)
    try parser.read(ScriptLines.split(bytes, file: file))
    self.file = file
    script = parser.script
    stepLines = parser.stepLines
    settings = parser.settings
  }
}

/// Reads the lines of a script; `ScriptParser+Scene` and `StepParser` hold the grammar of lines.
struct ScriptParser {
  let file: String
  var script = Script()
  var stepLines: [Int] = []
  var settings: [ScriptSource.Setting] = []
  /// Keywords of lines that may stand only once, as they were seen.
  var seen: [String] = []
  /// Numbers whose range depends on other lines, with the error that tells of them.
  var headerHeightError: ScriptError?
  var pinnedError: ScriptError?
  var firstPageError: ScriptError?

  init(file: String) { self.file = file }

  mutating func read(_ lines: [ScriptLine]) throws(ScriptError) {
    try readVersion(lines.first)
    var inSteps = false
    for line in lines.dropFirst() {
      var cursor = LineCursor(file: file, line: line)
      if inSteps {
        guard ScriptLimits.steps.contains(script.steps.count + 1) else {
          throw cursor.mistake("at most \(ScriptLimits.steps.upperBound) steps")
        }
        script.steps.append(try StepParser.step(&cursor))
        stepLines.append(line.number)
      } else if cursor.take("steps") {
        try cursor.end()
        inSteps = true
      } else {
        try readSetting(&cursor)
      }
    }
    try checkDependentRanges()
  }

  private func readVersion(_ line: ScriptLine?) throws(ScriptError) {
    let first = "a first line 'nestcheck script \(Script.formatVersion)'"
    guard let line else {
      throw .mistake(
        SourceMistake(
          file: file, line: 1, column: 1, expected: first, found: "the end of the file"))
    }
    var cursor = LineCursor(file: file, line: line)
    guard cursor.take("nestcheck"), cursor.take("script") else {
      throw cursor.mistake(first, among: [cursor.column == 1 ? "nestcheck" : "script"])
    }
    guard let version = cursor.next else { throw cursor.mistake("a version") }
    guard cursor.take("\(Script.formatVersion)") else {
      throw .otherVersion(
        file: file, line: line.number, column: version.column, version: version.text)
    }
    try cursor.end()
  }

  static let keywords = [
    "strategy", "expect", "assume", "device", "header", "bar", "pages", "first", "bottom",
    "policy", "option", "steps",
  ]

  private mutating func readSetting(_ cursor: inout LineCursor) throws(ScriptError) {
    guard let keyword = cursor.next else { return }
    if ["assume", "policy", "option"].contains(keyword.text) == false,
      Self.keywords.contains(keyword.text)
    {
      guard !seen.contains(keyword.text) else {
        throw cursor.mistake("only one line '\(keyword.text)'")
      }
      seen.append(keyword.text)
    }
    switch keyword.text {
    case "strategy": try readStrategy(&cursor)
    case "expect": try readExpectation(&cursor)
    case "assume": try readAssumption(&cursor)
    case "device": try readDevice(&cursor)
    case "header": try readHeader(&cursor)
    case "bar": try readBar(&cursor)
    case "pages": try readPages(&cursor)
    case "first": try readFirstPage(&cursor)
    case "bottom": try readBottomInset(&cursor)
    case "policy": try readPolicy(&cursor)
    case "option": try readOption(&cursor)
    default:
      let known = Self.keywords.joined(separator: ", ")
      let forgotten = StepParser.verbs.contains(keyword.text)
      throw cursor.mistake(
        forgotten ? "a line 'steps' before the first step" : "one of \(known)",
        among: forgotten ? [] : Self.keywords)
    }
    try cursor.end()
  }

  private mutating func readStrategy(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("strategy")
    script.strategy = try cursor.name("the name of a strategy")
  }

  private mutating func readExpectation(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("expect")
    if try cursor.oneOf(["holds", "violates"], "an expectation") == "holds" {
      script.expectation = .holds
    } else {
      script.expectation = .violates(try cursor.name("the name of an invariant"))
    }
  }

  private mutating func readAssumption(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("assume")
    let before = cursor
    let name = try cursor.oneOf(StageAssumptions.names, "an assumption")
    guard !seen.contains("assume \(name)") else {
      throw before.mistake("only one line 'assume \(name)'")
    }
    seen.append("assume \(name)")
    let values = StageAssumptions.values(of: name)
    let value = try cursor.oneOf(values, "a value of \(name)")
    do { try script.assumptions.set(name, to: value) } catch {
      throw before.mistake("an assumption with one of its values")
    }
  }
}
