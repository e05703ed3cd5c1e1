/// The headless world: one phone with its views, recognizers, animations and virtual clock.
///
///     let stage = Stage(width: 390, height: 844)
///     stage.window.addSubview(page)
///     stage.step([StageTouchSample(finger: 1, phase: .began, time: 0, x: 195, y: 400)])
///
/// One frame is one display interval. All recognizers take in all touches of the frame, then they
/// decide, then actions and drags are called from the hit view upward, then display links and
/// animations, then decelerations and bounces, then layout until clean. All time is the stage's.
/// One process holds one live stage at a time; making another ends the first.
public final class Stage {
  /// The phone.
  nonisolated public struct Device: Equatable, Sendable {
    /// Width in points.
    public var width: Double
    /// Height in points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// Frames per second.
    public var framesPerSecond: Int
    /// A phone.
    public init(
      width: Double = 390, height: Double = 844, scale: Double = 3, framesPerSecond: Int = 60
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.framesPerSecond = framesPerSecond
    }
  }

  /// A finger that came down, and on what.
  package struct Hit {
    /// The finger's number.
    package var finger: Int
    /// The view it came down on.
    package var view: UIView?
    /// Whether that stopped a coast.
    package var stoppedCoast: Bool
  }

  /// The live stage.
  public private(set) static var live: Stage? {
    didSet { unretained = live.map(Unmanaged.passUnretained) }
  }
  /// The live stage for what is done many times a frame; not to be held on to while clients run.
  private static var unretained: Unmanaged<Stage>?
  package private(set) static var pixelsPerPoint = 3.0
  /// How long a frame lasts, in milliseconds.
  package private(set) static var frameInterval = 1000.0 / 60.0
  /// Stage time, in seconds.
  package private(set) static var now = 0.0
  package private(set) static var frameNumber = 0
  /// How many display refreshes did not happen right before this frame.
  private(set) static var missedFrames = 0
  package private(set) static var assumed = StageAssumptions()
  /// The time of the touch sample that is being taken in, in milliseconds.
  static var sampleTime = 0.0
  static var animating: StageAnimationGroup?
  /// Counts changes of the view and layer tree, so that observers know when to look again.
  package private(set) static var hierarchyVersion = 0
  private static var viewCount = 0
  /// Counts what client code does to views, so that a frame after which nothing did is told.
  private static var changes = 0

  /// The phone.
  public private(set) var device: Device
  /// The window, as large as the phone.
  public let window: UIWindow
  package var log = StageLog()
  /// The views that fingers came down on in this frame.
  package var hits: ContiguousArray<Hit> = []
  var taking: ContiguousArray<UIGestureRecognizer> = []
  var touches: ContiguousArray<UITouch> = []
  /// Touches that have left in this frame and of which views have not heard.
  var lifted: ContiguousArray<UITouch> = []
  var coasting: ContiguousArray<UIScrollView> = []
  var moving: ContiguousArray<UIScrollView> = []
  var links: ContiguousArray<CADisplayLink> = []
  var animations: ContiguousArray<StageAnimation> = []
  var groups: ContiguousArray<StageAnimationGroup> = []
  var unclean: ContiguousArray<UIView> = []
  /// For how many frames the stage has had nothing to do, the present one included.
  ///
  /// Nothing came from outside and nothing was under way: what stands on the screen is what stood
  /// there before. Implicit animations of layers alone may go on.
  package private(set) var quietFrames = 0
  private var seenChanges = -1

