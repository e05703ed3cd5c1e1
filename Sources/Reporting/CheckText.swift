import NestCheck

/// A campaign as it is read.
///
/// Everything but the line of `timing` is the same, byte for byte, in two executions of the same
/// command.
public struct CheckText {
  private let style: TextStyle
  private let isWhole: Bool

  /// A writer with a style.
  ///
  /// - Parameters:
  ///   - style: Colours and width.
  ///   - isWhole: Whether each invariant has a line of its own; else, where there are many, only
  ///     those that do not simply hold.
  public init(style: TextStyle = TextStyle(), isWhole: Bool = false) {
    self.style = style
    self.isWhole = isWhole
  }

  /// The first lines, written before anything is played.
  public func heading(_ plan: CampaignPlan, seedIsFresh: Bool) -> String {
    let names = plan.strategies.map(\.name)
    let on = names.count > 3 ? "\(names.count) strategies" : Figures.list(names)
    var line = style.paint("seed \(SeedNotation.short(plan.firstSeed))", .strong)
    if seedIsFresh { line += " (fresh)" }
    if let runs = plan.runs {
      line += ", \(Figures.count(runs, "run"))"
    } else if let budget = plan.budgetSeconds {
      line += ", as many runs as begin within \(Figures.decimal(budget)) s"
    }
    line += names.count > 1 ? " on each of \(on)" : " on \(on)"
    if let shard = plan.shard { line += ", shard \(shard.index) of \(shard.count)" }
    let unusual = plan.assumptions.unusual
    if !unusual.isEmpty {
      line += "\nassuming " + unusual.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
    }
    return line + "\n"
  }

  /// One line about a run, for a verbose report.
  public func line(_ played: PlayedRun) -> String {
    let verdict =
      played.violated.isEmpty
      ? style.paint("held", .good)
      : style.paint("violated", .bad) + " " + played.violated.joined(separator: " ")
    return "run \(played.run.number)  \(played.run.strategy)"
      + "  seed \(SeedNotation.short(played.run.seed))"
      + "  \(Figures.count(played.gestures, "gesture"))  \(Figures.count(played.frames, "frame"))"
      + "  \(SeedNotation.hexadecimal(played.fingerprint))  \(verdict)\n"
  }

  /// One line about a new identity, written while others are still looked for.
  public func notice(_ finding: Finding) -> String {
    let seed = finding.seed.map { " with seed \(SeedNotation.short($0))" } ?? ""
    let saved = finding.savedTo.map { ", saved to \($0)" } ?? ""
    return style.paint("found", .bad) + " \(finding.identity)\(seed)\(saved)\n"
  }

  /// One line about a finding that has become smaller.
  public func shrunkNotice(_ finding: Finding) -> String {
    let before = finding.original?.script.steps.count ?? finding.script.steps.count
    let runs = Figures.count(finding.shrinking?.executions ?? 0, "run")
    let saved = finding.savedTo.map { ", saved to \($0)" } ?? ""
    return "shrunk \(finding.identity) from \(Figures.count(before, "step")) to "
      + "\(finding.script.steps.count) in \(runs)\(saved)\n"
  }

  /// The report: tables, sums, and each finding; its last line is the one to paste.
  ///
  /// - Parameters:
  ///   - result: What the campaign came to.
  ///   - tool: What made the report; said where something was found.
  ///   - records: The runs that show the findings, in their order, as far as they are at hand.
  /// - Returns: The report.
  public func report(
    _ result: CheckResult, tool: ToolFacts? = nil, runs records: [RunRecord?] = []
  ) -> String {
    var text = ""
    for strategy in result.strategies { text += "\n" + table(strategy, result) }
    text += "\n" + verdict(result) + "\n"
    text +=
      style.paint(
        "fingerprint \(SeedNotation.hexadecimal(result.fingerprint))", .faint) + "\n"
    if let tool, !result.findings.isEmpty { text += style.paint("by \(tool.words), ", .faint) }
    text += style.paint(timing(result), .faint) + "\n"
    for (index, finding) in result.findings.enumerated() {
      let runs = result.strategies.first { $0.name == finding.identity.strategy }?.runs
      text +=
        "\n"
        + FindingText(
          finding, style: style, run: index < records.count ? records[index] : nil
        ).block(runs: runs)
    }
    return text
  }

  /// One line a finding, for a quiet report; nothing where all held.
  public func quietReport(_ result: CheckResult) -> String {
    result.findings.map { FindingText($0, style: style).line }.joined()
  }

  private func table(_ strategy: StrategyTotals, _ result: CheckResult) -> String {
    let rows = result.invariants.filter { $0.strategy == strategy.name }
    let nameWidth = max(24, (rows.map(\.name.count).max() ?? 0) + 2)
    let told = isWhole || rows.count <= Self.few ? rows : rows.filter(Self.isWorthALine)
    let heading = told.isEmpty ? "" : "frames judged   undecided"
    var lines = [
      style.paint("  " + strategy.name.padded(to: told.isEmpty ? 0 : nameWidth + 20), .strong)
        + style.paint(heading, .faint)
    ]
    for row in told {
      let (word, meaning) = outcome(row, runs: strategy.runs)
      lines.append(
        "    " + row.name.padded(to: nameWidth)
          + style.paint(word.padded(to: 20), meaning)
          + Figures.count(row.applied).padded(toLeft: 11)
          + Figures.count(row.undecided).padded(toLeft: 12))
    }
    lines += untold(rows.filter { row in !told.contains { $0.name == row.name } })
    lines += policies(strategy, result)
    lines += coverage(strategy, result)
    return lines.joined(separator: "\n") + "\n"
  }

