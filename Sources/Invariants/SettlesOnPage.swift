import Traces

/// The pages come to rest with one of them on the screen, not between two.
///
/// **Claim.** When everything has come to rest, the current page's leading edge stands at the
/// viewport's, and, where a scroll view carries the pages, that stands at a whole number of pages.
///
/// **When it applies.** In the first frame of each rest before which the pages moved.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** JXPagerTabStrip-like bars after rotation (Parchment #575, FSPagerView #91), two
/// flicks against each other (Pager #49, GUITabPagerViewController #10), a tap during the snap
/// (Snappable #3).
public struct SettlesOnPage: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "settles-on-page",
    summary: "The pages come to rest with one of them on the screen, not between two.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "the first frame of each rest before which the pages moved")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .pages])
  }

  /// Whether there has been more than one page.
  public private(set) var canApply = false
  private let pages: Int
  private var hasMoved = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { pages = header.scene.pages.count }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { canApply = pages > 1 && account.hasPages(frame) }
    if account.now.progress != account.was.progress { hasMoved = true }
    guard account.isAtRest, hasMoved, account.now.pageSlot >= 0 else { return .silent }
    hasMoved = false
    let slack = account.scene.positionTolerance
    let left = frame.pages[account.now.pageSlot].shown.x
    if abs(left) > slack {
      return .broken(
        Breach(
          "the pages rest with page {page} at {actual} instead of {low}", allowed: 0...0,
          actual: left, page: account.now.page))
    }
    if account.now.pagerSlot >= 0 {
      let pager = frame.scrollers[account.now.pagerSlot]
      let whole = (pager.offset.x / account.scene.width).rounded() * account.scene.width
      if abs(pager.offset.x - whole) > slack {
        return .broken(
          Breach(
            "the pager rests at {actual}, {excess} off the nearest page",
            allowed: whole...whole, actual: pager.offset.x))
      }
    }
    return .held
  }
}
