import Scenes
import Traces

/// Reads from the frames of a run which milestones it reaches.
///
/// It stands outside of containers as the invariants do: touches, places on the screen, and the
/// phase that the judge sees are all it knows.
struct MilestoneSpotter {
  /// What was reached so far.
  private(set) var reached: Milestones = []
  private var fingers = 0
  private var phase = RunPhase.rest
  private var page = -1
  private var turns = TurnSpotter()
  private var headerMoved = false
  private var rowsMoved = false

  /// What the runs of a container in a scene can reach.
  @MainActor
  static func possible(_ container: any NestedContainer, _ scene: Scene) -> Milestones {
    var possible: Milestones = [.twoFingers, .cancelledTouch, .reversal]
    // A panel without a scroll view has no coast.
    let scrolls = container.page(at: scene.firstPage)?.scrollView != nil
    if scrolls || container.panel == nil {
      possible.formUnion([.flingMetEdge, .caughtBounce, .caughtCoast])
    }
    let type = type(of: container)
    if type.chaining == .nested, container.headerView != nil, scene.collapsibleHeight > 0,
      scene.policies[.handOver] != "none"
    {
      possible.insert(.handOverInDrag)
    }
    if container.panel != nil {
      possible.insert(.caughtSettle)
      if scrolls, scene.policies[.handOver] != "none" { possible.insert(.handOverInDrag) }
    }
    if container.pager != nil, scene.pages.count > 1 {
      possible.insert(.pageSwitch)
      // Where one scroller carries the header, it stands while the pages move.
      if type.chaining == .nested, !container.tabViews.isEmpty {
        possible.insert(.pageSwitchInCoast)
      }
    }
    return possible
  }

  /// Takes in a frame and the one before it; in place, or both would be copied for the call.
  @inline(__always)
  mutating func observe(
    _ frame: borrowing Frame, previous: borrowing Frame, phase now: RunPhase
  ) {
    let before = phase
    phase = now
    if !frame.touches.isEmpty { takeTouches(frame, before) }
    if before == .coast, now == .bounce || now != .coast && endsAtTop(frame, previous) {
      reached.insert(.flingMetEdge)
    }
    look(frame, previous)
  }

  private mutating func takeTouches(_ frame: borrowing Frame, _ before: RunPhase) {
    for index in frame.touches.indices {
      let touch = frame.touches[index]
      switch touch.phase {
      case .began:
        if fingers == 0 {
          headerMoved = false
          rowsMoved = false
          turns = TurnSpotter(touch)
          if before == .bounce { reached.insert(.caughtBounce) }
          if before == .settle { reached.insert(.caughtSettle) }
          if before == .coast { reached.insert(.caughtCoast) }
        }
        fingers += 1
        if fingers > 1 { reached.insert(.twoFingers) }
      case .moved:
        if turns.hasTurned(touch) { reached.insert(.reversal) }
      case .ended, .cancelled:
        fingers = max(0, fingers - 1)
        if touch.phase == .cancelled { reached.insert(.cancelledTouch) }
      }
    }
  }

  /// Which page stands in the middle, and what has moved since the frame before.
  private mutating func look(_ frame: borrowing Frame, _ previous: borrowing Frame) {
    var movesAcross = false
    var movesAlong = false
    for place in frame.pages.indices where place < previous.pages.count {
      let now = frame.pages[place]
      let was = previous.pages[place]
      guard now.index == was.index else { continue }
      let isCurrent = now.shown.x < now.shown.width / 2 && now.shown.x > -now.shown.width / 2
      guard isCurrent else { continue }
      if page >= 0, page != now.index { reached.insert(.pageSwitch) }
      page = now.index
      if now.shown.x != was.shown.x { movesAcross = true }
      let way = now.firstRow.y - was.firstRow.y
      if way != 0 { movesAlong = true }
      if fingers > 0 { takeDrag(frame, previous, way) }
    }
    if movesAcross, movesAlong, fingers == 0 { reached.insert(.pageSwitchInCoast) }
  }

  /// Whether the list of a sheet has come to its top and stays there: that end is hard.
  private func endsAtTop(_ frame: borrowing Frame, _ previous: borrowing Frame) -> Bool {
    guard fingers == 0, frame.panel != nil, frame.pages.count == 1, previous.pages.count == 1,
      frame.touches.isEmpty
    else { return false }
    return abs(frame.pages[0].firstRow.y - frame.pages[0].shown.y) < 0.5
  }

  private mutating func takeDrag(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ way: Double
  ) {
    let header: Double
    if let now = frame.header?.shown, let was = previous.header?.shown {
      header = now.maxY - was.maxY
    } else if let now = frame.panel?.shown, let was = previous.panel?.shown {
      header = now.y - was.y
    } else {
      return
    }
    if abs(header) > 0.5 { headerMoved = true }
    if abs(way - header) > 0.5 { rowsMoved = true }
    if headerMoved, rowsMoved { reached.insert(.handOverInDrag) }
  }
}

/// Notices that a finger turns round.
struct TurnSpotter {
  private var finger = -1
  private var farthest = Point.zero
  private var way = Point.zero

  /// Knows no finger.
  init() {}

  /// Follows the finger of a touch that begins.
  init(_ touch: TouchSample) {
    finger = touch.finger
    farthest = touch.position
  }

  /// How far a finger has to go back, in points.
  private static let least = 4.0

  /// Whether the finger goes back, after it has gone the other way for some points.
  mutating func hasTurned(_ touch: TouchSample) -> Bool {
    guard touch.finger == finger else { return false }
    let step = Point(x: touch.position.x - farthest.x, y: touch.position.y - farthest.y)
    guard abs(step.x) >= Self.least || abs(step.y) >= Self.least else { return false }
    let turns = step.x * way.x + step.y * way.y < 0
    farthest = touch.position
    way = step
    return turns
  }
}
