import Traces

extension RunRecord {
  /// A record of a trace that was not played here: what is drawn of it.
  public init(_ trace: Trace, _ judged: JudgedTrace) {
    var outcome = RunOutcome(script: JudgedTrace.script(of: trace))
    outcome.frames = judged.frames
    outcome.verdicts = judged.invariants.filter { $0.skippedFor.isEmpty }.map {
      InvariantVerdict(
        name: $0.name, canApply: $0.canApply, frames: judged.frames, applied: $0.applied)
    }
    self.init(outcome: outcome, trace: trace, invariants: outcome.verdicts.map(\.name))
  }
}
