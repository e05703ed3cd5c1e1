/// What is wrong with the text of a trace, and where.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// What would have been right there, such as `a number`.
  public var expected: String
  /// What stands there instead, in a few words.
  public var found: String

  /// A mistake at a line and a column, both from 1.
  public init(line: Int, column: Int, expected: String, found: String) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }

  /// One sentence such as `3:17: expected a number, found "abc"`.
  public var description: String { "\(line):\(column): expected \(expected), found \(found)" }
}
