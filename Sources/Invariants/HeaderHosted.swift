import Traces

/// A header that lists carry rides on the list of the page on the screen, or on none while pages move.
///
/// **Claim.** While the pages are between two places no list carries the header. At rest it is
/// carried by the list of the current page, or by something that is no list of a page; it does not
/// stay where it was put for the time of paging. One frame may pass at either end.
///
/// **When it applies.** Where a list has carried the header: in frames in which the pages move, and
/// in the first frame of each rest.
///
/// **Tolerance.** One frame.
///
/// **Reports.** TFMultiTabScrollView (a release exactly on a page boundary leaves the header
/// lifted), JXPagingView #271 and GKPageScrollView #143 and #144 (a header that is moved to another
/// parent in each frame), SwipeTableView (quick taps on tabs).
public struct HeaderHosted: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "header-hosted",
    summary: "A header that lists carry rides on the list of the page on the screen, or on none "
      + "while the pages move.",
    tolerance: "one frame", unit: "",
    scope: "frames in which the pages move, and the first frame of each rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .pages, .scrollers, .headerHost])
  }

  /// Whether a list has carried the header.
  public private(set) var canApply = false
  private var framesBetween = 0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = page(hosting: frame) >= 0
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if frame.headerHost < 0 && !canApply { return .silent }
    let host = page(hosting: frame)
    if host >= 0 { canApply = true }
    guard canApply, account.now.pageSlot >= 0 else { return .silent }
    let isBetween =
      abs(frame.pages[account.now.pageSlot].shown.x) > account.scene.stepTolerance
    framesBetween =
      isBetween && account.now.progress != account.was.progress
      ? framesBetween + 1 : 0
    if framesBetween > 1 {
      guard host >= 0 else { return .held }
      return .broken(
        Breach(
          "the list of page {page} carries the header while the pages move", allowed: 0...1,
          actual: Double(framesBetween), unit: .count, page: host))
    }
    guard account.isAtRest, !account.wasAtRest, !isBetween else { return .silent }
    if host >= 0 && host != account.now.page {
      return .broken(
        Breach(
          "the list of page {page}, which is not on the screen, carries the header at rest",
          allowed: 0...0, actual: 1, unit: .count, page: host))
    }
    if account.now.isLifted {
      return .broken(
        Breach(
          "the header stays lifted at rest on page {page}", allowed: 0...0, actual: 1,
          unit: .count, page: account.now.page))
    }
    return .held
  }

  /// The page whose own scroller carries the header, or -1.
  private func page(hosting frame: borrowing Frame) -> Int {
    let host = frame.headerHost
    guard host >= 0 else { return -1 }
    for i in 0..<frame.scrollers.count where frame.scrollers[i].id == host {
      return frame.scrollers[i].page
    }
    return -1
  }
}
