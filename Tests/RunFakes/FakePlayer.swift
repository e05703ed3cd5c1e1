import Gestures
import NestCheck
import Scenes
import Traces

/// Plays nothing: its outcomes are made up, so that what is above the stage can be tested alone.
@MainActor
public final class FakePlayer: RunPlaying {
  /// A strategy with policies and an option, a null control and a dumb one.
  public var strategies: [StrategyCard] = [
    StrategyCard(
      name: "three-layer", summary: "Outer scroll view, pager in it, lists in that.",
      policies: [
        PolicyDeclaration(.bounceTop, ["outer", "list"]),
        PolicyDeclaration(.otherPages, ["keep", "reset"]),
      ],
      options: [OptionDeclaration("cover", ["half-speed", "still"], "How fast the cover moves.")]),
    StrategyCard(name: "null-nested", summary: "A list in a list.", kind: .null),
    StrategyCard(name: "dumb-frozen", summary: "Nothing ever moves.", kind: .dumb),
  ]

  /// Two invariants.
  public var invariants: [InvariantCard] = [
    InvariantCard(
      name: "no-header-jump", summary: "The header moves with its cause.", tolerance: "1",
      unit: "px", scope: "every frame"),
    InvariantCard(
      name: "offsets-clamped", summary: "Offsets stay in their range.", tolerance: "0.5",
      unit: "px", scope: "every frame"),
  ]

  /// The orders that were played.
  public private(set) var orders: [RunOrder] = []
  /// Changes the outcome of an order before it is handed out.
  public var change: (RunOrder, inout RunOutcome) -> Void = { _, _ in }
  /// How many frames are recorded of each run.
  public var recordedFrames = 2

  /// A player on which everything holds.
  public init() {}

  /// Plays nothing and says so: 100 frames, 2 gestures, a fingerprint of 1000 and the seed.
  public func play(
    _ order: RunOrder, recorder: FrameRecorder?
  ) throws(RunFailure) -> RunOutcome {
    guard strategies.contains(where: { $0.name == order.strategy }) else {
      throw .unknownStrategy(order.strategy)
    }
    orders.append(order)
    var outcome = RunOutcome(script: script(of: order))
    outcome.frames = 100
    outcome.movingFrames = 60
    outcome.gestures = 2
    outcome.fingerprint = 1000 &+ (order.seed ?? 0)
    outcome.verdicts = invariants.map(\.name)
      .filter { order.invariants?.contains($0) ?? true }
      .map { InvariantVerdict(name: $0, frames: 100, applied: 40, undecided: 1) }
    if case .strokes(let recorded, _, _) = order.act {
      outcome.strokes.total = recorded.strokes.count
      outcome.strokes.drags = recorded.strokes.count
    }
    change(order, &outcome)
    record(outcome, order.strategy, recorder)
    return outcome
  }

  private func script(of order: RunOrder) -> Script {
    var script = Script()
    switch order.act {
    case .script(let written): script = written
    case .seed(let seed, let assumptions):
      script.assumptions = assumptions
      script.scene.policies[.bounceTop] = seed % 2 == 0 ? "outer" : "list"
      script.steps = [.wait(milliseconds: 100), .touch(Touch(Stroke(.list)))]
    case .strokes(_, _, let assumptions): script.assumptions = assumptions
    }
    return script
  }

  private func record(_ outcome: RunOutcome, _ strategy: String, _ recorder: FrameRecorder?) {
    guard let recorder else { return }
    let header = TraceHeader(
      strategy: strategy, scene: SceneFacts(), script: outcome.script.text)
    var frame = Frame()
    for index in 0..<recordedFrames {
      frame.index = index
      frame.time = Double(index) * 1_000 / 60
      recorder(frame, header)
    }
  }
}

extension RunOrder {
  /// The seed, where one is played.
  public var seed: UInt64? {
    if case .seed(let seed, _) = act { seed } else { nil }
  }
}

extension RunOutcome {
  /// Lets an invariant be violated.
  public mutating func violate(_ name: String, frame: Int = 57, phase: RunPhase = .touch) {
    guard let index = verdicts.firstIndex(where: { $0.name == name }) else { return }
    verdicts[index].violation = .example(frame: frame, phase: phase)
  }
}

extension ViolationRecord {
  /// A violation with all its numbers.
  public static func example(frame: Int = 57, phase: RunPhase = .touch) -> ViolationRecord {
    var violation = ViolationRecord(
      frame: frame, step: 2, phase: phase,
      message: "The header's bottom edge moved 14.3 pt up, but at most 2 pt are explained.")
    violation.expectedLow = -2
    violation.expectedHigh = 0
    violation.actual = -14.3
    violation.excess = 12.3
    violation.isChange = true
    violation.onScreenPoints = 12.3
    violation.onScreenMilliseconds = 33.4
    return violation
  }
}
