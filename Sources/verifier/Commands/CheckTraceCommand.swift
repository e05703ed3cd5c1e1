import NestCheck
import Reporting
import Traces

/// `verifier check-trace`: traces that the stage did not make.
@MainActor
struct CheckTraceCommand {
  let desk: Desk

  /// A trace with what is said of it.
  private struct Item {
    var trace: Trace
    var judged: JudgedTrace
  }

  func run() throws -> ExitCode {
    if desk.settings.operands.count(where: { $0 == "-" }) > 1 {
      throw desk.refuse("Standard input can be read only once.")
    }
    let outputs = try Outputs(desk)
    do {
      var result = TraceResult()
      let items = try judge(&result)
      return try report(result, items, outputs)
    } catch {
      outputs.discard()
      throw error
    }
  }

  private func judge(_ result: inout TraceResult) throws -> [Item] {
    var items: [Item] = []
    for path in desk.settings.operands {
      if desk.world.isInterrupted() {
        result.interrupted = true
        break
      }
      let traces = try read(path)
      for (line, trace) in traces {
        var judged = JudgedTrace(trace, path: path, invariants: desk.invariants)
        if traces.count > 1 { judged.line = line }
        for index in judged.findings.indices {
          judged.findings[index].reproduce = ReproduceLine.checkTrace(path)
        }
        result.traces.append(judged)
        items.append(Item(trace: trace, judged: judged))
      }
    }
    return items
  }

  private func read(_ path: String) throws(CommandFailure) -> [(line: Int, trace: Trace)] {
    let bytes = try InputFile.read(path, limit: InputFile.traceLimit)
    do {
      let traces = try FrameFormat.readAll(bytes)
      if !traces.isEmpty { return traces }
    } catch {
      throw CommandFailure(.malformed, "\(path):\(error.description)")
    }
    throw CommandFailure(
      .malformed, "\(path):1:1: expected the header of a trace, found nothing")
  }

  private func report(
    _ result: TraceResult, _ items: [Item], _ outputs: Outputs
  ) throws -> ExitCode {
    let gallery = Gallery(desk: desk)
    let draws = outputs.wants(.html) || outputs.wants(.svg)
    let runs = items.map { item in
      let isDrawn = draws || gallery.isDrawnInText && !item.judged.findings.isEmpty
      return isDrawn ? RunRecord(item.trace, item.judged) : nil
    }
    let exhibits = draws ? zip(items, runs).flatMap(exhibits) : []
    let context = desk.context()
    let github = GitHub(desk: desk)
    let text = TraceText(style: desk.style)
    try github.printQuoted(
      desk.settings.isQuiet
        ? text.quietReport(result)
        : text.report(result, isVerbose: desk.settings.isVerbose, runs: runs))
    try outputs.write(.json) { result.json(context).text }
    try outputs.write(.junit) { JUnitXML(result).text }
    try outputs.write(.html) { gallery.page(exhibits, of: result, context) }
    try outputs.write(.svg) { try gallery.filmstrip(exhibits) }
    try github.annotate(result.findings)
    try github.summarize { $0.text(result, tool: context.tool) }
    return result.exit
  }

  /// What is shown of a trace: each violation, or the trace itself where there is none.
  private func exhibits(_ item: Item, _ run: RunRecord?) -> [ReplayPage.Exhibit] {
    if item.judged.findings.isEmpty {
      return [
        ReplayPage.Exhibit(
          held: run, caption: "\(item.judged.name), \(item.judged.strategy)", reproduce: "")
      ]
    }
    return item.judged.findings.map { ReplayPage.Exhibit(finding: $0, run: run) }
  }
}
