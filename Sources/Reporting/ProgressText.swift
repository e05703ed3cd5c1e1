import NestCheck

/// One line that says how far a campaign is, for a terminal that overwrites it or for a log.
public enum ProgressText {
  /// Runs, findings, speed and, where the number of runs is known, the time left.
  public static func line(_ played: PlayedRun) -> String {
    var parts: [String] = []
    let runs = Figures.count(played.totals.runs)
    if let planned = played.runsPlanned {
      parts.append("\(runs) of \(Figures.count(planned, "run"))")
    } else {
      parts.append("\(runs) \(played.totals.runs == 1 ? "run" : "runs")")
    }
    if played.identities > 0 { parts.append(Figures.count(played.identities, "finding")) }
    if played.seconds > 0 {
      let speed = Double(played.totals.frames) / played.seconds
      parts.append("\(Figures.count(Int(min(speed, 1e15)))) frames/s")
    }
    if let left = secondsLeft(played) { parts.append("\(Figures.decimal(left, 0)) s left") }
    return parts.joined(separator: ", ")
  }

  private static func secondsLeft(_ played: PlayedRun) -> Double? {
    guard let planned = played.runsPlanned, played.totals.runs > 0, played.seconds > 1 else {
      return nil
    }
    let runsLeft = Double(max(0, planned - played.totals.runs))
    return played.seconds / Double(played.totals.runs) * runsLeft
  }
}
