import Gestures
import HeadlessUIKit
import Invariants
import Scenes
import Traces

/// One run: a stage, a container on it, and whoever moves the fingers.
@MainActor
final class Run {
  private let stage: Stage
  private let container: any NestedContainer
  private let recorder: Recorder
  private let surroundings: Surroundings
  private var screen: Screen
  private var source: StepSource
  private var judge: Judge
  private var header: TraceHeader
  private var fingerprint = Fingerprint()
  private var motion = Motion()
  private var spotter = MilestoneSpotter()
  /// The last two frames, in turn; a pointer, because reading a class's property copies it.
  private let frames: UnsafeMutablePointer<Frame>
  private var samples: ContiguousArray<StageTouchSample> = []
  private var index = 0
  /// How many display refreshes did not happen so far, and right before the next frame.
  private var droppedFrames = 0
  private var missedFrames = 0
  /// The last sample of each finger that is down.
  private var down: ContiguousArray<StageTouchSample> = []
  private var sceneVersion = 0
  private var outcome: RunOutcome
  private var stepFrames: [Int] = []
  private let monitor: RunMonitor?

  init(
    _ container: any NestedContainer.Type, _ order: RunOrder, _ monitor: RunMonitor? = nil
  ) {
    self.monitor = monitor
    source = StepSource(order.act, on: container)
    let script = source.script
    monitor?.willBegin(script)
    stage = Stage(device: Stage.Device(script.scene.device), assumptions: script.assumptions)
    self.container = container.init(scene: script.scene)
    stage.window.addSubview(self.container.rootView)
    self.container.rootView.frame = stage.window.bounds
    stage.settle()
    recorder = Recorder(stage: stage, container: self.container, scene: script.scene)
    surroundings = Surroundings(
      stage: stage, container: self.container, scene: script.scene)
    screen = Screen(container: self.container, scene: script.scene)
    header = TraceHeader(script, self.container, text: "")
    judge = Judge(header: header, catalogue: Registry.invariants, invariants: order.invariants)
    outcome = RunOutcome(script: script)
    frames = .allocate(capacity: 2)
    frames.initialize(repeating: Frame(), count: 2)
  }

  isolated deinit {
    frames.deinitialize(count: 2)
    frames.deallocate()
  }

  private var last: UnsafeMutablePointer<Frame> { frames + (index + 1) % 2 }

  /// Plays to the end: until the last step is over and everything is at rest.
  func play(recorder record: FrameRecorder?) -> RunOutcome {
    if record != nil { header.script = source.script.text }
    next(record)
    while playStep(record) {}
    settle(record)
    return finish()
  }

  private var interval: Double { Stage.frameInterval }
  private var time: Double { Double(index + droppedFrames) * interval }

  /// Plays one step of the source; false when there is none.
  private func playStep(_ record: FrameRecorder?) -> Bool {
    awaitReturn(record)
    let moves = (motion.movesVertically, motion.movesHorizontally)
    let view = screen.view(of: last.pointee, moves: moves)
    if source.waitsForRest { settle(record) }
    let device = surroundings.scene.device
    guard var act = source.next(at: time, view: view, on: device) else { return false }
    stepFrames.append(index)
    monitor?.willPlay(source.step, source.stepsPlayed)
    let movingBefore = motion.movingFrames
    repeat {
      samples.removeAll(keepingCapacity: true)
      let isLeft = disturb(&act)
      while let sample = act.next(
        upTo: time, rect: { region in screen.rect(of: region, in: last.pointee) })
      {
        samples.append(sample)
      }
      noteFingers()
      if isLeft { takeFingersAway(&act) }
      next(record)
    } while !act.isDone(at: time - interval)
    if act.isTouch { outcome.gestures += 1 }
    if act.wasSkipped { outcome.skippedSteps.append(source.stepsPlayed) }
    if let kind = act.strokeKind {
      if source.waitsForRest { settle(record) }
      outcome.strokes.count(kind, moved: motion.movingFrames > movingBefore)
    }
    return true
  }

  /// Hands the surroundings what is due now; tells whether the page leaves the screen.
  private func disturb(_ act: inout StepSource.Act) -> Bool {
    var isLeft = false
    while let disturbance = act.nextDisturbance(upTo: time) {
      let page = screen.currentPage(in: last.pointee).map { last.pointee.pages[$0].index }
      guard surroundings.take(disturbance, page: page ?? 0) else {
        act.refuse()
        continue
      }
      if case .dropFrames(let count) = disturbance {
        droppedFrames += count
        missedFrames += count
      }
      if case .leave = disturbance { isLeft = true }
    }
    return isLeft
  }

