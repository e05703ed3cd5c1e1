import Gestures
import NestCheck
import Reporting
import RunFakes
import Scenes

/// Results with all that they can hold, for reports to be compared with.
enum Samples {
  static let tool = ToolFacts(
    version: "0.1.0", commit: "0123abcd", dirty: false, build: "release",
    platform: "linux-x86_64", scriptFormat: 1, generator: 1)

  static func context(_ command: String) -> ReportContext {
    ReportContext(command: command, arguments: ["--seed", "42"], tool: tool)
  }

  static let emptyScript = Script()

  static var finding: Finding {
    var script = Script()
    script.strategy = "dumb-jump"
    script.assumptions.bounceCatch = .raw
    script.steps = [
      .wait(milliseconds: 100), .touch(Touch(Stroke(.list))), .wait(milliseconds: 50),
    ]
    var finding = Finding(
      identity: .init(strategy: "dumb-jump", invariant: "no-header-jump", phase: .touch),
      seed: 42, violation: .example(), script: script)
    finding.count = 12
    finding.alsoViolates = ["offsets-clamped"]
    finding.reproduce = "swift run -c release verifier --seed 42 --strategy dumb-jump"
    return finding
  }

  /// A finding as it will be once it is shrunk and replayed.
  static var shrunkFinding: Finding {
    var finding = finding
    finding.token = "n1-abc"
    finding.original = .init(script: finding.script, message: "It was larger.")
    finding.shrinking = .init(
      executions: 212, status: "minimal",
      history: [
        .init(executions: 1, steps: 13, features: 4, frames: 812, numbers: 60),
        .init(executions: 57, steps: 3, features: 0, frames: 9, numbers: 5),
      ])
    finding.explanation = ["wait 100 ms: any of 12 tried from 0 to 60000"]
    finding.savedTo = "Seeds/dumb-jump/a.script"
    finding.replayed = .init(times: 3, of: 3)
    return finding
  }

  static var held: CheckResult {
    var result = CheckResult(seed: 42)
    result.totals.seeds = 60
    result.totals.runs = 60
    result.totals.gestures = 1_204
    result.totals.frames = 402_113
    result.seconds = 1.5
    result.fingerprint = 0x91ae_20c7_f3b1_d005
    var strategy = StrategyTotals(name: "dumb-jump")
    strategy.runs = 60
    strategy.gestures = 1_204
    strategy.frames = 402_113
    strategy.fingerprint = result.fingerprint
    result.strategies = [strategy]
    result.invariants = [
      row("no-header-jump", applied: 48_213), row("offsets-clamped", applied: 0),
      row("indicator-monotonic", applied: 0, canApply: false),
    ]
    result.features = [
      feature("bounce-top", "outer", 31), feature("bounce-top", "list", 29),
      feature("other-pages", "keep", 60), feature("other-pages", "reset", 0),
    ]
    return result
  }

  /// The strategy of these results with two policies.
  static var exercised: Listing.Item {
    Listing.Item(
      StrategyCard(
        name: "dumb-jump", summary: "Throws its header.",
        policies: [
          PolicyDeclaration(.bounceTop, ["outer", "list"]),
          PolicyDeclaration(.otherPages, ["keep", "reset"]),
        ]), held)
  }

  static var violated: CheckResult {
    var result = held
    result.invariants[0].violated = 12
    result.strategies[0].findings = 1
    result.findings = [finding]
    return result
  }

  static var replays: ReplayResult {
    var result = ReplayResult()
    result.replays = [
      replay("a.script", .holds, nil), replay("b.script", .violates("no-header-jump"), finding),
      replay("c.script", .nothing, finding), replay("d.script", .violates("x"), nil),
    ]
    result.replays[0].skippedSteps = [2, 5]
    result.strokes.total = 4
    result.strokes.flings = 1
    result.strokes.drags = 3
    result.strokes.moved = 4
    result.travel.header = 120.25
    result.travel.list = 1_830
    return result
  }

  private static func replay(
    _ path: String, _ promise: Replay.Promise, _ finding: Finding?
  ) -> Replay {
    var outcome = RunOutcome(script: finding?.script ?? Script())
    outcome.frames = 100
    outcome.gestures = 2
    outcome.fingerprint = 7
    var replay = Replay(outcome, path: path, strategy: "dumb-jump")
    replay.expected = promise
    replay.finding = finding
    replay.outcome = finding == nil ? .held : .violated
    return replay
  }

  private static func row(
    _ name: String, applied: Int, canApply: Bool = true
  ) -> InvariantTotals {
    var row = InvariantTotals(strategy: "dumb-jump", name: name)
    row.canApply = canApply
    row.applied = applied
    row.frames = 402_113
    row.undecided = 3
    return row
  }

  private static func feature(_ name: String, _ value: String, _ runs: Int) -> FeatureCount {
    var feature = FeatureCount(strategy: "dumb-jump", name: name, value: value)
    feature.runs = runs
    if runs > 0 {
      var applied = Exercise(name: "no-header-jump")
      applied.canApply = true
      applied.applied = 800 * runs
      feature.exercise = [applied, Exercise(name: "indicator-monotonic")]
    }
    return feature
  }
}
