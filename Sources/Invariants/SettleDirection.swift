import Traces

/// What is thrown one way does not settle on the other side.
///
/// **Claim.** A sheet or panel that is let go of between two detents, by a single finger that moves
/// at 300 points per second or more by either reading of its velocity, rests at the nearest detent
/// or at one on the side to which the finger went. Pages that are let go of so between two rest on
/// the nearest page or on one on that side, and at most one page from where they were let go of.
/// Where they are thrown back from beyond the first or the last page, how far they fly is not said.
///
/// **When it applies.** Once for each such release, at the next rest. A finger or an event before
/// that ends the obligation; what has not come to rest by the end of the run is undecided. Which
/// detent it is beyond that is the container's rule: fling, distance or direction.
///
/// **Tolerance.** Half a pixel, because positions are rounded.
///
/// **Reports.** HWPanModal #120; FloatingPanel PR #385 (F107, F122).
public struct SettleDirection: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "settle-direction", summary: "What is thrown one way does not settle on the other side.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "rests after a release at 300 pt/s or more between two places")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union([.events])
  }

  /// Whether there is a sheet, or are several pages.
  public private(set) var canApply: Bool
  private var touch = TouchSoFar()
  private var wasPaging = false
  private var isCalled = false
  private var wasDragging = false
  /// Where a sheet was let go of, in the last frame and with the finger's last move, and which way,
  /// -1 up, 1 down; 0 where nothing is open.
  private var panelTop = Interval.zero
  private var panelSide = 0.0
  /// How far the drag moved the panel in the last frame in which it did.
  private var panelStep = 0.0
  /// The same of the pages, -1 back, 1 on.
  private var progress = Interval.zero
  private var pageSide = 0.0

  /// From this speed on the direction counts, in points per millisecond.
  private static let fast = 0.3

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { canApply = header.scene.panel != nil }

  /// A release after which all has not come to rest.
  public var undecided: Int { panelSide == 0 && pageSide == 0 ? 0 : 1 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    if frame.pages.count > 1 { canApply = true }
    defer {
      wasPaging = account.pan.state == .horizontal && account.isPanSure
      wasDragging = account.drag.isActive && account.isPanSure
    }
    if touch.hasBegun { panelStep = 0 }
    if account.drag.isActive, account.now.panelTop != account.was.panelTop {
      panelStep = account.now.panelTop - account.was.panelTop
    }
    // A page that was asked for is where the pages go, whatever a finger does on the way.
    if frame.asksForPage { isCalled = true }
    if account.isAtRest && account.wasAtRest { isCalled = false }
    if touch.hasLeft && !touch.hasBegun && !isCalled { release(previous, account) }
    guard panelSide != 0 || pageSide != 0 else { return .silent }
    if touch.isDown || !frame.events.isEmpty {
      panelSide = 0
      pageSide = 0
      return .silent
    }
    guard account.isAtRest else { return .silent }
    defer {
      panelSide = 0
      pageSide = 0
    }
    return atRest(account)
  }

  private mutating func release(_ previous: borrowing Frame, _ account: borrowing Account) {
    panelSide = 0
    pageSide = 0
    guard touch.isAlone, !touch.wasCancelled else { return }
    if wasDragging, account.scene.hasPanel, touch.region != .elsewhere,
      account.scene.offDetent(account.was.panelTop) > account.scene.stepTolerance
    {
      panelTop = Interval(account.was.panelTop).hull(account.was.panelTop + touch.step.y)
      panelSide = side(touch.velocity.velocity.y, touch.velocity.release.y)
      // A drag may have moved the list alone.
      if panelStep * panelSide <= 0 { panelSide = 0 }
    }
    if wasPaging, account.stoodWithinPages(previous), !isOnPage(account.was.progress, account) {
      progress = Interval(account.was.progress)
        .hull(account.was.progress - touch.step.x / account.scene.width)
      pageSide = -side(touch.velocity.velocity.x, touch.velocity.release.x)
    }
  }

  private func isOnPage(_ progress: Double, _ account: borrowing Account) -> Bool {
    abs(progress - progress.rounded()) * account.scene.width <= account.scene.stepTolerance
  }

  /// Which way a finger goes by both readings of its velocity, 0 where it is slow by one.
  private func side(_ a: Double, _ b: Double) -> Double {
    guard a * b > 0, min(abs(a), abs(b)) >= Self.fast else { return 0 }
    return a < 0 ? -1 : 1
  }

  private func atRest(_ account: borrowing Account) -> Ruling {
    if panelSide != 0, let breach = panel(account) { return .broken(breach) }
    if pageSide != 0, account.standsOnPage, let breach = pages(account) { return .broken(breach) }
    return .held
  }

  private func panel(_ account: borrowing Account) -> Breach? {
    let scene = account.scene
    let top = account.now.panelTop
    let last = panelSide < 0 ? scene.detents.first : scene.detents.last
    guard let last else { return nil }
    let isBehind = (top - (panelSide < 0 ? panelTop.hi : panelTop.lo)) * panelSide < 0
    // Beyond the last detent there is nowhere to go but back.
    let isBeyond = (last - (panelSide < 0 ? panelTop.lo : panelTop.hi)) * panelSide < 0
    guard isBehind, !isBeyond, !isNearest(top, panelTop.lo, scene),
      !isNearest(top, panelTop.hi, scene)
    else { return nil }
    return Breach(
      "a panel that was let go of in motion at {allowed} went back and rests at {actual}",
      allowed: panelTop.lo...panelTop.hi, actual: top)
  }

  private func isNearest(_ top: Double, _ place: Double, _ scene: SceneNumbers) -> Bool {
    abs(abs(top - place) - scene.offDetent(place)) <= scene.positionTolerance
  }

  private func pages(_ account: borrowing Account) -> Breach? {
    let page = account.now.progress.rounded()
    let slack = account.scene.stepTolerance / account.scene.width
    let isBehind = pageSide < 0 ? page > progress.hi : page < progress.lo
    let distance = progress.excess(of: page)
    if isBehind, distance > 0.5 + slack {
      return Breach(
        "pages that were let go of in motion at {allowed} went back and rest at {actual}",
        allowed: progress.lo...progress.hi, actual: page, unit: .pages)
    }
    guard distance >= 1 + slack else { return nil }
    return Breach(
      "pages that were let go of at {allowed} rest more than one further, at {actual}",
      allowed: progress.lo...progress.hi, actual: page, unit: .pages)
  }
}
