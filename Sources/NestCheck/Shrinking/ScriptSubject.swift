import Gestures
import PropertyEngine

/// A strategy as the property engine examines it: scripts are drawn, ranked and played.
///
/// A script shows an identity where its run violates it. Playing may fail, for example because no
/// process can be made; the first such failure is kept, and scripts show nothing from then on.
@MainActor
final class ScriptSubject {
  private let domain: ScriptDomain
  private let strategy: String
  private let invariants: [String]?
  private let player: any RunPlaying
  private let isCancelled: () -> Bool
  /// Why a script could not be played.
  private(set) var failure: RunFailure?

  /// The subject of a script and all that can become of it on the strategy of a card.
  init(
    _ script: Script, on card: StrategyCard, invariants: [String]?, player: any RunPlaying,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    domain = ScriptDomain(of: script, policies: card.policies, options: card.options)
    strategy = card.name
    self.invariants = invariants
    self.player = player
    self.isCancelled = isCancelled
  }

  /// What the engine needs.
  var subject: Subject<Script, Finding.Identity> {
    Subject(
      generate: { [domain] context in domain.script(in: &context) },
      key: \.complexity,
      judge: { script in MainActor.assumeIsolated { self.verdict(script) } })
  }

  /// The choices of a script.
  func choices(of script: Script) -> ChoiceSequence { domain.choices(of: script) }

  /// The script of choices.
  func script(from values: [Choice.Value]) -> Script { domain.script(from: values) }

  /// Plays a script.
  func play(_ script: Script) throws(RunFailure) -> RunOutcome {
    try player.play(order(script), recorder: nil)
  }

  /// The order to play a script.
  func order(_ script: Script) -> RunOrder {
    RunOrder(strategy: strategy, act: .script(script), invariants: invariants)
  }

  private func verdict(_ script: Script) -> Verdict<Finding.Identity> {
    if isCancelled() { failure = .cancelled }
    guard failure == nil else { return .rejected }
    do {
      let violations = try play(script).violations
      guard let first = violations.first else { return .holds }
      let identities = violations.map { Finding.Identity(strategy, $0) }
      let used = first.violation.step.map { domain.choiceCount(of: script, upToStep: $0) }
      return .violated(
        Violation(
          first: identities[0], later: Array(identities.dropFirst()), choicesUsed: used))
    } catch {
      failure = error
      return .rejected
    }
  }
}

extension Finding.Identity {
  /// What tells a violation of a run on a strategy apart from others.
  init(_ strategy: String, _ violation: RunOutcome.Violation) {
    self.init(
      strategy: strategy, invariant: violation.invariant, phase: violation.violation.phase)
  }
}
