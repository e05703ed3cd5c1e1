import Traces

/// One swipe or one tap changes the selected page one way, and a swipe by one page only.
///
/// **Claim.** The selected page is the one that covers most of the screen. After the last finger of
/// a swipe has left it changes at most once until all is at rest or something else happens, and the
/// page at rest is the one that was selected before the swipe or a neighbour of it, unless the
/// pages were thrown back from beyond the first or the last one. Between two rests with a single
/// cause a container that tells its client of selections does so at most once.
///
/// **When it applies.** In frames in which the selected page changed after a swipe, and at the rest
/// after one; at a rest after a selection was told of. It cannot apply where there is one page
/// only.
///
/// **Tolerance.** None: pages are counted.
///
/// **Reports.** XLPagerTabStrip; JXCategoryView; SegementSlide (F139, F145, F149).
public struct SelectionOnce: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "selection-once",
    summary: "One swipe selects the same page or a neighbour, and once; a selection is told once.",
    tolerance: "none", unit: "", scope: "swipes whose pages come to rest")

  /// Whether there are several pages.
  public private(set) var canApply = false
  private var touch = TouchSoFar()
  /// The page that was selected before the swipe, or -1 where nothing is open.
  private var from = -1
  /// How often the selection changed since the finger left.
  private var changes = 0
  private var hasLeft = false
  /// How many causes there were since the last rest, and how many selections were told.
  private var causes = 0
  private var told = 0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// A swipe that has not come to rest.
  public var undecided: Int { hasLeft && from >= 0 ? 1 : 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    if let breach = countTold(frame, account) { return .broken(breach) }
    if !canApply { canApply = account.hasPages(frame) }
    guard canApply else { return .silent }
    if touch.hasBegun {
      from = touch.beganAtRest && account.stoodOnPage ? account.was.page : -1
      hasLeft = false
      changes = 0
    }
    guard from >= 0 else { return .silent }
    if !touch.isAlone || !frame.events.isEmpty {
      from = -1
      return .silent
    }
    if touch.hasLeft {
      hasLeft = true
      // Thrown back from beyond the first or the last page they may fly past several.
      if !account.stoodWithinPages(previous) { from = -1 }
      return .silent
    }
    return hasLeft ? afterwards(account) : .silent
  }

  private mutating func afterwards(_ account: borrowing Account) -> Ruling {
    if account.isAtRest {
      let way = account.now.page - from
      from = -1
      if abs(way) <= 1 { return way != 0 || changes > 0 ? .held : .silent }
      return .broken(
        Breach(
          "one swipe turned {actual} pages", allowed: -1...1, actual: Double(way), unit: .count))
    }
    guard account.now.page != account.was.page else { return .silent }
    changes += 1
    if changes <= 1 { return .held }
    return .broken(
      Breach(
        "after a swipe the selected page changed {actual} times", allowed: 0...1,
        actual: Double(changes), unit: .count))
  }

  /// Counts what the client is told between two rests.
  private mutating func countTold(
    _ frame: borrowing Frame, _ account: borrowing Account
  ) -> Breach? {
    if !frame.events.isEmpty || touch.hasLeft { causes += 1 }
    if !frame.callbacks.isEmpty {
      for index in 0..<frame.callbacks.count where frame.callbacks[index].kind == .didSelect {
        told += 1
      }
    }
    guard account.isAtRest else { return nil }
    defer {
      told = 0
      causes = 0
    }
    guard told > 1, told > causes else { return nil }
    return Breach(
      "one selection was told {actual} times", allowed: 0...Double(max(1, causes)),
      actual: Double(told), unit: .count)
  }
}
