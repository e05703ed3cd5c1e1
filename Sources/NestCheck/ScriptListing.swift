import Gestures

/// A script's text, cut into lines, with the lines on which its steps stand.
public struct ScriptListing: Equatable, Sendable {
  /// The lines, without their ends.
  public var lines: [String]
  /// For each step the index of its line.
  public var stepLines: [Int]

  /// A listing of a text in which each of the last `steps` lines that hold anything is a step.
  ///
  /// That is the form in which scripts are printed: one step a line, and nothing after the last.
  public init(text: String, steps: Int) {
    var printed = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while printed.last?.isEmpty == true { printed.removeLast() }
    lines = printed
    let filled = printed.enumerated().filter { !$0.element.isEmpty }.map(\.offset)
    stepLines = filled.suffix(max(0, steps))
  }

  /// The index of a step's line; steps count from 1, and nil is before the first.
  public func line(ofStep step: Int?) -> Int? {
    guard let step, stepLines.indices.contains(step - 1) else { return nil }
    return stepLines[step - 1]
  }
}

extension ScriptListing {
  /// The listing of a script as it is printed.
  public init(_ script: Script) {
    self.init(text: script.text, steps: script.steps.count)
  }
}
