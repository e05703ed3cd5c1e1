import Traces

/// No page shows a blank strip between the tab bar and its first row.
///
/// **Claim.** Of each page on the screen, the current one and those that come in beside it, the
/// first row's top is not below the lower edge of what is above it (header, bar or a sheet's handle),
/// as long as its content is not held, coasting or on its way back from beyond its start. A page too
/// short to hold the collapsed header stands where its range ends.
///
/// **When it applies.** In frames in which the pages moved sideways or the content moved.
///
/// **Tolerance.** One pixel: row and bar are each rounded.
///
/// **Reports.** rn-collapsible-tab-view #104 (a gap when a page is swiped in), JXPagingView #79 and
/// #164 (first visit of a page after sticking), SwipeTableView (quick taps on tabs).
public struct PagesAligned: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "pages-aligned",
    summary: "No page shows a blank strip between the tab bar and its first row.",
    tolerance: "1 px of position", unit: "pt",
    scope: "frames in which pages or content moved")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene))
  }

  /// Whether there has been a page below a header or bar.
  public private(set) var canApply = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply =
      frame.pages.count > 0 && (frame.header != nil || frame.bar != nil || frame.panel != nil)
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { begin(with: frame) }
    guard canApply, account.now.place.exists else { return .silent }
    let (was, now) = (account.was, account.now)
    guard now.progress != was.progress || now.place != was.place else { return .silent }
    let scene = account.scene
    let edge = max(0, account.edgeAboveRows(frame))
    // Below the screen there is nothing to see.
    guard edge < scene.height else { return .silent }
    for i in 0..<frame.pages.count where abs(frame.pages[i].shown.x) < scene.width {
      let first = min(max(0, frame.pages[i].firstRow.y), scene.height)
      // A page too short to hold the collapsed header reaches no higher than its end.
      let end = scene.base - scene.length(of: frame.pages[i].index)
      let gap = first - max(edge, end)
      if gap > scene.stepTolerance && !account.isMoving(i, frame, previous) {
        return .broken(
          Breach(
            "the first row of page {page} stands {actual} below the bar", allowed: 0...0,
            actual: gap, page: frame.pages[i].index))
      }
    }
    return .held
  }
}
