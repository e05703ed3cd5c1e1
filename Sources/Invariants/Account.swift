import Traces

/// What a frame's causes explain, computed once a frame and shared by all invariants.
///
/// It follows the fingers (`ReferencePan`), the drag (`ReferenceDrag`) and what follows a release
/// (`ReferenceCoast`), and says how far the content may have moved in this frame, where a drag
/// puts it, how far beyond its ends it may stand, and whether everything is at rest.
public struct Account: Sendable {
  /// The numbers of the scene.
  private(set) var scene: SceneNumbers
  /// Those of the other state, where pages can be brought up over the header: see `BottomBar`.
  private var otherScene: SceneNumbers?
  /// Whether pages are up over the header, or about to be.
  private(set) var isRaised = false
  /// What stands on the screen now.
  private(set) var now = Sighting()
  /// What stood on the screen one frame ago.
  private(set) var was = Sighting()
  /// The pan told from the touches.
  var pan = ReferencePan()
  /// The drag under way.
  var drag = ReferenceDrag()
  /// What the last release set in motion.
  var coast = ReferenceCoast()
  /// An earlier coast that the last touch may not have reached.
  var otherCoast = ReferenceCoast()
  /// How far the content may move in this frame, towards the end of the content.
  var budget = Interval.zero
  /// The animations under way that are explained.
  var animations: ContiguousArray<AnimationRecord> = []
  /// How far they move the chain in this frame.
  var animationStep = Interval.zero
  /// How far they move header and bar alone, on the same side.
  var headStep = Interval.zero
  /// The coasts' part of the budget.
  var coastBudget = Interval.zero
  /// Where the drag puts the content in this frame; of meaning when `isPlaced`.
  var expected = Interval.zero
  /// Whether the drag says where the content has to stand.
  var isPlaced = false
  /// Whether a drag was released in this frame, whatever came down afterwards.
  var wasReleased = false
  /// Whether a finger has left in this frame.
  var hasLifted = false
  /// How many frames ago the tabs moved in their bar.
  private(set) var framesSinceBarMoved = 1000
  /// Whether scrollers may have travelled of themselves, each for its own reason.
  var hadTwoMotions = false
  /// How many display intervals this frame took: more than one where others were dropped.
  var intervals = 1
  /// Whether a pan from the left edge belongs to the surroundings.
  private(set) var hasEdgePan = false
  /// Whether a short hand-over was passed in this frame.
  var isShortFrame = false
  /// Whether the drag was released in this frame.
  var dragEnds = false
  /// How far beyond the start of its range the content may stand.
  var startAllowance = 0.0
  /// How far beyond the end of its range the content may stand.
  var endAllowance = 0.0
  /// The page for which they were worked out.
  var allowancePage = -1
  /// Those of the page before, while something goes on there that nobody looks at.
  var keptAllowance: (page: Int, start: Double, end: Double) = (-1, 0, 0)
  /// The speed of the last release, in points per millisecond.
  var releaseSpeed = 0.0
  /// Whether all pages share one scroller.
  var sharesScroller = false
  /// How many fingers are down anywhere.
  public private(set) var fingers = 0
  /// In how many frames in a row nothing has moved and nothing was held.
  private(set) var stillFrames = 0
  /// Whether everything stands still and nothing is held.
  public private(set) var isAtRest = false
  /// Whether the frame before was at rest, too.
  public private(set) var wasAtRest = false
  /// What is going on.
  public private(set) var phase = Phase.rest
  /// The page whose content the causes move, before and now.
  var subject = -1
  /// Where the subject's content stood one frame ago.
  var before = Place()
  /// Where the subject's content stands now.
  var after = Place()
  /// What is seen, with hints.
  var lookout: Lookout

  /// An account of the runs of one scene.
  init(_ header: TraceHeader) {
    scene = SceneNumbers(header)
    otherScene = SceneNumbers.raised(header)
    lookout = Lookout(header.scene)
  }

  /// After a lift an animation may begin, which shows nothing in its first frame.
  private static let framesOfRest = 2
  /// How long a bounce may seem to stand at its peak, in milliseconds.
  ///
  /// Out by x·exp(1 − x) of its peak, x = 0.01005 t, it stays within one pixel longest where the peak
  /// is one pixel and a half: from x = 0.14, at half a pixel, to x = 3.27, which are 311 ms.
  private static let turning = 320.0

  /// Begins with the first frame of a run, in which nothing has happened yet.
  mutating func begin(with frame: borrowing Frame) {
    now = lookout.look(at: frame)
    was = now
  }

