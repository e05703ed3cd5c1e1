import Traces

/// One more layout of a tree that is laid out changes nothing.
///
/// **Claim.** In a frame in which the surroundings lay the whole tree out once more, and nothing else
/// happens, header, bar, sheet, pages and the offsets and insets of all scrollers stay what they
/// were. Containers work their places out from what they find in a layout pass; what is added up
/// there moves with each pass.
///
/// **When it applies.** In frames with an additional layout at rest.
///
/// **Tolerance.** A thousandth of a point: nothing is rounded twice.
///
/// **Reports.** XLPagerTabStrip #734 (a move is undone by the next layout), JXPagingView #77, #239
/// and #254 (a layout pass moves the sticky header).
public struct LayoutIdempotent: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "layout-idempotent",
    summary: "One more layout of a tree that is laid out changes nothing.",
    tolerance: "0.001 pt", unit: "pt", scope: "frames with an additional layout at rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union(.events)
  }

  private static let tolerance = 0.001

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard frame.events.count == 1, frame.events[0].kind == .relayout, account.wasAtRest,
      frame.touches.isEmpty, frame.pages.count == previous.pages.count,
      frame.scrollers.count == previous.scrollers.count
    else { return .silent }
    var moved = Self.moved(frame.header, previous.header)
    moved = max(moved, Self.moved(frame.bar, previous.bar))
    moved = max(moved, Self.moved(frame.panel, previous.panel))
    for i in 0..<frame.pages.count {
      moved = max(moved, abs(frame.pages[i].shown.x - previous.pages[i].shown.x))
      moved = max(moved, abs(frame.pages[i].firstRow.y - previous.pages[i].firstRow.y))
    }
    for i in 0..<frame.scrollers.count {
      moved = max(moved, Self.moved(frame.scrollers[i], previous.scrollers[i]))
    }
    if moved <= Self.tolerance { return .held }
    return .broken(
      Breach(
        "one more layout moves something by {actual}", allowed: 0...0, actual: moved,
        isChange: true))
  }

  private static func moved(_ now: PlacedRect?, _ was: PlacedRect?) -> Double {
    guard let now = now?.shown, let was = was?.shown else { return 0 }
    return max(
      abs(now.x - was.x), abs(now.y - was.y), abs(now.width - was.width),
      abs(now.height - was.height))
  }

  private static func moved(_ now: ScrollerRecord, _ was: ScrollerRecord) -> Double {
    max(
      abs(now.offset.x - was.offset.x), abs(now.offset.y - was.offset.y),
      abs(now.insetTop - was.insetTop), abs(now.insetBottom - was.insetBottom))
  }
}
