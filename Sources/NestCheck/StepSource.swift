import Gestures
import HeadlessUIKit
import Scenes

/// Where the steps of a run come from: a script, the generator, or recorded strokes.
struct StepSource {
  /// The script as far as it has been played.
  private(set) var script: Script
  /// How many steps have been handed out.
  private(set) var stepsPlayed = 0
  /// The step handed out last, or nil for a recorded stroke.
  private(set) var step: Step?
  private var rest: Rest

  private enum Rest {
    case script([Step])
    case generator(ScriptGenerator)
    case strokes([RecordedStroke])
  }

  @MainActor
  init(_ act: RunOrder.Act, on container: any NestedContainer.Type) {
    switch act {
    case .script(let written):
      script = written
      rest = .script(written.steps)
    case .seed(let seed, let assumptions):
      let generator = Self.generator(seed, container)
      script = generator.script
      script.assumptions = assumptions
      rest = .generator(generator)
    case .strokes(let strokes, let seed, let assumptions):
      if let seed {
        script = Self.generator(seed, container).script
      } else {
        script = Script()
        for declared in container.policies {
          script.scene.policies[declared.policy] = declared.values[0]
        }
      }
      script.assumptions = assumptions
      rest = .strokes(strokes.strokes)
    }
    script.strategy = container.name
  }

  @MainActor
  private static func generator(
    _ seed: UInt64, _ container: any NestedContainer.Type
  ) -> ScriptGenerator {
    ScriptGenerator(
      seed: seed, strategy: container.name, policies: container.policies,
      options: container.options)
  }

  /// Whether a step begins only when all is at rest.
  var waitsForRest: Bool {
    if case .strokes = rest { return true }
    return false
  }

  /// The next act, beginning at a time in milliseconds on the screen as it is now; nil when there
  /// is none.
  mutating func next(at time: Double, view: GeneratorView, on device: Scene.Device) -> Act? {
    switch rest {
    case .script(let steps):
      guard stepsPlayed < steps.count else { return nil }
      stepsPlayed += 1
      step = steps[stepsPlayed - 1]
      return Act(steps[stepsPlayed - 1], at: time, on: device)
    case .generator(var generator):
      guard let step = generator.nextStep(view: view) else { return nil }
      rest = .generator(generator)
      self.step = step
      script.steps.append(step)
      stepsPlayed += 1
      return Act(step, at: time, on: device)
    case .strokes(let strokes):
      guard stepsPlayed < strokes.count else { return nil }
      stepsPlayed += 1
      return Act(strokes[stepsPlayed - 1], at: time, on: device)
    }
  }

  /// A step or a recorded stroke while it is played.
  struct Act {
    /// The hand that plays a step; of a recorded stroke it does nothing.
    private var hand: Hand
    private var samples: [StageTouchSample] = []
    private var played = 0
    /// What the surroundings do during the step, the last first.
    private var disturbances: [(time: Double, disturbance: Disturbance)] = []
    /// Whether something could not happen on the container.
    private var wasRefused = false
    /// Whether the surroundings took the fingers away.
    private var isWithdrawn = false
    /// What kind of recorded stroke it is, or nil for a step.
    let strokeKind: RecordedStroke.Kind?
    /// Whether a finger takes part.
    let isTouch: Bool

    init(_ step: Step, at time: Double, on device: Scene.Device) {
      hand = Hand(playing: step, at: time, on: device)
      strokeKind = nil
      switch step {
      case .wait: isTouch = false
      case .disturbance(let disturbance):
        isTouch = false
        disturbances = [(time, disturbance)]
      case .touch(let touch):
        isTouch = true
        disturbances = touch.meanwhile.map { (time + $0.after, $0.disturbance) }
        // Those of one time in the order in which they stand.
        disturbances.reverse()
        disturbances.sort { $0.time > $1.time }
      }
    }

    init(_ stroke: RecordedStroke, at time: Double, on device: Scene.Device) {
      let viewport = CGRect(x: 0, y: 0, width: device.width, height: device.height)
      hand = Hand(playing: .wait(milliseconds: 0), at: time, on: device)
      samples = stroke.samples(in: viewport, at: time)
      strokeKind = stroke.kind
      isTouch = true
    }

    /// Whether a region of the step did not exist, or the container cannot host a disturbance.
    var wasSkipped: Bool { !hand.missing.isEmpty || wasRefused }

    /// The next disturbance that is due at a time in milliseconds.
    mutating func nextDisturbance(upTo time: Double) -> Disturbance? {
      guard let next = disturbances.last, next.time <= time else { return nil }
      return disturbances.removeLast().disturbance
    }

    /// A disturbance could not happen.
    mutating func refuse() { wasRefused = true }

    /// The surroundings take the fingers away.
    mutating func withdraw() {
      isWithdrawn = true
      hand.withdraw()
    }

    /// The next sample that is due at a time in milliseconds.
    mutating func next(upTo time: Double, rect: (Region) -> CGRect?) -> StageTouchSample? {
      if strokeKind == nil { return hand.next(upTo: time, rect: rect) }
      guard !isWithdrawn, played < samples.count, samples[played].time <= time else { return nil }
      played += 1
      return samples[played - 1]
    }

    /// Whether all of it has been played at a time.
    func isDone(at time: Double) -> Bool {
      guard disturbances.isEmpty else { return false }
      return strokeKind == nil ? hand.isDone(at: time) : played == samples.count
    }
  }
}
