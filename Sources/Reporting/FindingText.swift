import NestCheck

/// A finding as it is read: the sentence, the script with the failing step marked, and the line
/// that shows it again.
public struct FindingText {
  private let finding: Finding
  private let style: TextStyle
  private let run: RunRecord?

  /// A finding to be written in a style; with the run that shows it, its frame is drawn.
  public init(_ finding: Finding, style: TextStyle = TextStyle(), run: RunRecord? = nil) {
    self.finding = finding
    self.style = style
    self.run = run
  }

  /// One line, for a quiet report.
  public var line: String {
    let seed = finding.seed.map { ", seed \(SeedNotation.short($0))" } ?? ""
    return "\(style.paint("violated", .bad)): \(finding.identity)\(seed), "
      + "frame \(finding.violation.frame): \(finding.violation.message)\n"
  }

  /// The whole block; its last line is the one to paste into a shell.
  public func block(runs: Int?) -> String {
    var lines = [title, ""]
    lines += style.wrap(sentence, indent: 2)
    lines.append("")
    lines += listing
    lines.append("")
    lines += picture
    lines += notes(runs: runs)
    if !finding.reproduce.isEmpty {
      lines += ["", style.paint("reproduce: \(finding.reproduce)", .strong)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    let what =
      finding.kind == .violation
      ? style.paint(finding.identity.invariant, .strong) + " on \(finding.identity.strategy)"
      : style.paint(finding.identity.strategy, .strong)
    return style.paint(finding.kind.title, .bad) + "  \(what), \(finding.identity.phase.words)"
  }

  /// The message with a capital at its beginning and a full stop at its end.
  private var sentence: String {
    let message = finding.violation.message
    let end = message.hasSuffix(".") ? "" : "."
    return message.prefix(1).uppercased() + message.dropFirst() + end
  }

  /// The script, a margin of six columns before it, with the failing step marked.
  private var listing: [String] {
    if !finding.hasScript { return mark }
    var lines: [String] = []
    let script = ScriptListing(finding.script)
    let failing = script.line(ofStep: finding.violation.step)
    for (index, line) in script.lines.enumerated() {
      let isFailing = index == failing
      let margin = isFailing ? "    > " : "      "
      lines.append(line.isEmpty ? "" : style.paint(margin + line, isFailing ? .strong : .faint))
      if isFailing { lines += mark }
    }
    return failing == nil ? lines + mark : lines
  }

  /// The frame and the one before it, where the run is at hand.
  private var picture: [String] {
    guard let run, let picture = FramePicture(run, frame: finding.violation.frame) else {
      return []
    }
    return picture.lines.map { "  " + $0 } + [""]
  }

  private var mark: [String] {
    style.wrap("^ \(moment): \(margin)", indent: 6, hanging: 2)
      .map { style.paint($0, .bad) }
  }

  private var moment: String {
    let milliseconds =
      finding.recording?.milliseconds
      ?? Double(finding.violation.frame) * 1000
      / Double(finding.script.scene.device.framesPerSecond)
    let frame = "frame \(finding.violation.frame) (\(Figures.fixed(milliseconds / 1000, 3)) s)"
    // Recorded strokes are steps that no script holds.
    guard let step = finding.violation.step, finding.script.steps.isEmpty else { return frame }
    return "stroke \(step), \(frame)"
  }

  /// What was found and what was allowed, as far as there are numbers.
  private var margin: String {
    let violation = finding.violation
    if finding.kind != .violation { return "it gets no further" }
    var parts: [String] = []
    if let actual = violation.actual {
      parts.append("\(violation.isChange ? "moved" : "found") \(quantity(actual))")
    }
    let low = violation.expectedLow.flatMap { $0 == -.infinity ? nil : $0 }
    let high = violation.expectedHigh.flatMap { $0 == .infinity ? nil : $0 }
    switch (low, high) {
    case (let low?, let high?) where low == high: parts.append("allowed \(quantity(low))")
    case (let low?, let high?):
      parts.append("allowed \(Figures.decimal(low)) to \(quantity(high))")
    case (let low?, nil): parts.append("allowed at least \(quantity(low))")
    case (nil, let high?): parts.append("allowed at most \(quantity(high))")
    case (nil, nil): break
    }
    if let excess = violation.excess { parts.append("off by \(quantity(excess))") }
    return parts.isEmpty ? "here it does not hold" : parts.joined(separator: ", ")
  }

  private func quantity(_ value: Double) -> String {
    let unit = finding.violation.unit
    return Figures.decimal(value) + (unit.isEmpty ? "" : " \(unit)")
  }

  private func notes(runs: Int?) -> [String] {
    var notes: [String] = []
    if let onScreen { notes.append("on the screen: \(onScreen)") }
    if let runs, runs > 1 {
      notes.append("seen: first in \(finding.count) of \(Figures.count(runs, "run"))")
    }
    if !finding.alsoViolates.isEmpty {
      notes.append("the same run also violates: \(Figures.list(finding.alsoViolates))")
    }
    let alternatives = finding.script.assumptions.unusual
    if !alternatives.isEmpty {
      let values = alternatives.map { "\($0.name)=\($0.value)" }
      notes.append("assuming: \(values.joined(separator: ", "))")
    }
    if let shrinking = finding.shrinking { notes.append(shrunk(shrinking)) }
    if let resume = finding.shrinking?.resume { notes.append("go on shrinking: \(resume)") }
    if let original = finding.original { notes.append("before shrinking: \(original.message)") }
    notes += finding.explanation
    notes += finding.listed.map(listed)
    if let replayed = finding.replayed {
      notes.append("replayed: \(replayed.times) of \(replayed.of) times the same")
    }
    if let savedTo = finding.savedTo { notes.append("saved: \(savedTo)") }
    return notes.flatMap { style.wrap($0, indent: 2, hanging: 2) }
  }

  private func shrunk(_ shrinking: Finding.Shrinking) -> String {
    let before = finding.original.map { "from \(Figures.count($0.script.steps.count, "step")) " }
    let seed = finding.seed.map { ", found with seed \(SeedNotation.short($0))" } ?? ""
    return "shrunk: \(before ?? "")to \(finding.script.steps.count), \(shrinking.status), "
      + "in \(Figures.count(shrinking.executions, "run"))\(seed)"
  }

  private func listed(_ other: Finding.Listed) -> String {
    let seed = other.seed.map { ", seed \(SeedNotation.short($0))" } ?? ""
    let saved = other.savedTo.map { ", saved to \($0)" } ?? ""
    return "perhaps a consequence: \(other.identity)\(seed)\(saved)"
  }

  private var onScreen: String? {
    let points = finding.violation.onScreenPoints.map { "\(Figures.decimal($0, 1)) pt" }
    let time = finding.violation.onScreenMilliseconds.map { "\(Figures.decimal($0, 0)) ms" }
    let parts = [points, time].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " for ")
  }
}

extension Finding.Kind {
  fileprivate var title: String {
    switch self {
    case .violation: "VIOLATED"
    case .crash: "CRASHED"
    case .hang: "HUNG"
    }
  }
}

extension RunPhase {
  fileprivate var words: String {
    switch self {
    case .touch: "while touched"
    case .coast: "while coasting"
    case .bounce: "in a bounce"
    case .pageTransition: "between pages"
    case .animation: "in an animation"
    case .settle: "while settling"
    case .rest: "at rest"
    case .disturbance: "in a disturbance"
    }
  }
}