  /// So many invariants have a line each.
  private static let few = 8

  private static func isWorthALine(_ row: InvariantTotals) -> Bool {
    row.violated > 0 || row.canApply && row.applied == 0
  }

  /// The invariants that have no line of their own: all held, or cannot apply.
  private func untold(_ rows: [InvariantTotals]) -> [String] {
    let held = rows.filter(\.canApply)
    let cannot = rows.count - held.count
    guard let least = held.min(by: { $0.applied < $1.applied }) else { return [] }
    let frames = Figures.count(held.reduce(0) { $0 + $1.applied })
    var words =
      "\(held.count) invariants held, in \(frames) frames judged, least often \(least.name) in "
      + Figures.count(least.applied)
    if cannot > 0 { words += "; \(cannot) cannot apply" }
    let open = held.reduce(0) { $0 + $1.undecided }
    if open > 0 { words += "; \(Figures.count(open)) undecided at the end of a run" }
    return style.wrap(words, indent: 4, hanging: 2)
  }

  private func outcome(_ row: InvariantTotals, runs: Int) -> (String, TextStyle.Meaning) {
    if row.violated > 0 {
      let share = runs == 1 ? "" : " in \(Figures.count(row.violated, "run"))"
      return ("VIOLATED" + share, .bad)
    }
    if !row.canApply { return ("cannot apply", .faint) }
    if row.applied == 0 { return ("never applied", .doubtful) }
    return ("held", .good)
  }

  /// In how many runs each declared value was played; the one value where there was one run.
  private func policies(_ strategy: StrategyTotals, _ result: CheckResult) -> [String] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for feature in result.features where feature.strategy == strategy.name {
      if values[feature.name] == nil { names.append(feature.name) }
      let count = feature.runs == 0 ? "never" : Figures.count(feature.runs)
      if strategy.runs == 1 {
        values[feature.name, default: []] += feature.runs == 0 ? [] : [feature.value]
      } else {
        values[feature.name, default: []].append("\(feature.value) \(count)")
      }
    }
    let text = names.map { "\($0) \(values[$0, default: []].joined(separator: " / "))" }
    if text.isEmpty { return [] }
    return style.wrap("played with " + text.joined(separator: ", "), indent: 4, hanging: 2)
      .map { style.paint($0, .faint) }
  }

  /// In how many runs what has to be exercised was, and what was not often enough.
  private func coverage(_ strategy: StrategyTotals, _ result: CheckResult) -> [String] {
    let rows = result.coverage.filter { $0.strategy == strategy.name }
    if rows.isEmpty || strategy.runs == 1 { return [] }
    let words = rows.map { row in
      let share = Figures.decimal(100 * Double(row.count) / Double(max(row.of, 1)), 1)
      return "\(row.name) \(share) %" + (row.verdict == .undecided ? " (undecided)" : "")
    }
    var lines = style.wrap("exercised " + words.joined(separator: ", "), indent: 4, hanging: 2)
      .map { style.paint($0, .faint) }
    for row in rows where row.verdict == .notMet && row.counts {
      let required = Figures.decimal(100 * row.required, 1)
      lines += style.wrap(
        "NOT EXERCISED: \(row.name) in \(row.count) of \(Figures.count(row.of, "run")), "
          + "\(required) % are required", indent: 4, hanging: 2
      ).map { style.paint($0, .doubtful) }
    }
    return lines
  }

  private func verdict(_ result: CheckResult) -> String {
    let totals = result.totals
    let sums =
      "\(Figures.count(totals.runs, "run")), \(Figures.count(totals.gestures, "gesture")), "
      + Figures.count(totals.frames, "frame")
    var lines: [String] = []
    if totals.runs == 0 {
      lines.append(style.paint("Nothing was played.", .doubtful))
    } else if result.findings.isEmpty {
      lines.append(style.paint("Everything held", .good) + ": \(sums).")
      lines += bound(result)
      if result.exit == .inconclusive, result.stopped != .limit {
        lines.append(style.paint("But too little was exercised to say so.", .doubtful))
      }
    } else {
      let count = Figures.count(result.findings.count, "finding")
      lines.append(style.paint(count, .bad) + " in \(sums).")
    }
    if let early = result.stopped.sentence { lines.append(style.paint(early, .doubtful)) }
    return lines.joined(separator: "\n")
  }

  /// What silence is worth: with 95 % confidence the rate is below 3 in N.
  private func bound(_ result: CheckResult) -> [String] {
    guard let least = result.strategies.map(\.runs).min(), least >= 30 else { return [] }
    let percent = Figures.decimal(300 / Double(least), least < 3_000 ? 1 : 4)
    let each = result.strategies.count > 1 ? ", on each strategy" : ""
    return ["With 95 % confidence fewer than \(percent) % of such runs violate\(each)."]
  }

  private func timing(_ result: CheckResult) -> String {
    let speed = result.framesPerSecond.map { ", \(Figures.count(Int($0))) frames a second" } ?? ""
    return "\(Figures.fixed(result.seconds, 2)) s\(speed)"
  }
}

extension CheckResult.Stop {
  /// One sentence where a campaign ended before all runs were played.
  fileprivate var sentence: String? {
    switch self {
    case .completed, .budget: nil
    case .limit: "Given up at --limit, before all runs were played."
    case .interrupted: "Interrupted before all runs were played."
    case .findings: "Stopped at --max-findings; there may be more."
    }
  }
}
