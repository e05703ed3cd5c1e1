import Traces

/// A tap on a tab brings its page.
///
/// **Claim.** After a finger has come down on a tab while the pages stood on one of them, and has
/// left within half a second without moving further than a tap may, the pages stand on that tab's
/// page within 1.3 seconds: an animation may last one. Where the content is beyond its range
/// meanwhile, they count from when it is back: a container need not leave a page that bounces.
///
/// **When it applies.** Once for each such tap, when the page is there or overdue. A finger that
/// comes down and an event before that end the obligation; what has not come by the end of the run
/// is undecided. It cannot apply where no tab was tapped.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** JXPagingView PR #451; FloatingPanel's list that stays locked; tab bars that answer
/// some taps only (F75, F103, F152).
public struct TapDelivered: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "tap-delivered", summary: "A tap on a tab brings its page.",
    tolerance: "0.5 px of position, 1.3 s", unit: "pages",
    scope: "taps on a tab while the pages stand, when the page is there or overdue")

  /// Whether a tab was tapped.
  public private(set) var canApply = false
  private let pages: Int
  private var touch = TouchSoFar()
  /// Whether the pages stood on one of them when the finger came down.
  private var stood = false
  /// When the content was beyond its range last, or the tap was.
  private var since = 0.0
  private var asked = AskedPage()

  /// How long a finger may stay and tap, in milliseconds.
  private static let longest = 500.0
  /// The square of how far it may move and tap, in points.
  private static let farthest = 100.0
  /// How long the page may take, in milliseconds.
  static let patience = 1300.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { pages = header.scene.pages.count }

  /// A page that has not come.
  public var undecided: Int { asked.isOpen ? 1 : 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    if touch.hasBegun { stood = account.stoodOnPage && !account.pagesRun(previous, previous) }
    if asked.take(frame, pages: pages, .tap) {
      canApply = true
      since = frame.time
      let isTap = touch.isAlone && touch.hasLeft && touch.strayed <= Self.farthest
      if !isTap || !stood || frame.time - touch.began > Self.longest { asked.close() }
      return .silent
    }
    guard asked.isOpen else { return .silent }
    if account.standsOn(asked.page) {
      asked.close()
      return .held
    }
    if account.scene.isOutside(account.now.place, page: account.now.page) { since = frame.time }
    guard frame.time - since > Self.patience else { return .silent }
    asked.close()
    return .broken(
      Breach(
        "1.3 s after a tap on the tab of page {page} the pages stand at {actual}, from 0 on",
        allowed: asked.page...asked.page, actual: account.now.progress, unit: .pages,
        page: Int(asked.page)))
  }
}