  /// A phone with an empty window; it becomes the live stage.
  public init(device: Device = Device(), assumptions: StageAssumptions = StageAssumptions()) {
    self.device = device
    Stage.pixelsPerPoint = device.scale
    Stage.frameInterval = 1000 / Double(device.framesPerSecond)
    Stage.now = 0
    Stage.frameNumber = 0
    Stage.missedFrames = 0
    Stage.sampleTime = 0
    Stage.assumed = assumptions
    Stage.animating = nil
    Stage.viewCount = 0
    Stage.hierarchyVersion = 0
    CATransaction.reset()
    Stage.live?.retire()
    Stage.live = nil
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: device.width, height: device.height))
    Stage.live = self
  }
  nonisolated deinit {}

  /// Lets go of what a run that ended in full motion left behind: links, animators and touches hold
  /// each other, and would stay for ever.
  private func retire() {
    for link in links { link.invalidate() }
    for group in groups {
      group.completion = nil
      group.abandon?()
      group.abandon = nil
    }
    for animation in animations { animation.view.presentation = nil }
    for touch in touches { touch.recognizers = [] }
    for recognizer in taking { recognizer.stageForgetTouches() }
  }

  /// Plays one frame with the touch samples that fall into it, in order of their times.
  ///
  /// The first frame has number 0 and time 0; a sample's time is at most its frame's.
  public func step(_ samples: ContiguousArray<StageTouchSample> = []) {
    guard samples.isEmpty && hasNothingToDo else { return step(samples, after: {}) }
    log.clear()
    if !hits.isEmpty { hits.removeAll(keepingCapacity: true) }
    quietFrames += 1
  }

  /// Plays one frame at whose beginning somebody else acts, before its touches are taken in.
  package func step(_ samples: ContiguousArray<StageTouchSample>, after prelude: () -> Void) {
    log.clear()
    if !hits.isEmpty { hits.removeAll(keepingCapacity: true) }
    prelude()
    play(samples)
  }

  private func play(_ samples: ContiguousArray<StageTouchSample>) {
    quietFrames = 0
    takeIn(samples)
    decide()
    act()
    tellViewsOfLifted()
    callLinks()
    advanceAnimations()
    advanceCoasts()
    layOutUntilClean()
    letGo()
    CATransaction.reset()
    seenChanges = Stage.changes
  }

  private var hasNothingToDo: Bool {
    seenChanges == Stage.changes && isIdle && unclean.isEmpty && links.isEmpty && groups.isEmpty
      && lifted.isEmpty && !CATransaction.isOpen
  }

  /// Brings the clock to the next frame; `step` plays it.
  public func advanceClock() { advanceClock(missing: 0) }

  /// Brings the clock to the frame after so many that are not shown: `step` plays that one, which
  /// takes in the touches of all, calls a display link once, and moves coasts as far as all would.
  package func advanceClock(missing missed: Int) {
    Stage.missedFrames = missed
    Stage.frameNumber += 1 + missed
    Stage.now = Double(Stage.frameNumber) * Stage.frameInterval / 1000
  }

  /// Lays out what needs it before the first frame, and forgets what was noted meanwhile.
  public func settle() {
    layOutUntilClean()
    log.clear()
  }

  /// Whether a display link is scheduled: its owner may be moving something, however slowly.
  package var hasLinks: Bool { !links.isEmpty }

  /// Whether nothing is under way: no finger, no coast, no animation.
  package var isIdle: Bool {
    touches.isEmpty && taking.isEmpty && coasting.isEmpty && moving.isEmpty && animations.isEmpty
  }

  /// Gives the screen another size, in points; the views follow when they are laid out.
  package func resize(width: Double, height: Double) {
    device.width = width
    device.height = height
    asScene { window.frame = CGRect(x: 0, y: 0, width: width, height: height) }
  }

  /// Has every view in the window lay itself out in this frame, whether it needs to or not.
  package func layOutAnew() {
    func mark(_ view: UIView) {
      view.stageMarkDirty()
      for each in view.stageSubviews { mark(each) }
    }
    mark(window)
  }

  static var author: StageAuthor {
    unretained?._withUnsafeGuaranteedRef { $0.log.author } ?? .container
  }

  /// Runs a closure whose writes are the scene's.
  package func asScene(_ body: () -> Void) {
    let outer = log.author
    log.author = .scene
    body()
    log.author = outer
    Stage.changes += 1
  }

  static func nextViewNumber() -> Int {
    viewCount += 1
    return viewCount
  }

  static func noteHierarchyChange() {
    hierarchyVersion += 1
    changes += 1
  }

  static func noteWrite(
    _ view: UIView, _ property: StageWrite.Property, _ x: Double, _ y: Double,
    _ author: StageAuthor? = nil
  ) {
    changes += 1
    guard view.isInWindow else { return }
    unretained?._withUnsafeGuaranteedRef { stage in
      stage.log.writes.append(
        StageWrite(
          view: view.stageNumber, property: property, author: author ?? stage.log.author, x: x,
          y: y))
    }
  }

  /// A callback begins: notes it, with the number of those around it.
  static func noteCallback(_ kind: StageCallback.Kind, of view: UIView) {
    changes += 1
    unretained?._withUnsafeGuaranteedRef { stage in
      stage.log.callbacks.append(
        StageCallback(kind: kind, view: view.stageNumber, depth: stage.log.depth))
      stage.log.depth += 1
    }
  }

  /// A callback is over; of a stage that began meanwhile it was none.
  static func noteReturn() {
    unretained?._withUnsafeGuaranteedRef { $0.log.depth = max(0, $0.log.depth - 1) }
  }

  // MARK: Display links, coasts, layout

  private func callLinks() {
    if links.isEmpty { return }
    for link in links { link.call() }
  }

  func beginCoast(_ view: UIScrollView) {
    insert(view, into: &coasting)
  }

  func beginOffsetAnimation(_ view: UIScrollView) {
    insert(view, into: &moving)
  }

  /// From the hit view upward: the deeper view first.
  private func insert(_ view: UIScrollView, into list: inout ContiguousArray<UIScrollView>) {
    if list.contains(where: { $0 === view }) { return }
    let depth = view.stageDepth
    let place = list.firstIndex { $0.stageDepth < depth } ?? list.count
    list.insert(view, at: place)
  }

  private func advanceCoasts() {
    if !moving.isEmpty {
      for view in moving { view.stageAdvanceOffsetAnimation() }
      moving.removeAll { $0.offsetAnimation == nil }
    }
    if coasting.isEmpty { return }
    // A step calls the client, which may end coasts or begin others; each steps once a frame.
    let reversed = Stage.assumed.panOrder == .reverse
    var turn = 0
    while turn < coasting.count {
      let view = coasting[reversed ? coasting.count - 1 - turn : turn]
      view.stageStepCoast(frames: 1 + Stage.missedFrames)
      turn += 1
    }
    if coasting.stageContains({ $0.coast == nil }) { coasting.removeAll { $0.coast == nil } }
  }

  static func queueLayout(_ view: UIView) {
    changes += 1
    unretained?._withUnsafeGuaranteedRef { stage in
      view.isQueued = true
      stage.unclean.append(view)
    }
  }

  /// Layout passes until no view asks for one; at most this many, as a container may ask for ever.
  private static let layoutPasses = 100

  private func layOutUntilClean() {
    for _ in 0..<Self.layoutPasses {
      if unclean.isEmpty { return }
      layOutOnce(within: nil)
    }
  }

  func layOut(within view: UIView) {
    for _ in 0..<Self.layoutPasses {
      if !unclean.contains(where: { $0.isDescendant(of: view) }) { return }
      layOutOnce(within: view)
    }
  }

  /// Lays out each view that asks for it now; those that ask meanwhile are for the next pass.
  private func layOutOnce(within top: UIView?) {
    // From the window downward: a view's layout may change those in it.
    if unclean.count > 1 { sortUnclean() }
    var left = unclean.count
    var index = 0
    while left > 0 && index < unclean.count {
      left -= 1
      if let top, !unclean[index].isDescendant(of: top) {
        index += 1
        continue
      }
      let view = unclean.remove(at: index)
      view.isQueued = false
      // Outside of the window a view waits until it comes back.
      if view.isInWindow { view.stageLayOut() }
    }
  }

  private func sortUnclean() {
    unclean.withUnsafeMutableBufferPointer { views in
      for index in 1..<views.count {
        let depth = views[index].layoutDepth
        var place = index
        while place > 0 && views[place - 1].layoutDepth > depth {
          views.swapAt(place, place - 1)
          place -= 1
        }
      }
    }
  }
}
