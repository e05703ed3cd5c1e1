import Traces

/// The last row of a page can be brought above the end of the screen.
///
/// **Claim.** At rest, what outer scroller or sheet and the page's own scroller have left of their
/// ranges is enough to bring the last row's lower edge to the viewport's end, beyond the scene's own
/// inset. The ranges are UIKit's: content size and adjusted inset less bounds.
///
/// **When it applies.** In the first frame of each rest in which rows lie below the screen, or
/// below where they would end if all were scrolled.
///
/// **Tolerance.** One pixel: both ranges are rounded.
///
/// **Reports.** JXPagingView #212, #85, #187, #263 and #533, GKPageScrollView #104: after a change
/// of the header's height the list ends short by as much.
public struct ContentReachable: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "content-reachable",
    summary: "The last row of a page can be brought above the end of the screen.",
    tolerance: "1 px of position", unit: "pt", scope: "the first frame of each rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene))
  }

  /// Whether there has been a page with a scroller.
  public private(set) var canApply = false
  private let bottomInset: Double
  private let rowHeights: ContiguousArray<Double>

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    bottomInset = header.scene.bottomInset
    rowHeights = ContiguousArray(header.scene.pages.map(\.rowHeight))
  }

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    for i in 0..<frame.pages.count where frame.pages[i].scroller >= 0 { canApply = true }
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard account.isAtRest, !account.wasAtRest, account.now.listSlot >= 0,
      account.now.page < rowHeights.count
    else { return .silent }
    canApply = true
    let scene = account.scene
    let page = frame.pages[account.now.pageSlot]
    let last = page.firstRow.y + Double(page.rows) * rowHeights[account.now.page]
    var left = Self.left(of: frame.scrollers[account.now.listSlot])
    if scene.hasPanel {
      left += max(0, account.now.panelTop - (scene.detents.first ?? 0))
    } else if account.now.outerSlot >= 0 {
      left += Self.left(of: frame.scrollers[account.now.outerSlot])
    }
    let end = scene.height - bottomInset
    let lowest = last - left
    if lowest - end <= scene.stepTolerance { return .held }
    return .broken(
      Breach(
        "all scrolled, the last row of page {page} ends at {actual}, {excess} too low",
        allowed: -.infinity...end, actual: lowest, page: account.now.page))
  }

  /// How far a scroller can still move towards its end.
  private static func left(of scroller: ScrollerRecord) -> Double {
    let end = scroller.contentHeight + scroller.insetBottom - scroller.boundsHeight
    return max(0, end - scroller.offset.y)
  }
}