  /// A step begins when the page is on the screen.
  private func awaitReturn(_ record: FrameRecorder?) {
    samples.removeAll(keepingCapacity: true)
    while surroundings.isGone { next(record) }
  }

  private func noteFingers() {
    for sample in samples {
      down.removeAll { $0.finger == sample.finger }
      if sample.phase == .began || sample.phase == .moved { down.append(sample) }
    }
  }

  /// The system takes the fingers away from a page that leaves the screen.
  private func takeFingersAway(_ act: inout StepSource.Act) {
    act.withdraw()
    for finger in down {
      samples.append(
        StageTouchSample(
          finger: finger.finger, phase: .cancelled, time: time, x: finger.x, y: finger.y))
    }
    down.removeAll(keepingCapacity: true)
  }

  /// The longest time that is waited for rest after a step, in milliseconds.
  private static let restLimit = 20_000.0

  /// What a display link moves may stand still for as long as a pixel takes at the stop speed of a
  /// coast, 10 points a second.
  private var stillFramesOfALink: Int {
    Int((100 / (Double(source.script.scene.device.scale) * interval)).rounded(.up)) + 2
  }

  /// Plays until nothing moves and nothing is under way, or for twenty seconds.
  private func settle(_ record: FrameRecorder?) {
    samples.removeAll(keepingCapacity: true)
    let last = time + Self.restLimit
    var still = 0
    while time < last && still < (stage.hasLinks ? stillFramesOfALink : 2) {
      next(record)
      still = stage.isIdle && !motion.moves && surroundings.isQuiet ? still + 1 : 0
    }
  }

  /// Plays, records and judges one frame.
  private func next(_ record: FrameRecorder?) {
    if index.isMultiple(of: 2) {
      next(&frames[0], previous: &frames[1], record)
    } else {
      next(&frames[1], previous: &frames[0], record)
    }
  }

  /// The frames are handed down for writing, since what is read through a pointer is copied.
  ///
  /// So is the judge each time that a property of it is read.
  private func next(
    _ frame: inout Frame, previous: inout Frame, _ record: FrameRecorder?
  ) {
    let time = time
    if index > 0 { stage.advanceClock(missing: missedFrames) }
    missedFrames = 0
    surroundings.beginFrame()
    if surroundings.hasWork(at: time) {
      stage.step(samples, after: { surroundings.act(at: time) })
      followScene()
    } else {
      stage.step(samples)
    }
    recorder.record(
      into: &frame, index: index, time: time, samples: samples, events: surroundings.events)
    fingerprint.add(frame)
    if index > 0 {
      motion.observe(frame, previous: previous)
      judge.observe(frame, previous: previous)
    } else {
      judge.begin(with: frame)
    }
    let phase = RunPhase(judge.phase)
    if index > 0 { spotter.observe(frame, previous: previous, phase: phase) }
    if let record { record(frame, header) }
    index += 1
    if let monitor { monitor.didPlay(index, phase, fingerprint.value) }
  }

  /// Where the scene has changed, everybody is told.
  private func followScene() {
    guard surroundings.sceneVersion != sceneVersion else { return }
    sceneVersion = surroundings.sceneVersion
    screen.scene = surroundings.scene
    recorder.take(surroundings.scene)
  }

  private func finish() -> RunOutcome {
    outcome.script = source.script
    outcome.script.strategy = type(of: container).name
    outcome.frames = index
    outcome.stepFrames = stepFrames
    outcome.movingFrames = motion.movingFrames
    outcome.travel = motion.travel
    outcome.milestones = spotter.reached
    outcome.possibleMilestones = MilestoneSpotter.possible(container, outcome.script.scene)
    outcome.fingerprint = fingerprint.value
    judge.end()
    outcome.verdicts = judge.verdicts.map { InvariantVerdict($0, step: step(atFrame:)) }
    container.rootView.removeFromSuperview()
    return outcome
  }

  /// The step that was being played in a frame, from 1.
  private func step(atFrame frame: Int) -> Int? {
    stepFrames.lastIndex { $0 <= frame }.map { $0 + 1 }
  }
}

extension Stage.Device {
  /// The phone of a scene.
  init(_ device: Scene.Device) {
    self.init(
      width: device.width, height: device.height, scale: Double(device.scale),
      framesPerSecond: device.framesPerSecond)
  }
}

extension StrokeCounts {
  /// Counts a stroke.
  mutating func count(_ kind: RecordedStroke.Kind, moved hasMoved: Bool) {
    total += 1
    if hasMoved { moved += 1 }
    switch kind {
    case .drag: drags += 1
    case .fling: flings += 1
    case .tap: taps += 1
    default: other += 1
    }
  }
}
