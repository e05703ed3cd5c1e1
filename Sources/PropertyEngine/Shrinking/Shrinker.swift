/// The passes in the order in which they are tried, and when to stop.
///
/// A round goes through all passes; rounds follow each other until one changes nothing. Passes that
/// take much away come first, so that the many trials on numbers are spent on what is left. A late
/// pass that succeeds has opened a new way, so the round begins anew. The first round and the last
/// one delete in blocks; since the last changes nothing, shrinking the result again does not
/// either.
struct Shrinker {
  private struct Step {
    let pass: any Pass
    let isLate: Bool
  }

  private static func steps(inBlocks: Bool) -> [Step] {
    let early: [any Pass] = [
      CutAfterViolation(), SimplestCase(),
      DeleteElements(inBlocks: inBlocks), ReplaceByPart(isDeep: false), MergeCollections(),
      SimplifySpans(), LowerPicks(),
      MinimizeEqualNumbers(), MoveNumbersTogether(keepsSum: false, reach: 1),
      MinimizeNumbers(), ReorderSiblings(),
    ]
    let late: [any Pass] = [
      GiveTimeToNeighbour(), AbsorbElements(), FlipSigns(), ShiftNumbers(),
      MoveNumbersTogether(keepsSum: true, reach: 2), MoveToEnds(), ReplaceByPart(isDeep: true),
      RotateLeaves(),
    ]
    return early.map { Step(pass: $0, isLate: false) } + late.map { Step(pass: $0, isLate: true) }
  }

  /// Runs rounds until nothing changes any more, or the reduction is stopped.
  func run(on reduction: Reduction) {
    var inBlocks = true
    while !reduction.isStopped {
      let before = reduction.successes
      for step in Self.steps(inBlocks: inBlocks) {
        let beforeStep = reduction.successes
        step.pass.run(on: reduction)
        if step.isLate && reduction.successes > beforeStep { break }
      }
      if reduction.successes == before && inBlocks { return }
      inBlocks = reduction.successes == before
    }
  }
}
