import Traces

/// Scrollers rest within their ranges, and in motion only the owner of an end is beyond it.
///
/// **Claim.** At rest outer scroller, list and pager lie in their ranges, which come from scene and
/// policies, not from insets that a container may write. On the screen the first row is not below the bottom of header or bar, and the last row not above the
/// viewport's bottom and the scene's own inset, unless the content is shorter. In motion only the
/// owner declared for an end is beyond it: in a drag by at most the rubber band of the finger's
/// excess, afterwards by at most the excess at release and 33.4 pt for each 1000 pt/s of its
/// velocity. All geometry is finite.
///
/// **When it applies.** In frames in which content or pages moved, and in the first frame at rest.
///
/// **Tolerance.** Half a pixel, because offsets are rounded to the pixel.
public struct OffsetsClamped: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "offsets-clamped",
    summary: "Scrollers rest within their ranges, and in motion only the owner of an end is "
      + "beyond it.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "frames in which content or pages moved, and the first frame of each rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene))
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
    if let part = notFinite(frame, account) {
      return .broken(Breach(.notFinite(part), .zero, actual: .nan))
    }
    guard account.now.place.exists else { return .silent }
    if account.isAtRest {
      // Rest that lasts shows nothing new.
      if account.wasAtRest { return .silent }
      if let breach = atRest(frame, account) { return .broken(breach) }
      return .held
    }
    if let breach = inMotion(frame, account) { return .broken(breach) }
    return account.hasMotion(frame) ? .held : .silent
  }

  private func notFinite(
    _ frame: borrowing Frame, _ account: borrowing Account
  ) -> Breach.Part? {
    let sighting = account.now
    if let header = frame.header, !header.shown.isFinite { return .header }
    if let bar = frame.bar, !bar.shown.isFinite { return .bar }
    if sighting.pageSlot >= 0, !frame.pages[sighting.pageSlot].firstRow.isFinite {
      return .content
    }
    if sighting.outerSlot >= 0, !frame.scrollers[sighting.outerSlot].isFinite { return .outer }
    if sighting.listSlot >= 0, !frame.scrollers[sighting.listSlot].isFinite { return .list }
    if sighting.pagerSlot >= 0, !frame.scrollers[sighting.pagerSlot].isFinite { return .pager }
    return nil
  }
}

extension ScrollerRecord {
  /// Whether offset and content are finite.
  fileprivate var isFinite: Bool {
    offset.x.isFinite && offset.y.isFinite && contentWidth.isFinite && contentHeight.isFinite
      && shown.isFinite
  }
}

extension OffsetsClamped {
  private func atRest(_ frame: borrowing Frame, _ account: borrowing Account) -> Breach? {
    let scene = account.scene
    let page = account.now.page
    let place = account.now.place
    let slack = scene.positionTolerance
    let outerRange = Interval(0, scene.outerRange(of: page))
    if outerRange.excess(of: place.outer) > slack {
      return Breach(.outOfRange(scene.hasPanel ? .sheet : .outer), outerRange, actual: place.outer)
    }
    if let breach = rows(frame, account) { return breach }
    let listRange = Interval(0, scene.listRange(of: page))
    if listRange.excess(of: place.list) > slack {
      return Breach(.outOfRange(.list), listRange, actual: place.list)
    }
    return pager(frame, account)
  }

  /// The first row is not below what is above it, the last not above the viewport's end.
  private func rows(_ frame: borrowing Frame, _ account: borrowing Account) -> Breach? {
    let scene = account.scene
    let slack = scene.positionTolerance
    let first = frame.pages[account.now.pageSlot].firstRow.y
    let top = max(
      0, frame.header == nil ? 0 : account.now.headerBottom,
      frame.bar == nil ? 0 : account.now.barBottom,
      scene.hasPanel ? account.now.panelTop + scene.handle : 0)
    // Below the screen there is nothing to see.
    if min(first, scene.height) - top > slack {
      return Breach(.rowBelowBar, Interval(-.infinity, top), actual: first)
    }
    let page = account.now.page
    // The lowest place of the last row that the page's range allows.
    let last = first + scene.contentHeight(of: page)
    let lowest = scene.base - scene.length(of: page) + scene.contentHeight(of: page)
    if lowest - last > slack {
      return Breach(.blankBelowRows, Interval(lowest, .infinity), actual: last)
    }
    return nil
  }

  private func pager(_ frame: borrowing Frame, _ account: borrowing Account) -> Breach? {
    guard account.now.pagerSlot >= 0 else { return nil }
    let scroller = frame.scrollers[account.now.pagerSlot]
    let range = Self.range(of: scroller)
    guard range.excess(of: scroller.offset.x) > account.scene.positionTolerance else { return nil }
    return Breach(.outOfRange(.pager), range, actual: scroller.offset.x)
  }

  /// How far the pager can move.
  static func range(of pager: ScrollerRecord) -> Interval {
    Interval(0, max(0, pager.contentWidth - pager.boundsWidth))
  }

  /// In motion only the owner of an end is beyond it, and only as far as is explained.
  private func inMotion(_ frame: borrowing Frame, _ account: borrowing Account) -> Breach? {
    let scene = account.scene
    let place = account.now.place
    guard account.now.page == account.subject else { return nil }
    let outerRange = scene.outerRange(of: account.now.page)
    let listRange = scene.listRange(of: account.now.page)
    if let breach = beyond(
      scene.hasPanel ? .sheet : .outer, -place.outer, place.outer - outerRange,
      account.now.outerSlot, frame, account)
    {
      return breach
    }
    return beyond(
      .list, -place.list, place.list - listRange, account.now.listSlot, frame, account)
  }

  @inline(__always)
  private func beyond(
    _ part: Breach.Part, _ start: Double, _ end: Double, _ slot: Int, _ frame: borrowing Frame,
    _ account: borrowing Account
  ) -> Breach? {
    let slack = account.scene.positionTolerance
    if start <= slack && end <= slack { return nil }
    let isStart = start > slack
    let out = isStart ? start : end
    if !owns(part, isStart: isStart, slot, frame, account) {
      return Breach(.wrongOwner(part, isStart: isStart), .zero, actual: out)
    }
    let allowed = isStart ? account.startAllowance : account.endAllowance
    if out - allowed > slack {
      return Breach(.tooFarOut(part, isStart: isStart), Interval(0, allowed), actual: out)
    }
    return nil
  }

  /// Whether a scroller may leave its range at an end.
  func owns(
    _ part: Breach.Part, isStart: Bool, _ slot: Int, _ frame: borrowing Frame,
    _ account: borrowing Account
  ) -> Bool {
    let policies = account.scene.policies
    if part == .sheet {
      return isStart ? policies.bounceTop == .outer : policies.bounceBottom == .outer
    }
    if policies.handOver == .none {
      return slot < 0 || frame.scrollers[slot].flags.contains(.bounces)
    }
    let owner = isStart ? policies.bounceTop : policies.bounceBottom
    if account.scene.isSingle { return owner != .none }
    return part == .outer ? owner == .outer : owner == .list
  }
}
