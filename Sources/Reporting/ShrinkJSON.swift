import NestCheck

/// What `verifier shrink` reports: one finding.
public struct ShrinkReport: Equatable, Sendable {
  /// The finding with its shrunk script.
  public var finding: Finding

  /// A report of a finding.
  public init(_ finding: Finding) { self.finding = finding }

  /// How the command ends: what was to be shrunk is violated, so with that.
  public var exit: ExitCode { finding.isUnsteady ? .internalFault : .violated }

  /// The finding's keys, with those that every report has.
  public func json(_ context: ReportContext) -> JSONValue {
    var object = context.beginWithTool()
    finding.addKeys(to: &object)
    object.add("exit", Int(exit.rawValue))
    return object.object
  }

  /// The finding as it is read; with the run that shows it, its frame is drawn.
  public func text(_ style: TextStyle, isQuiet: Bool, run: RunRecord? = nil) -> String {
    let text = FindingText(finding, style: style, run: run)
    return isQuiet ? text.line : text.block(runs: nil)
  }
}
