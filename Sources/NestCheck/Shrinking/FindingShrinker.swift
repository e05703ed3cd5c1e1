import Gestures
import PropertyEngine

/// Makes findings smaller, explains them and sees that they show again.
///
///     let shrinker = FindingShrinker(player: player)
///     let shrunk = try shrinker.shrink(finding)
///
/// What comes out depends on the finding alone: budgets are counted in runs.
@MainActor
public struct FindingShrinker {
  /// What plays the candidates.
  public let player: any RunPlaying
  /// What plays the candidates of a hang, where each that shows it has to be waited for.
  public var hangPlayer: (any RunPlaying)?
  /// The invariants that judge, or nil for all; the same that judged the finding's run.
  public var invariants: [String]?
  /// How many runs shrinking a finding may take.
  public var budget = 2_000
  /// How many runs shrinking a hang may take.
  public var hangBudget = 200
  /// How many runs explaining a finding may take.
  public var explainBudget = 200
  /// How many times a shrunk script is replayed.
  public var replays = 3
  /// Makes a player that has played nothing before, in a process of its own; without it the player
  /// itself replays.
  public var freshPlayer: (() -> any RunPlaying)?

  /// Whether somebody wants it to end; asked before each run.
  public var isCancelled: () -> Bool = { false }

  /// A shrinker that plays on a player.
  public init(player: any RunPlaying) { self.player = player }

  /// What became of a finding.
  public struct Result: Equatable, Sendable {
    /// The finding with its shrunk script.
    public var finding: Finding
    /// Everything that the shrunk script violates, first violated first.
    public var violated: [Finding.Identity]

    /// Whether the finding is the first thing that its script violates.
    public var isFirst: Bool { violated.first == finding.identity }
  }

  /// Shrinks a finding; nil where its script does not show it again.
  ///
  /// - Throws: `RunFailure` when a run cannot be played, or nobody wants it any more.
  public func shrink(_ finding: Finding) throws(RunFailure) -> Result? {
    guard let card = player.strategies.first(where: { $0.name == finding.identity.strategy })
    else { throw .unknownStrategy(finding.identity.strategy) }
    let scripts = ScriptSubject(
      finding.script, on: card, invariants: invariants,
      player: finding.kind == .hang ? hangPlayer ?? player : player, isCancelled: isCancelled)
    let examiner = Examiner(scripts.subject, limit: Script.choiceLimit)
    let start = scripts.choices(of: finding.script).values
    let shrunk = examiner.shrink(
      start, to: finding.identity, budget: finding.kind == .hang ? hangBudget : budget)
    if let failure = scripts.failure { throw failure }
    guard let shrunk else { return nil }
    var result = try describe(shrunk, finding, scripts)
    if result.isFirst, finding.kind != .hang {
      result.finding.explanation = explain(shrunk, examiner, scripts)
    }
    if let failure = scripts.failure { throw failure }
    result.finding.replayed = try replay(result.finding, scripts)
    return result
  }

  /// Which values matter in the shrunk script.
  private func explain(
    _ shrunk: ShrinkResult<Finding.Identity>, _ examiner: Examiner<Script, Finding.Identity>,
    _ scripts: ScriptSubject
  ) -> [String] {
    let explanation = examiner.explain(
      shrunk.sequence.values, showing: shrunk.label, budget: explainBudget,
      where: ScriptExplanation.writtenNumbers(of: shrunk.sequence, scripts.script(from:)))
    return ScriptExplanation(explanation, of: shrunk.sequence.values, scripts.script(from:))
      .sentences
  }

  /// The finding with the shrunk script and what its run shows.
  private func describe(
    _ shrunk: ShrinkResult<Finding.Identity>, _ finding: Finding, _ scripts: ScriptSubject
  ) throws(RunFailure) -> Result {
    let script = scripts.script(from: shrunk.sequence.values)
    let outcome = try scripts.play(script)
    var result = Result(finding: finding, violated: [])
    result.violated = outcome.violations.map {
      Finding.Identity(finding.identity.strategy, $0)
    }
    let place = result.violated.firstIndex(of: finding.identity) ?? 0
    if outcome.violations.indices.contains(place) {
      result.finding.violation = outcome.violations[place].violation
    }
    result.finding.original =
      finding.original
      ?? Finding.Original(script: finding.script, message: finding.violation.message)
    result.finding.script = script
    result.finding.alsoViolates = outcome.violated.filter { $0 != finding.identity.invariant }
    result.finding.shrinking = Finding.Shrinking(
      executions: shrunk.executions,
      status: shrunk.status == .minimal ? "minimal" : "stopped by budget",
      history: Finding.Milestone.outline(
        shrunk.history.map {
          Finding.Milestone(
            scripts.script(from: $0.rank.sequence.values), executions: $0.executions)
        }))
    result.finding.token = script.expecting(finding.identity.invariant).token
    return result
  }

  /// Replays the shrunk script in a process of its own, and counts how often it shows the same.
  private func replay(
    _ finding: Finding, _ scripts: ScriptSubject
  ) throws(RunFailure) -> Finding.Replays {
    var count = Finding.Replays(times: 0, of: replays)
    let player = freshPlayer?() ?? player
    for _ in 0..<replays {
      let outcome = try player.play(scripts.order(finding.script), recorder: nil)
      let same = outcome.violations.contains {
        Finding.Identity(finding.identity.strategy, $0) == finding.identity
          && $0.violation.frame == finding.violation.frame
      }
      if same { count.times += 1 }
    }
    return count
  }
}

extension Script {
  /// The script with the promise to violate an invariant.
  func expecting(_ invariant: String) -> Script {
    var script = self
    script.expectation = .violates(invariant)
    return script
  }
}
