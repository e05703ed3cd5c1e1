import Traces

/// A list does not scroll on while its header can still collapse.
///
/// **Claim.** In a chain of an outer scroller and a list that hands over within a drag, the current
/// page's list goes towards its end only in frames that end with the header collapsed. Where a page
/// was left with its list scrolled, and the header was shown from another page, the two states are
/// both there; then too it is the header that takes the travel first, and what a drag pulled the list
/// down by is given back before that.
///
/// **When it applies.** In frames in which the list of the current page goes towards its end, within
/// its range, under one finger or in the coast of one release.
///
/// **Tolerance.** One pixel for the list's step, half a pixel for the header's place.
///
/// **Reports.** Shazam #2 and #5, extended_nested_scroll_view #76 and #99, FFPage #5: which of the
/// two scrolls is decided by the list's offset alone.
public struct CoupledState: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "coupled-state",
    summary: "A list does not scroll on while its header can still collapse.",
    tolerance: "1 px of step, 0.5 px of position", unit: "pt",
    scope: "frames in which the current page's list goes towards its end")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene))
  }

  /// Whether there has been an outer scroller around the lists.
  public private(set) var canApply = false
  private let isChain: Bool
  private var hadTwoFingers = false
  /// What of the list's range comes before the header's, by the last drag: see `ReferenceChain`.
  private var pivot = 0.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    let scene = header.scene
    isChain =
      scene.chain == .nested && scene.policies.handOver == .withinDrag
      && scene.policies.listBelowFull == .locked
  }

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    guard isChain else { return }
    for i in 0..<frame.scrollers.count where frame.scrollers[i].role == .outer { canApply = true }
    var hasLists = false
    for i in 0..<frame.pages.count where frame.pages[i].scroller >= 0 { hasLists = true }
    if frame.panel != nil { canApply = true }
    if !hasLists { canApply = false }
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { begin(with: frame) }
    guard canApply else { return .silent }
    if account.fingers > 1 { hadTwoFingers = true }
    if account.isAtRest { hadTwoFingers = false }
    if account.drag.isActive { pivot = account.drag.chain.pivot }
    let (was, now) = (account.was, account.now)
    guard now.page == was.page, now.place.exists, was.place.exists, frame.events.isEmpty,
      now.place.list != was.place.list, !hadTwoFingers, !account.hadTwoMotions
    else { return .silent }
    let scene = account.scene
    let moved = now.place.list - was.place.list
    guard moved > scene.stepTolerance, was.place.list >= -scene.positionTolerance,
      now.place.list <= scene.listRange(of: now.page), now.place.list > pivot + scene.stepTolerance
    else { return .silent }
    let missing = scene.outerRange(of: now.page) - now.place.outer
    if missing <= scene.positionTolerance { return .held }
    return .broken(
      Breach(
        "the list of page {page} scrolls on while {actual} of the header can still collapse",
        allowed: 0...0, actual: missing, page: now.page))
  }
}
