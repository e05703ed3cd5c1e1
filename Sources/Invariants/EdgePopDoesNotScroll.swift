import Traces

/// While a pan from the screen's edge takes the page away, nothing in it scrolls.
///
/// **Claim.** From the frame after a pan from the left edge has begun, which belongs to the
/// surroundings, until it has ended, the finger moves neither rows nor pages: what moves is explained
/// by a coast or an animation that began before.
///
/// **When it applies.** In frames between the beginning and the end of such a pan.
///
/// **Tolerance.** One pixel, because both ends of a step are rounded.
///
/// **Reports.** GKPageScrollView (its pan recognised together with any other), WMPageController #463
/// and #608, JXSegmentedView #94, Parchment #148.
public struct EdgePopDoesNotScroll: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "edge-pop-does-not-scroll",
    summary: "While a pan from the screen's edge takes the page away, nothing in it scrolls.",
    tolerance: "1 px of step", unit: "pt",
    scope: "frames between the beginning and the end of a pan from the edge")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.events)
  }

  /// Whether such a pan has begun.
  public private(set) var canApply = false
  private var isActive = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    let wasActive = isActive
    for i in 0..<frame.events.count {
      if frame.events[i].kind == .edgePanBegan { isActive = true }
      if frame.events[i].kind == .edgePanEnded || frame.events[i].kind == .left {
        isActive = false
      }
    }
    if isActive { canApply = true }
    guard wasActive, isActive, account.fingers == 1 else { return .silent }
    let pixel = account.scene.stepTolerance
    let sideways = account.pageStep
    if abs(sideways) > pixel && !account.pagesRun(frame, previous) {
      return .broken(
        Breach(
          "the pages went {actual} on under a pan from the edge", allowed: 0...0,
          actual: sideways, isChange: true))
    }
    guard account.now.page == account.was.page, account.now.place.exists,
      account.was.place.exists
    else { return .held }
    let moved = account.now.place.content - account.was.place.content
    if abs(moved) > pixel && account.hasNoCoast && account.animations.isEmpty {
      return .broken(
        Breach(
          "the rows went {actual} on under a pan from the edge", allowed: 0...0, actual: moved,
          isChange: true))
    }
    return .held
  }
}
