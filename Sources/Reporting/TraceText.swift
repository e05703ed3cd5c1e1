import NestCheck

/// Judged traces as they are read.
public struct TraceText {
  private let style: TextStyle

  /// A writer with a style.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// The report: a line a trace with one for each invariant, and a block for each violation.
  ///
  /// - Parameters:
  ///   - result: The traces.
  ///   - isVerbose: Whether to say what each trace carries.
  ///   - runs: The traces as they are drawn, in their order, as far as they are at hand.
  /// - Returns: The report; the last line of a red one is the one to paste.
  public func report(
    _ result: TraceResult, isVerbose: Bool = false, runs: [RunRecord?] = []
  ) -> String {
    var text = ""
    for trace in result.traces {
      text += line(trace) + trace.invariants.map { line($0, of: trace) }.joined()
      text += notes(trace, isVerbose: isVerbose)
    }
    for (index, trace) in result.traces.enumerated() {
      let run = index < runs.count ? runs[index] : nil
      for finding in trace.findings {
        text += "\n" + FindingText(finding, style: style, run: run).block(runs: nil)
      }
    }
    return text
  }

  /// A line for each violation, and one for each trace of which nothing can be said.
  public func quietReport(_ result: TraceResult) -> String {
    result.traces.map { trace in
      if trace.findings.isEmpty { return trace.isConclusive ? "" : line(trace) }
      return trace.findings.map { FindingText($0, style: style).line }.joined()
    }.joined()
  }

  private func line(_ trace: JudgedTrace) -> String {
    let mark: String
    let words: String
    if let finding = trace.findings.first {
      mark = style.paint("NOT OK", .bad) + "  "
      let (name, frame) = (finding.identity.invariant, finding.violation.frame)
      words = "violates \(name) in frame \(frame)"
    } else if trace.isConclusive {
      mark = style.paint("ok", .good) + "      "
      words = "holds"
    } else {
      mark = style.paint("?", .doubtful) + "       "
      let isUndecided = trace.invariants.contains(where: \.isUndecided)
      words = isUndecided ? "undecided" : "nothing could be judged"
    }
    return "\(mark)\(trace.name)  \(trace.strategy): \(words); "
      + "\(Figures.count(trace.frames, "frame"))\n"
  }

  private func line(_ judged: JudgedInvariant, of trace: JudgedTrace) -> String {
    let padding = String(repeating: " ", count: max(0, 22 - judged.name.count))
    return "        \(judged.name)\(padding) \(judged.words)\n"
  }

  private func notes(_ trace: JudgedTrace, isVerbose: Bool) -> String {
    var notes: [String] = []
    if trace.irregularFrames > 0 {
      notes.append(
        "\(Figures.count(trace.irregularFrames, "frame")) came earlier or later than the scene's"
          + " interval says")
    }
    if isVerbose { notes.append("carries: \(Figures.list(trace.carries))") }
    return notes.flatMap { style.wrap($0, indent: 8, hanging: 2) }.map { $0 + "\n" }.joined()
  }
}

extension JudgedInvariant {
  /// What it says, in a few words.
  var words: String {
    if !skippedFor.isEmpty {
      return "skipped: the trace does not carry \(Figures.list(skippedFor))"
    }
    if isViolated { return "violated" }
    if isUndecided { return "undecided: after an irregular frame the reference is not sure" }
    if !canApply { return "cannot apply" }
    return applied == 0 ? "never applied" : "held in \(Figures.count(applied, "frame"))"
  }
}
