import Traces

/// A page that is left and entered again shows the rows it showed before.
///
/// **Claim.** While a page comes in from the side, and when it is there, its rows stand as far above
/// the lower edge of the bar as when it was last current, as long as no finger, coast or event moved
/// it since. Where the policy resets the other pages when the header shows, it may stand at its top
/// instead. In no frame between does it show anything else.
///
/// **When it applies.** In frames in which the pages move sideways and one is on the screen that has
/// been current before. Where one scroll view carries header and rows, a page whose header has come
/// into sight since has to follow it; then the claim says nothing.
///
/// **Tolerance.** One pixel: rows and bar are each rounded.
///
/// **Reports.** JXPagingView #324, GKPageScrollView #51 and #58, Flutter #91638 and #165456,
/// LTScrollView #28: showing the header on one page rewinds the others.
public struct OffsetKeptPerPage: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "offset-kept-per-page",
    summary: "A page that is left and entered again shows the rows it showed before.",
    tolerance: "1 px of position", unit: "pt",
    scope: "frames in which a page that was current before comes in from the side")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union(.events)
  }

  /// What is remembered of a page.
  private struct Memory: Sendable {
    /// How far its first row stood above the lower edge of what is above it, in points.
    var depth = Double.nan
    /// Where that edge stood.
    var edge = 0.0
  }

  /// Whether there are pages to go to and fro between.
  public private(set) var canApply = false
  private let hasSeveral: Bool
  private let isNested: Bool
  private let resets: Bool
  private var memories: ContiguousArray<Memory>
  private var lastEdge = 0.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    hasSeveral = header.scene.pages.count > 1
    isNested = header.scene.chain == .nested
    resets = header.scene.policies.otherPages == .reset
    memories = ContiguousArray(repeating: Memory(), count: header.scene.pages.count)
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { canApply = hasSeveral && account.hasPages(frame) }
    guard canApply, account.now.pageSlot >= 0 else { return .silent }
    if frame.hasRowsMoved { forget() }
    let (was, now) = (account.was, account.now)
    let edge = account.edgeAboveRows(frame)
    if !isNested && edge != lastEdge { forgetThoseBelow(edge, account.scene.stepTolerance) }
    lastEdge = edge
    let isBetween = now.progress != was.progress
    guard isBetween else {
      // Whatever moves it now, it is what is to be kept.
      remember(now.pageSlot, frame, edge)
      // Where it goes back to from beyond its range is not seen if its page leaves.
      if account.isBeyond(now.pageSlot, frame) { forget(now.pageSlot, frame) }
      return .silent
    }
    for i in 0..<frame.pages.count
    where frame.pages[i].index == was.page && account.isMoving(i, frame, previous) {
      forget(i, frame)
    }
    var ruling = Ruling.silent
    for i in 0..<frame.pages.count where abs(frame.pages[i].shown.x) < account.scene.width {
      let other = compare(i, frame, previous, edge, account)
      if case .broken = other { return other }
      if other == .held { ruling = .held }
    }
    return ruling
  }

  private mutating func remember(_ slot: Int, _ frame: borrowing Frame, _ edge: Double) {
    let page = frame.pages[slot].index
    guard page < memories.count else { return }
    memories[page] = Memory(depth: edge - frame.pages[slot].firstRow.y, edge: edge)
  }

  private mutating func forget(_ slot: Int, _ frame: borrowing Frame) {
    let page = frame.pages[slot].index
    if page < memories.count { memories[page].depth = .nan }
  }

  /// Of one scroll view the header's place is a matter of its offset: pages that nobody sees follow.
  private mutating func forgetThoseBelow(_ edge: Double, _ slack: Double) {
    for i in memories.indices where abs(memories[i].edge - edge) > slack {
      memories[i].depth = .nan
    }
  }

  private mutating func forget() {
    for i in memories.indices { memories[i].depth = .nan }
  }

  /// What is to be said of a page on the screen; nothing where it has not been current or moves.
  private mutating func compare(
    _ slot: Int, _ frame: borrowing Frame, _ previous: borrowing Frame, _ edge: Double,
    _ account: borrowing Account
  ) -> Ruling {
    let page = frame.pages[slot].index
    guard page < memories.count, !memories[page].depth.isNaN else { return .silent }
    if account.isMoving(slot, frame, previous) {
      // Where it ends is not seen while the page is away.
      memories[page].depth = .nan
      return .silent
    }
    let depth = edge - frame.pages[slot].firstRow.y
    let kept = memories[page].depth
    let slack = account.scene.stepTolerance
    if abs(depth - kept) <= slack || resets && abs(depth) <= slack { return .held }
    return .broken(
      Breach(
        "page {page} comes in with {actual} of its rows scrolled away, not {allowed} as before",
        allowed: kept...kept, actual: depth, page: page))
  }
}
