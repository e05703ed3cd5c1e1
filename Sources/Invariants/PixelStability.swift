import Traces

/// A pinned bar stands exactly in its place while rows scroll.
///
/// **Claim.** As long as the header is collapsed and the rows are scrolled beyond that, before and
/// after a frame, the bar's top edge (without a bar the header's lower edge) stands at the pinned
/// height that the scene says: it does not shimmer with the pixels to which offsets are rounded, and
/// does not drift over many page switches. `no-header-jump` allows a pixel in each frame; here none
/// add up.
///
/// **When it applies.** In frames in which rows scroll or pages move below a pinned bar. Where one
/// scroll view carries header and rows, the header may also come back early; then only one within a
/// pixel of its place, and exactly there a frame before, counts as pinned.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** rn-collapsible-tab-view #110 and #112 (a twitch of one or two pixels),
/// SwipeTableView (a fraction off with each switch), JXPagingView #349.
public struct PixelStability: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "pixel-stability",
    summary: "A pinned bar stands exactly in its place while rows scroll.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "frames in which rows scroll or pages move below a pinned bar")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union(.events)
  }

  /// Whether there has been a header that can collapse, and something that is pinned.
  public private(set) var canApply = false
  /// Where it is pinned: an outer scroller collapses by whole pixels, a view can be put anywhere.
  private let pinned: Interval
  private let collapses: Bool

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    let scene = SceneNumbers(header)
    let exact = min(header.scene.pinnedHeight, header.scene.headerHeight)
    pinned = .between(exact, header.scene.headerHeight - scene.collapse)
    // Where nothing is handed over the outer scroller bounces beyond its own end.
    collapses = header.scene.policies.handOver == .withinDrag && header.scene.panel == nil
  }

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = collapses && (frame.header != nil || frame.bar != nil)
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { begin(with: frame) }
    guard canApply, frame.events.isEmpty,
      account.now.place != account.was.place || account.now.progress != account.was.progress
    else { return .silent }
    // A header that comes back early begins to when the content turns.
    if account.scene.isSingle && account.now.place.content < account.was.place.content {
      return .silent
    }
    let hasBar = frame.bar != nil
    guard isPinned(account.was, hasBar, account, within: account.scene.positionTolerance),
      isPinned(account.now, hasBar, account, within: account.scene.stepTolerance)
    else {
      return .silent
    }
    let edge = Self.edge(account.now, hasBar)
    if pinned.excess(of: edge) <= account.scene.positionTolerance { return .held }
    return .broken(
      Breach(
        "pinned at {allowed}, it stands at {actual} while the rows scroll",
        allowed: pinned.lo...pinned.hi, actual: edge))
  }

  /// What is pinned: the bar's top, or the header's lower edge.
  private static func edge(_ sighting: Sighting, _ hasBar: Bool) -> Double {
    hasBar ? sighting.barTop : sighting.headerBottom
  }

  /// Whether the header is all the way up, and the rows are scrolled by more than a pixel beyond.
  private func isPinned(
    _ sighting: Sighting, _ hasBar: Bool, _ account: borrowing Account, within slack: Double
  ) -> Bool {
    let scene = account.scene
    let place = sighting.place
    guard place.exists, scene.collapse > 0, !account.isRaised else { return false }
    let pixel = scene.stepTolerance
    if scene.isSingle {
      let edge = Self.edge(sighting, hasBar)
      return place.content > scene.collapse + pixel && pinned.excess(of: edge) <= slack
    }
    // Beyond its own end an outer scroller that owns it bounces, and takes the header along.
    return place.list > pixel && abs(place.outer - scene.collapse) <= scene.positionTolerance
  }
}
