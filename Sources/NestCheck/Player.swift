import Gestures
import HeadlessUIKit
import Invariants
import Scenes
import Traces

/// Plays runs on the stage: one container, one script, every frame judged.
///
///     let player = Player()
///     let order = RunOrder(strategy: "three-layer", act: .seed(42, StageAssumptions()))
///     let outcome = try player.play(order, recorder: nil)
///
/// The outcome is a function of the order alone.
public struct Player: RunPlaying {
  /// The version of the generator that draws scripts from seeds.
  nonisolated public static let generatorVersion = ScriptGenerator.version

  /// Is told of everything before it is played, so that a run that breaks down leaves a trail.
  public var monitor: RunMonitor?

  /// A player of the registered containers.
  public init() {}

  /// The registered containers.
  public var strategies: [StrategyCard] { Registry.all.map { StrategyCard($0) } }

  /// The invariants of the catalogue.
  public var invariants: [InvariantCard] {
    Registry.invariants.items.map {
      InvariantCard(
        name: $0.name, summary: $0.summary, tolerance: $0.tolerance, unit: $0.unit,
        scope: $0.scope)
    }
  }

  /// Plays one run to its end.
  ///
  /// With a recorder a seed's run is played twice: once to learn its script, which stands in the
  /// first line of a trace, and once to be recorded.
  ///
  /// - Throws: `RunFailure` when no container has the name.
  public func play(_ order: RunOrder, recorder: FrameRecorder?) throws(RunFailure) -> RunOutcome {
    guard let container = Registry.named(order.strategy) else {
      throw .unknownStrategy(order.strategy)
    }
    if let recorder, case .seed = order.act {
      let script = try play(order, recorder: nil).script
      let again = RunOrder(
        strategy: order.strategy, act: .script(script), invariants: order.invariants)
      return try play(again, recorder: recorder)
    }
    let run = Run(container, order, monitor)
    return run.play(recorder: recorder)
  }
}
