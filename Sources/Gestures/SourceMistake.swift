/// A mistake in a text that somebody wrote: where it is, what was expected and what stands there.
///
///     page.script:7:6: expected a region (header, …), found 'lisst'; did you mean 'list'?
public struct SourceMistake: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int
  /// What was expected, as a noun phrase.
  public var expected: String
  /// What stands there, quoted, or words such as "the end of the line".
  public var found: String
  /// The nearest word that would have been right, or nil.
  public var suggestion: String?

  /// The mistake as one line, in the form that editors and compilers use.
  public var description: String {
    "\(file):\(line):\(column): expected \(expected), found \(found)"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// A piece of somebody's text, quoted, shortened and without control characters.
  static func quoted(_ text: String) -> String {
    var result = "'"
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 40 {
        result += "…"
        break
      }
      if scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}

/// Why a script could not be read.
public enum ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text is not a script.
  case mistake(SourceMistake)
  /// The script is of a version that this program does not read.
  case otherVersion(file: String, line: Int, column: Int, version: String)

  /// The error as one line that begins with file, line and column.
  public var description: String {
    switch self {
    case .mistake(let mistake): mistake.description
    case .otherVersion(let file, let line, let column, let version):
      "\(file):\(line):\(column): this script was written in version "
        + "\(SourceMistake.quoted(version)) of the script format; "
        + "this program reads version \(Script.formatVersion)"
    }
  }
}
