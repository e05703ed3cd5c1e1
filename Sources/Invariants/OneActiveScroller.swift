import Traces

/// In a drag the page content stands where the finger puts it, and one scroller travels at a time.
///
/// **Claim.** In each frame of a vertical drag the current page's first row stands where P(T) puts
/// it: T is the chain's un-banded position when the drag began, minus the finger's travel, and
/// P(T) is T clamped to the chain's ends or rubber-banded by their owners. Outer scroller and list
/// do not both travel, except where the first of them ends the frame at the limit at which it
/// hands over, both in the direction of the sum. In a coast the content moves between nothing and
/// the step of a native coast with the release's velocity, and with a sheet that settles as far as
/// the animation takes the sheet. Without a cause it does not move.
/// While the chain moves, lists of other pages keep their offsets, or go to their tops where the
/// policy says so.
///
/// **When it applies.** In frames in which the content moved, or had to stand still while a
/// finger, the header or the pages moved.
///
/// **Tolerance.** Half a pixel for a position, because an offset is rounded to the pixel; one
/// pixel for a step, both ends of which are rounded. Ranges that are no whole pixels add what they
/// miss. At hard ends, and where fingers lie in different scrollers, the finger's travel is an
/// interval, and so is the place.
public struct OneActiveScroller: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "one-active-scroller",
    summary: "In a drag the page content stands where the finger puts it, and one scroller "
      + "travels at a time.",
    tolerance: "0.5 px of position, 1 px of step", unit: "pt",
    scope: "frames in which the content moved, or had to stand still while something else moved")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene)
  }

  /// Whether there has been something that it is about.
  public private(set) var canApply = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.pages.count > 0
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { begin(with: frame) }
    let scene = account.scene
    if account.isPlaced {
      let excess = account.expected.excess(of: account.after.content)
      // A scroller's own coast goes on from the rounded place; what a container writes of two
      // scrollers, or of a coast of its own, is rounded once more.
      let isRoundedAgain =
        account.coastBudget != .zero && (!scene.isSingle || scene.policies.ownCoast)
      if excess > (isRoundedAgain ? scene.stepTolerance : scene.positionTolerance) {
        return .broken(
          Breach(.contentMisplaced, account.expected, actual: account.after.content))
      }
    } else if let breach = step(account) {
      return .broken(breach)
    }
    if let breach = travels(frame, previous, account) { return .broken(breach) }
    guard account.hasMotion(frame) else { return .silent }
    if !scene.isSingle, account.drag.isActive || account.coast.isActive,
      let breach = otherLists(frame, previous, account)
    {
      return .broken(breach)
    }
    return .held
  }

  /// The content of the current page moves by no more than the budget.
  private func step(_ account: borrowing Account) -> Breach? {
    guard account.now.page == account.was.page, account.now.place.exists,
      account.was.place.exists
    else { return nil }
    let moved = account.now.place.content - account.was.place.content
    guard account.budget.excess(of: moved) > account.contentTolerance else { return nil }
    return Breach(.contentMoved, account.budget, actual: moved)
  }

  /// Outer scroller and list travel together only where one hands over to the other.
  private func travels(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Breach? {
    guard account.after.exists, account.before.exists, account.subject == account.now.page,
      account.now.page == account.was.page
    else { return nil }
    let slack = account.scene.stepTolerance
    let outer = account.after.outer - account.before.outer
    guard abs(outer) > slack else { return nil }
    var list = account.after.list - account.before.list
    var place = account.after
    let recorded = offsetTravel(frame, previous, account)
    if abs(recorded - list) > slack && abs(recorded) > abs(list) {
      list = recorded
      place.content = account.after.content + recorded
    }
    guard abs(list) > slack else { return nil }
    // A scroller that a finger has left may coast while another finger drags the other.
    if account.hadTwoMotions { return nil }
    if account.drag.isActive && account.drag.isLoose { return nil }
    if bothReturn(account, outer, list) { return nil }
    let isAlone = account.drag.isActive && account.drag.mover != .chain
    if !isAlone, (outer > 0) == (list > 0), handsOver(account, place, isForward: outer > 0) {
      return nil
    }
    let lesser = abs(outer) < abs(list) ? outer : list
    return Breach(.twoScrollersTravel, .zero, actual: lesser)
  }

  /// Whether both were left in their rubber bands, as by two fingers, and go back.
  private func bothReturn(
    _ account: borrowing Account, _ outer: Double, _ list: Double
  ) -> Bool {
    let scene = account.scene
    let place = account.before
    let outerRange = Interval(0, scene.outerRange(of: account.subject))
    let listRange = Interval(0, scene.listRange(of: account.subject))
    guard outerRange.excess(of: place.outer) > scene.positionTolerance,
      listRange.excess(of: place.list) > scene.positionTolerance
    else { return false }
    return (place.outer < 0) == (outer > 0) && (place.list < 0) == (list > 0)
  }

  /// How far the current page's list travelled by its own offset, whatever the screen shows.
  private func offsetTravel(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Double {
    let slot = account.now.listSlot
    guard slot >= 0, slot < previous.scrollers.count, !account.scene.isSingle,
      previous.scrollers[slot].id == frame.scrollers[slot].id
    else { return 0 }
    return frame.scrollers[slot].offset.y - previous.scrollers[slot].offset.y
  }

  /// Whether one of the two ends the frame at the limit at which it hands over.
  private func handsOver(
    _ account: borrowing Account, _ place: Place, isForward: Bool
  ) -> Bool {
    let slack = account.scene.positionTolerance
    let chain = account.drag.chain
    let pivot = chain.pivot + chain.listBase
    if abs(place.list - pivot) <= slack { return true }
    // Where the list comes first, an outer scroller back from its rubber band hands over at once.
    if pivot > 0 && abs(place.outer) <= slack { return true }
    if isForward {
      let limit =
        account.scene.hasPanel && (account.drag.isActive || account.wasReleased)
        ? chain.outerRange : account.scene.outerRange(of: account.subject)
      return abs(place.outer - limit) <= slack
    }
    return abs(place.outer) <= slack || abs(place.list) <= slack
  }

  /// Lists of other pages stay, or go to their tops where the policy says so.
  private func otherLists(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Breach? {
    let count = frame.scrollers.count
    guard count == previous.scrollers.count, frame.events.isEmpty else { return nil }
    let held: ScrollerRecord.Flags = [.tracking, .dragging, .decelerating]
    for i in 0..<count where frame.scrollers[i].offset.y != previous.scrollers[i].offset.y {
      guard frame.scrollers[i].role == .list, i != account.now.listSlot,
        frame.scrollers[i].id == previous.scrollers[i].id,
        frame.scrollers[i].page != account.subject, !account.coasts(frame.scrollers[i].page),
        frame.scrollers[i].flags.isDisjoint(with: held),
        previous.scrollers[i].flags.isDisjoint(with: held),
        frame.scrollers[i].contentHeight == previous.scrollers[i].contentHeight
      else { continue }
      let moved = frame.scrollers[i].offset.y - previous.scrollers[i].offset.y
      if abs(moved) <= account.scene.stepTolerance { continue }
      let top = -frame.scrollers[i].insetTop
      if account.scene.policies.otherPages == .reset
        && abs(frame.scrollers[i].offset.y - top) <= account.scene.positionTolerance
      {
        continue
      }
      return Breach(.otherListMoved(page: frame.scrollers[i].page), .zero, actual: moved)
    }
    return nil
  }
}
