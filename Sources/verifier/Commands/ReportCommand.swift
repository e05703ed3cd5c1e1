import NestCheck
import Reporting

/// `verifier report`: results of `check`, merged and rendered again.
@MainActor
struct ReportCommand {
  let desk: Desk

  func run() throws -> ExitCode {
    guard !desk.settings.operands.isEmpty else {
      throw desk.refuse("Missing expected argument '<file>'")
    }
    if desk.settings.operands.count(where: { $0 == "-" }) > 1 {
      throw desk.refuse("Standard input can be read only once.")
    }
    let read = try desk.settings.operands.map(read)
    let outputs = try Outputs(desk)
    guard let result = CheckResult.merged(read.map(\.result)), let tool = read.first?.tool else {
      return .inconclusive
    }
    if read.contains(where: { $0.tool.commit != tool.commit || $0.tool.version != tool.version }) {
      desk.console.complain("Warning: these results were made by different versions.\n")
    }
    do {
      return try write(
        result,
        ReportContext(
          command: desk.command, arguments: desk.arguments, tool: tool), outputs)
    } catch {
      outputs.discard()
      throw error
    }
  }

  private func read(
    _ path: String
  ) throws(CommandFailure) -> (result: CheckResult, tool: ToolFacts) {
    let bytes = try InputFile.read(path)
    do {
      return try CheckResult.read(JSONValue(parsing: bytes))
    } catch {
      let name = path == "-" ? "standard input" : "'\(UsageError.shown(path))'"
      throw CommandFailure(.malformed, "\(name) is no result of a check: \(error.description).")
    }
  }

  private func write(
    _ result: CheckResult, _ context: ReportContext, _ outputs: Outputs
  ) throws -> ExitCode {
    let gallery = Gallery(desk: desk)
    let draws = outputs.wants(.html) || outputs.wants(.svg) || gallery.isDrawnInText
    let exhibits = draws ? try result.findings.map { try exhibit($0, gallery) } : []
    let github = GitHub(desk: desk)
    let text = CheckText(style: desk.style, isWhole: desk.settings.isVerbose)
    try github.printQuoted(
      desk.settings.isQuiet
        ? text.quietReport(result)
        : text.report(result, tool: context.tool, runs: exhibits.map(\.run)))
    try outputs.write(.json) { result.json(context).text }
    try outputs.write(.junit) { JUnitXML(result).text }
    try outputs.write(.html) { gallery.page(exhibits, of: result, context) }
    try outputs.write(.svg) { try gallery.filmstrip(exhibits) }
    try github.annotate(result.findings)
    try github.summarize { $0.text(result, tool: context.tool) }
    return result.exit
  }

  /// A finding with its run, played again; what cannot be shown is said.
  private func exhibit(
    _ finding: Finding, _ gallery: Gallery
  ) throws -> ReplayPage.Exhibit {
    let name = finding.identity.strategy
    guard desk.catalogue.strategies.contains(where: { $0.name == name }) else {
      desk.console.complain(
        "Warning: '\(UsageError.shown(name))' is not known to this program; its frames are not"
          + " drawn.\n")
      return ReplayPage.Exhibit(finding: finding, run: nil)
    }
    let exhibit = try gallery.exhibit(finding)
    let verdict = exhibit.run?.outcome.verdicts.first { $0.name == finding.identity.invariant }
    if exhibit.run != nil, verdict?.violation?.frame != finding.violation.frame {
      desk.console.complain(
        "Warning: \(finding.identity) does not show in frame \(finding.violation.frame) any"
          + " more; what is drawn is what its script shows now.\n")
    }
    return exhibit
  }
}
