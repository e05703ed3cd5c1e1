/// The passes in the order in which they are tried, and when to stop.
///
/// A round goes through all passes; rounds follow each other until one changes nothing. Passes that
/// take much away come first, so that the many trials on numbers are spent on what is left. A late
/// pass that succeeds has opened a new way, so the round begins anew.
struct Shrinker {
  private struct Step {
    let pass: any Pass
    let isLate: Bool
  }

  private static func steps(isFirstRound: Bool) -> [Step] {
    let early: [any Pass] = [
      CutAfterViolation(), SimplestCase(),
      DeleteElements(inBlocks: isFirstRound), ReplaceByPart(isDeep: false), MergeCollections(),
      SimplifySpans(), LowerPicks(),
      MinimizeEqualNumbers(), MoveNumbersTogether(keepsSum: false, reach: 1),
      MinimizeNumbers(), ReorderSiblings(),
    ]
    let late: [any Pass] = [
      GiveTimeToNeighbour(), AbsorbElements(), FlipSigns(), ShiftAllNumbers(),
      MoveNumbersTogether(keepsSum: true, reach: 2), MoveToEnds(), ReplaceByPart(isDeep: true),
    ]
    return early.map { Step(pass: $0, isLate: false) } + late.map { Step(pass: $0, isLate: true) }
  }

  /// Runs rounds until nothing changes any more, or the reduction is stopped.
  func run(on reduction: Reduction) {
    var isFirstRound = true
    while !reduction.isStopped {
      let before = reduction.successes
      for step in Self.steps(isFirstRound: isFirstRound) {
        let beforeStep = reduction.successes
        step.pass.run(on: reduction)
        if step.isLate && reduction.successes > beforeStep { break }
      }
      isFirstRound = false
      if reduction.successes == before { return }
    }
  }
}
