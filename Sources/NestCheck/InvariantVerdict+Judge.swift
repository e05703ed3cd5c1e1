import Invariants

extension InvariantVerdict {
  /// A judge's verdict as a record of the run; `step` names the step played in a frame.
  init(_ verdict: Verdict, step: (Int) -> Int?) {
    self.init(
      name: verdict.name, canApply: verdict.canApply, frames: verdict.frames,
      applied: verdict.applied, undecided: verdict.undecided)
    guard let found = verdict.violation else { return }
    var record = ViolationRecord(
      frame: found.frame, step: step(found.frame), phase: RunPhase(found.phase),
      message: found.message, unit: found.unit)
    record.expectedLow = found.low
    record.expectedHigh = found.high
    record.actual = found.actual
    record.excess = found.excess
    record.isChange = found.isChange
    record.onScreenPoints = found.largestExcess
    record.onScreenMilliseconds = found.milliseconds
    violation = record
  }
}

extension RunPhase {
  /// The phase that a judge names.
  init(_ phase: Phase) {
    self =
      switch phase {
      case .touch: .touch
      case .coast: .coast
      case .bounce: .bounce
      case .pageTransition: .pageTransition
      case .animation: .animation
      case .settle: .settle
      case .rest: .rest
      case .disturbance: .disturbance
      }
  }
}
