import Traces

/// A finger on the header turns no pages, unless the policy says that it does.
///
/// **Claim.** From a finger that comes down on the header until all is at rest, or something else
/// happens, the pages stand where they stood, whatever the finger does and however it leaves.
///
/// **When it applies.** In frames in which that finger moved or left. It cannot apply where a pan
/// on the header pages by policy, or where there is no header above pages.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** GKPageScrollView #38; JXPagingView #255, #569; SegementSlide #14, #66, #88 (F21).
public struct HeaderTouchDoesNotPage: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "header-touch-does-not-page",
    summary: "A finger on the header turns no pages, unless the policy says that it does.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "frames in which a finger on the header moved or left")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union([.events])
  }

  /// Whether there is a header above pages, on which a pan does not page.
  public private(set) var canApply = false
  private let headerPages: Bool
  private var touch = TouchSoFar()
  /// Where the pages stood when the finger came down, or nil while they may move.
  private var progress: Double?
  /// The page that was asked for and has not come, or -1.
  private var asked = -1.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    headerPages = header.scene.policies.headerPan == .pages || header.scene.panel != nil
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if headerPages { return .silent }
    if !canApply { canApply = frame.header != nil && account.hasPages(frame) }
    guard canApply else { return .silent }
    touch.take(frame, account)
    if touch.hasBegun {
      let isStill = account.stoodOnPage && !account.pagesRun(frame, previous)
      progress = touch.region == .header && isStill ? account.was.progress : nil
    }
    // A page that was asked for may wait until the rows are back in their range.
    for i in 0..<frame.events.count where frame.events[i].kind.namesPage {
      asked = frame.events[i].value
    }
    if asked >= 0 && account.isAtRest && account.standsOn(asked) { asked = -1 }
    guard asked < 0, let progress else { return .silent }
    if !touch.isAlone || !frame.events.isEmpty || !touch.isDown && account.isAtRest {
      self.progress = nil
      return .silent
    }
    let moved = (account.now.progress - progress) * account.scene.width
    if abs(moved) <= account.scene.positionTolerance {
      return touch.step != .zero || touch.hasLeft ? .held : .silent
    }
    return .broken(
      Breach(
        "a finger on the header moved the pages {actual} to the left", allowed: 0...0,
        actual: moved, isChange: true))
  }
}
