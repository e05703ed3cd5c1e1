import PropertyEngine
import Scenes

/// Draws the script of one seed, step by step, while it is played.
///
///     var generator = ScriptGenerator(
///       seed: 42, strategy: "three-layer", policies: policies, options: options)
///     let scene = generator.script.scene
///     while let step = generator.nextStep(view: view) { play(step) }
///     print(generator.script.text)
///
/// Scene, kinds of gestures and their weights are drawn from the seed before the first step. A
/// step may depend on the frame on which it begins, as `GeneratorView` shows it, but only in its
/// values, which are recorded as they are: the script that comes out replays without the
/// generator. Each step has a random stream of its own, so that what one step draws does not
/// shift the next.
public struct ScriptGenerator: Sendable {
  /// The version of the generator: with a seed and a strategy it determines a script.
  ///
  /// It changes whenever any seed's script changes.
  public static let version = 2

  /// The kinds of disturbances that are drawn unless told otherwise: those that the claims judge.
  public static let disturbances: [Disturbance.Kind] = [
    .relayout, .droppedFrames, .leaving, .edgePan, .selection,
  ]

  /// The scene, and the steps so far.
  public private(set) var script = Script()
  /// Each step's kind, or nil for the pause after one.
  private(set) var kinds: [GestureKind?] = []
  /// What the person of this run is like.
  let habits: Habits
  /// What the surroundings of this run are like.
  let unrest: Unrest

  private var random: SplittableRandom
  /// A stream of its own: runs in which nothing is disturbed are as if there were no disturbances.
  private var unrestRandom: SplittableRandom
  private var pending: [Step] = []
  private var present = GestureKind.wait
  private var needsPause = false
  private var isPaused = false

  /// Draws the scene and the habits of a seed.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - strategy: The strategy's name.
  ///   - policies: What the strategy declares.
  ///   - options: What the strategy declares.
  ///   - disturbances: The kinds of disturbances to draw from, whatever the strategy can host.
  public init(
    seed: UInt64, strategy: String, policies: [PolicyDeclaration], options: [OptionDeclaration],
    disturbances: [Disturbance.Kind] = ScriptGenerator.disturbances
  ) {
    random = SplittableRandom(seed: seed)
    var drawing = SceneDrawing(random: random.split())
    script.strategy = strategy
    script.scene = drawing.draw(policies: policies, options: options)
    var habitRandom = random.split()
    habits = Habits.draw(using: &habitRandom)
    unrestRandom = SplittableRandom(seed: seed ^ Self.unrestSalt)
    unrest = Unrest.draw(disturbances, using: &unrestRandom)
  }

  private static let unrestSalt: UInt64 = 0x6469_7374_7572_6221

  /// Draws the next step, or nil when the script is complete.
  ///
  /// - Parameter view: What the frame shows on which the step begins.
  /// - Returns: The step, which has been added to `script`.
  public mutating func nextStep(view: GeneratorView) -> Step? {
    if pending.isEmpty {
      // A run ends with a gesture: nobody would see what a last pause is good for.
      guard script.steps.count < habits.steps || isPaused else { return nil }
      var drawing = StepDrawing(
        random: random.split(), scene: script.scene, habits: habits, view: view)
      if needsPause, let pause = drawing.pause(after: present) {
        needsPause = false
        isPaused = true
        return record(pause, kind: nil)
      }
      isPaused = false
      present = GestureKind(rawValue: drawing.random.pick(weights: habits.weights)) ?? .drag
      var disturbing = DisturbanceDrawing(
        random: unrestRandom.split(), scene: script.scene, unrest: unrest, view: view)
      pending = disturbing.disturb(drawing.steps(of: present))
      pending.reverse()
      needsPause = true
    }
    guard let step = pending.popLast() else { return nil }
    return record(step, kind: present)
  }

  private mutating func record(_ step: Step, kind: GestureKind?) -> Step {
    assert(step.isWithinLimits, "\(step.text) is not within the limits")
    script.steps.append(step)
    kinds.append(kind)
    return step
  }
}
