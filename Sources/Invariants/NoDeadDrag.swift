import Traces

/// A drag moves something as long as there is somewhere to go.
///
/// **Claim.** Up and down: where P(T) changes by more than two pixels in each of two frames in a
/// row, something on the screen has moved in one of them, wherever in the chain the finger came
/// down. Sideways: a drag that the reference pan gives to the pager moves the pages in one of two
/// frames in which the finger moved by more than two pixels, as long as there is a page on that
/// side.
///
/// **When it applies.** In frames of a drag of which nothing is in doubt, in which the finger takes
/// the chain along, or the pages to a neighbour. Sideways only where all was at rest when the
/// finger came down: a container may refuse to leave a page that is not at rest, or is beyond its
/// range. A finger on a header that does not page by policy moves no pages.
///
/// **Tolerance.** Two pixels of travel, and one frame: a hand-over that is `short` by policy may
/// end a frame where it began.
///
/// **Reports.** JXPagingView #172, #349; GKPageScrollView #38, #58, #82, #100, #111, #131;
/// SegementSlide #14, #21, #22; MXParallaxHeader PR #32; MXSegmentedPager #168, #210;
/// SwipeTableView #2, #109; FloatingPanel #30, #198, #302 (F11, F15 to F17, F19, F20, F26, F31,
/// F32, F34, F38, F69, F71, F76, F91, F92, F101, F105, F110).
public struct NoDeadDrag: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "no-dead-drag",
    summary: "A drag moves something as long as there is somewhere to go, on either axis.",
    tolerance: "2 px of travel, 1 frame", unit: "pt",
    scope: "frames of a drag that has somewhere to go")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union([.events])
  }

  private let scale: Double
  private let headerPages: Bool
  private let losesTouches: Bool
  private var touch = TouchSoFar()
  private var wasDragging = false
  private var wasPaging = false
  /// What the finger asked for in vain in the frame before, in points.
  private var deadTravel = 0.0
  private var deadPaging = 0.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    scale = header.scene.scale
    losesTouches = header.assumption("touch-on-re-parenting") == "cancelled"
    headerPages = header.scene.policies.headerPan == .pages
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    // A header that is put elsewhere under the finger may lose it, by that assumption.
    let isLost = losesTouches && (touch.region == .header || touch.region == .bar)
    guard account.isPanSure, !isLost else {
      wasDragging = false
      wasPaging = false
      return .silent
    }
    let isDragging = account.isDragSure
    let isPaging = account.pan.state == .horizontal && touch.isAlone && touch.beganAtRest
    defer {
      wasDragging = isDragging
      wasPaging = isPaging
    }
    if isDragging && wasDragging { return drags(account) }
    if isPaging && wasPaging { return pages(frame, previous, account) }
    deadTravel = 0
    deadPaging = 0
    return .silent
  }

  private mutating func drags(_ account: borrowing Account) -> Ruling {
    let shift = account.drag.shift
    // What P(T) changes by at least, whatever an end does.
    let wanted = abs(shift.lo) < abs(shift.hi) ? shift.lo : shift.hi
    guard shift.lo * shift.hi > 0, abs(wanted) > 2 / scale else {
      deadTravel = 0
      return .silent
    }
    if account.hasMoved || account.after != account.before {
      deadTravel = 0
      return .held
    }
    defer { deadTravel += abs(wanted) }
    guard deadTravel > 0 else { return .silent }
    let asked = deadTravel + abs(wanted)
    return .broken(
      Breach(
        "a drag is dead: it moves nothing on the screen where the finger takes the content {low}",
        allowed: asked...asked, actual: 0, isChange: true))
  }

  private mutating func pages(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    let slot = account.now.pagerSlot
    guard slot >= 0, account.was.pagerSlot == slot, account.pan.reach.pager.exists,
      !account.pan.reach.isBeside, headerPages || touch.region != .header,
      abs(touch.step.x) > 2 / scale, hasNeighbour(previous.scrollers[slot], touch.step.x)
    else {
      deadPaging = 0
      return .silent
    }
    if account.hasMoved || frame.scrollers[slot].offset.x != previous.scrollers[slot].offset.x {
      deadPaging = 0
      return .held
    }
    defer { deadPaging += abs(touch.step.x) }
    guard deadPaging > 0 else { return .silent }
    let asked = deadPaging + abs(touch.step.x)
    return .broken(
      Breach(
        "a sideways drag is dead: the pages stand where the finger takes them {low} to a neighbour",
        allowed: asked...asked, actual: 0, isChange: true))
  }

  /// Whether there is more than a point of page on the side to which the finger takes the pages.
  private func hasNeighbour(_ pager: ScrollerRecord, _ travel: Double) -> Bool {
    if travel > 0 { return pager.offset.x > 1 }
    return pager.offset.x + pager.boundsWidth < pager.contentWidth - 1
  }
}
