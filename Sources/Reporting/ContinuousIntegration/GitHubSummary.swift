import NestCheck

/// A job summary for GitHub, in its Markdown.
///
/// A step may write 1 MiB in all; findings that no longer fit are counted instead.
public struct GitHubSummary {
  private static let limit = 1 << 20
  private let room: Int

  /// A writer of summaries below what a step has written already.
  public init(bytesWritten: Int = 0) { room = max(0, Self.limit - bytesWritten) }

  /// The summary of a campaign; empty where there is no room for it.
  public func text(_ result: CheckResult, tool: ToolFacts) -> String {
    let totals = result.totals
    let sums =
      "\(Figures.count(totals.runs, "run")), \(Figures.count(totals.frames, "frame")),"
      + " first seed \(SeedNotation.short(result.seed))"
    var head = "## NestCheck: \(Self.verdict(result.findings))\n\n\(sums); \(tool.words).\n\n"
    head += Self.table(result) + "\n"
    return fitted(head, result.findings)
  }

  /// The summary of replays.
  public func text(_ result: ReplayResult, tool: ToolFacts) -> String {
    let wrong = result.replays.filter { !$0.asExpected }
    let verdict =
      wrong.isEmpty ? "all as expected" : "\(wrong.count) not as expected"
    var head = "## NestCheck: \(Figures.count(result.replays.count, "replay")), \(verdict)\n\n"
    head += "\(tool.words).\n\n| script | strategy | outcome | as expected |\n|---|---|---|---|\n"
    for replay in result.replays {
      let outcome = replay.finding.map { "violates \($0.identity.invariant)" } ?? "holds"
      head +=
        "| \(Self.cell(replay.path ?? replay.token ?? "")) | \(Self.cell(replay.strategy))"
        + " | \(Self.cell(outcome)) | \(replay.asExpected ? "yes" : "**no**") |\n"
    }
    return fitted(head + "\n", wrong.compactMap(\.finding))
  }

  /// The summary of judged traces.
  public func text(_ result: TraceResult, tool: ToolFacts) -> String {
    let findings = result.findings
    let open = result.traces.contains { !$0.isConclusive }
    let verdict = findings.isEmpty && open ? "not all could be judged" : Self.verdict(findings)
    var head = "## NestCheck: \(Figures.count(result.traces.count, "trace")), \(verdict)\n\n"
    head += "\(tool.words).\n\n| trace | invariant | |\n|---|---|---|\n"
    for trace in result.traces {
      for judged in trace.invariants {
        head +=
          "| \(Self.cell(trace.name)) | \(Self.cell(judged.name)) | \(Self.cell(judged.words)) |\n"
      }
    }
    return fitted(head + "\n", findings)
  }

  /// The summary of what was shrunk.
  public func text(_ report: ShrinkReport, tool: ToolFacts) -> String {
    let after = report.finding.script.steps.count
    let before = report.finding.original?.script.steps.count ?? after
    let head =
      "## NestCheck: shrunk from \(Figures.count(before, "step")) to \(after)\n\n"
      + "\(tool.words).\n\n"
    return fitted(head, [report.finding])
  }

  private static func verdict(_ findings: [Finding]) -> String {
    findings.isEmpty ? "everything held" : Figures.count(findings.count, "finding")
  }

  private static func table(_ result: CheckResult) -> String {
    var names: [String] = []
    for row in result.invariants where !names.contains(row.name) { names.append(row.name) }
    var lines = ["| strategy | runs |" + names.map { " \(cell($0)) |" }.joined()]
    lines.append("|---|---:|" + names.map { _ in "---|" }.joined())
    for strategy in result.strategies {
      let cells = names.map { name in
        let row = result.invariants.first { $0.strategy == strategy.name && $0.name == name }
        return " \(row.map(words) ?? "") |"
      }
      lines.append(
        "| \(cell(strategy.name)) | \(Figures.count(strategy.runs)) |" + cells.joined())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ row: InvariantTotals) -> String {
    if row.violated > 0 { return "❌ violated in \(Figures.count(row.violated))" }
    if !row.canApply { return "cannot apply" }
    return row.applied == 0 ? "never applied" : "✅ held"
  }

  /// As many findings as there is room for.
  private func fitted(_ head: String, _ findings: [Finding]) -> String {
    guard head.utf8.count <= room else { return "" }
    let reserve = 100
    var text = head
    for (index, finding) in findings.enumerated() {
      let block = Self.details(finding)
      if text.utf8.count + block.utf8.count + reserve > room {
        let more = "\nand \(findings.count - index) more.\n"
        return text.utf8.count + more.utf8.count <= room ? text + more : text
      }
      text += block
    }
    return text
  }

  private static func details(_ finding: Finding) -> String {
    let block = FindingText(finding).block(runs: nil)
    let fence = fence(for: block)
    return "<details><summary>❌ \(Markup.escaped(finding.identity.description)): frame"
      + " \(finding.violation.frame), \(Markup.escaped(oneLine(finding.violation.message)))"
      + "</summary>\n\n\(fence)text\n\(clean(block))\(fence)\n\n</details>\n\n"
  }

  /// More backticks than stand in a row in the text, and at least three.
  static func fence(for text: String) -> String {
    var longest = 0
    var row = 0
    for character in text {
      row = character == "`" ? row + 1 : 0
      longest = max(longest, row)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// Text in a cell of a table.
  static func cell(_ text: String) -> String {
    var result = ""
    for character in Markup.escaped(oneLine(text)) {
      if "\\`*_|[]~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func clean(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where Markup.isAllowed(scalar) {
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
