import NestCheck

/// Replays as they are read.
public struct ReplayText {
  private let style: TextStyle

  /// A writer with a style.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// The report: one line a replay, and a block for each that did not turn out as expected.
  ///
  /// - Parameters:
  ///   - result: The replays.
  ///   - recordedStrokes: Whether to sum up what the strokes were and moved.
  ///   - isVerbose: Whether promised violations get a block as well.
  ///   - runs: The runs of the replays, in their order, as far as they are at hand.
  /// - Returns: The report; its last line is the one to paste.
  public func report(
    _ result: ReplayResult, recordedStrokes: Bool = false, isVerbose: Bool = false,
    runs: [RunRecord?] = []
  ) -> String {
    var text = result.replays.map(line).joined()
    if recordedStrokes { text += "\n" + strokes(result) }
    for (index, replay) in result.replays.enumerated()
    where isVerbose || !replay.asExpected || replay.token != nil {
      if let finding = replay.finding {
        let run = index < runs.count ? runs[index] : nil
        text += "\n" + FindingText(finding, style: style, run: run).block(runs: nil)
      }
    }
    return text
  }

  /// One line a replay that did not turn out as expected, for a quiet report.
  public func quietReport(_ result: ReplayResult) -> String {
    result.replays.filter { !$0.asExpected }.map(line).joined()
  }

  private func line(_ replay: Replay) -> String {
    var text = replay.asExpected ? style.paint("ok", .good) : style.paint("NOT OK", .bad)
    text = replay.asExpected ? text + "      " : text + "  "
    text += (replay.path ?? replay.token.map { _ in "token" }).map { "\($0)  " } ?? ""
    text += "\(replay.strategy): \(words(replay)); "
    text += "\(Figures.count(replay.gestures, "gesture")), \(Figures.count(replay.frames, "frame"))"
    text += ", \(SeedNotation.hexadecimal(replay.fingerprint))\n"
    if !replay.skippedSteps.isEmpty {
      let steps = replay.skippedSteps.map(String.init)
      text +=
        style.paint(
          "        skipped, because what they touch was not there: "
            + (steps.count == 1 ? "step " : "steps ") + Figures.list(steps), .doubtful) + "\n"
    }
    return text
  }

  private func words(_ replay: Replay) -> String {
    let outcome: String =
      switch replay.finding {
      case .some(let finding):
        "violates \(finding.identity.invariant) in frame \(finding.violation.frame)"
      case .none: "holds"
      }
    switch replay.expected {
    case .nothing: return outcome
    case _ where replay.asExpected: return outcome + ", as expected"
    case .holds: return outcome + ", expected to hold"
    case .violates(let name): return outcome + ", expected to violate \(name)"
    }
  }

  private func strokes(_ result: ReplayResult) -> String {
    let strokes = result.strokes
    let travel = result.travel
    return """
        strokes   \(Figures.count(strokes.total)): \(Figures.count(strokes.flings, "fling")), \
      \(Figures.count(strokes.drags, "drag")), \(Figures.count(strokes.taps, "tap")), \
      \(Figures.count(strokes.other)) other; \(Figures.count(strokes.moved)) moved something
        travel    header \(Figures.decimal(travel.header, 1)) pt, \
      list \(Figures.decimal(travel.list, 1)) pt, pager \(Figures.decimal(travel.pager, 1)) pt

      """
  }
}