  /// Takes in the next frame.
  mutating func take(_ frame: borrowing Frame, previous: borrowing Frame) {
    was = now
    wasAtRest = isAtRest
    now = lookout.look(at: frame)
    if otherScene != nil {
      // Pages change their state between touches only: under a finger they may stand on the floor.
      let isHeld = pan.isTouched && (isRaised || pan.reach.isFloor)
      setRaised(now.bottom.isRaised || was.bottom.isRaised || isHeld)
    }
    budget = .zero
    coastBudget = .zero
    isPlaced = false
    isShortFrame = false
    hasLifted = false
    wasReleased = false
    takeEvents(frame)
    framesSinceBarMoved = now.tabsLeft == was.tabsLeft ? min(framesSinceBarMoved + 1, 1000) : 0
    drag.rest()
    sharesScroller =
      now.listSlot >= 0 && frame.scrollers[now.listSlot].role == .single
      && frame.scrollers[now.listSlot].page < 0
    if coast.isActive { followPage() }
    if scene.isSingle, drag.isActive, drag.page != now.page { leaveDrag() }
    if sharesScroller, pan.isTouched, pan.reach.page != was.page, was.place.exists {
      pan.look(at: was.page)
    }
    subject = currentSubject
    findSubject(frame, previous)
    if !animations.isEmpty || animationStep != .zero || headStep != .zero {
      findAnimationStep(frame)
    }
    if !frame.touches.isEmpty { takeTouches(frame, previous) }
    hadTwoMotions =
      animationStep != .zero && (coast.isActive || otherCoast.isActive)
      || otherCoast.isActive || coast.isActive && (drag.isActive || pan.isTouched) && !dragEnds
      || coast.isActive && scene.policies.handOver == .none
    stepCoasts(frame, previous)
    stepAnimations(frame)
    if drag.isActive { placeDrag() }
    setAllowances()
    endDrag()
    if now.isLifted || was.isLifted { holdStill() }
    classify(frame)
  }

  /// Takes in what the surroundings did to this frame.
  private mutating func takeEvents(_ frame: borrowing Frame) {
    intervals = 1
    for index in frame.events.indices {
      if frame.events[index].kind == .droppedFrames {
        intervals += Int(frame.events[index].value)
      } else if frame.events[index].kind == .edgePan {
        hasEdgePan = true
      }
    }
  }

  /// Another page has come during a drag: nobody knows where its content has to stand.
  ///
  /// A scroller that pages share goes on with the rows of the new one.
  private mutating func leaveDrag() {
    drag.isLoose = true
    if sharesScroller && was.place.exists { drag.page = was.page }
  }

  /// Whether the bar is on the floor, and a finger on it brings up the pages.
  var isOnFloor: Bool {
    guard otherScene != nil, !isRaised, was.bottom.isHovering else { return false }
    return was.bottom.content >= -scene.positionTolerance
  }

  /// Goes over from the one state to the other: places are told anew.
  mutating func setRaised(_ raised: Bool) {
    if raised != isRaised, let other = otherScene {
      otherScene = scene
      scene = other
      isRaised = raised
      lookout.isRaised = raised
      coast.isActive = false
      otherCoast.isActive = false
    }
    now.take(raised: isRaised)
    was.take(raised: isRaised)
  }

  /// The page whose content the causes move.
  private var currentSubject: Int {
    if drag.isActive { return drag.page }
    if pan.isTouched { return pan.reach.page }
    return coast.isActive ? coast.page : now.page
  }

  /// Finds where the content of the subject stood and stands.
  mutating func findSubject(_ frame: borrowing Frame, _ previous: borrowing Frame) {
    after = lookout.place(of: subject, in: frame, now)
    before = lookout.place(of: subject, in: previous, was)
  }

  /// While the header is lifted nothing moves up or down: the lift ends the drag and every coast.
  private mutating func holdStill() {
    isPlaced = false
    coastBudget = .zero
    headStep = .zero
    // In the frame of the lift the list may have moved before it.
    budget = was.isLifted ? .zero : budget.hull(0)
    guard now.isLifted else { return }
    drag.isActive = false
    coast.isActive = false
    otherCoast.isActive = false
    pan.stopUpAndDown()
  }

  /// A drag that was released is over.
  mutating func endDrag() {
    if dragEnds { drag.isActive = false }
    dragEnds = false
  }

  /// A finger came down, or left.
  mutating func count(_ change: Int) { fingers = max(0, fingers + change) }

  private mutating func classify(_ frame: borrowing Frame) {
    let isHeld = !now.flags.isDisjoint(with: [.tracking, .dragging, .decelerating])
    let stays =
      fingers == 0 && !isHeld && isStill && frame.events.isEmpty && animations.isEmpty
    stillFrames = stays ? stillFrames + 1 : 0
    // At the peak of a bounce a container that rounds its offsets stands still for some frames.
    let isTurning =
      (coast.isActive || otherCoast.isActive) && scene.isOutside(after, page: subject)
    let still = Double(stillFrames) * scene.frameInterval
    isAtRest = isTurning ? still >= Self.turning : stillFrames >= Self.framesOfRest
    if !frame.events.isEmpty && frame.events[0].kind.isDisturbance {
      phase = .disturbance
    } else if fingers > 0 {
      phase = .touch
    } else if coast.isActive && !isAtRest {
      phase = scene.isOutside(after, page: subject) ? .bounce : .coast
    } else if now.progress != was.progress {
      phase = .pageTransition
    } else if isAtRest {
      phase = .rest
    } else {
      phase = now.panelTop != was.panelTop ? .settle : .animation
    }
  }

  /// Whether nothing that claims look at has moved since the frame before.
  private var isStill: Bool {
    now.page == was.page && now.place == was.place && now.progress == was.progress
      && now.headerTop == was.headerTop && now.headerBottom == was.headerBottom
      && now.barTop == was.barTop && now.panelTop == was.panelTop
  }

  /// How far the content's step may miss the budget: of two motions each is rounded by itself.
  var contentTolerance: Double { scene.stepTolerance * (hadTwoMotions ? 2 : 1) }

  /// Whether something moved, a finger or a page included.
  func hasMotion(_ frame: borrowing Frame) -> Bool { !isStill || !frame.touches.isEmpty }
}
