import Traces

/// One scroller of a chain bounces at a time, and it bounces once.
///
/// **Claim.** Outer scroller and list of the current page are not both beyond their ranges at the same
/// end. (At different ends one is held by a finger while the other goes back by itself.) What is
/// beyond its range without a finger turns back at most once: an excess that has begun to shrink
/// does not grow again, and the content does not leave the range at the other end.
///
/// **When it applies.** In frames in which one of the two is beyond its range and moves.
///
/// **Tolerance.** Half a pixel for a position, one pixel for a step.
///
/// Where nothing is handed over within a drag each scroller bounces by itself, and two fingers can
/// pull both; then only the second half is claimed, of each.
///
/// **Reports.** JXPagingView #74 (the outer scroller takes the list's overscroll), FloatingPanel
/// (sheet and list both negative), and bounces that start over.
public struct OneBounce: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "one-bounce",
    summary: "One scroller of a chain bounces at a time, and it bounces once.",
    tolerance: "0.5 px of position, 1 px of step", unit: "pt",
    scope: "frames in which outer scroller or list is beyond its range and moves")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene))
  }

  /// How far something is beyond its range, and whether it is on its way back.
  private struct Bounce: Equatable, Sendable {
    var excess = 0.0
    var least = 0.0
    var isReturning = false

    /// Takes in the next frame; whether it turned outwards again.
    mutating func take(_ now: Double, isFree: Bool, pixel: Double) -> Bool {
      defer { excess = now }
      // A bounce that is over may be followed by another one, of another release.
      guard isFree, now * excess > 0 else {
        isReturning = false
        return false
      }
      if !isReturning {
        isReturning = abs(now) < abs(excess) - pixel
        least = abs(now)
        return false
      }
      least = min(least, abs(now))
      return abs(now) > least + pixel
    }
  }

  /// Whether there has been a page.
  public private(set) var canApply = false
  private var outer = Bounce()
  private var list = Bounce()
  private var page = -1
  private var hadTwoFingers = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) { canApply = frame.pages.count > 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    let place = account.now.place
    if !canApply { begin(with: frame) }
    guard place.exists, frame.events.isEmpty else { return .silent }
    if account.fingers > 1 { hadTwoFingers = true }
    if account.isAtRest { hadTwoFingers = false }
    let scene = account.scene
    let now = account.now.page
    let slack = scene.positionTolerance
    let outerOut = Self.excess(place.outer, scene.outerRange(of: now), slack)
    let listOut = Self.excess(place.list, scene.listRange(of: now), slack)
    let isFree = account.fingers == 0 && page == now && animationsAreOver(account)
    page = now
    let outerTurned = outer.take(outerOut, isFree: isFree, pixel: scene.stepTolerance)
    let listTurned = list.take(listOut, isFree: isFree, pixel: scene.stepTolerance)
    guard outerOut != 0 || listOut != 0 else { return .silent }
    if outerTurned || listTurned {
      let out = abs(outerOut) > abs(listOut) ? outerOut : listOut
      return .broken(
        Breach(
          "what had begun to bounce back goes out again, to {actual}",
          allowed: 0...max(outer.least, list.least), actual: abs(out)))
    }
    let isChain = scene.policies.handOver != .none && !hadTwoFingers
    if isChain && outerOut * listOut > 0 {
      return .broken(
        Breach(
          "outer scroller and list are both beyond their ranges, the lesser by {actual}",
          allowed: 0...0, actual: min(abs(outerOut), abs(listOut))))
    }
    return account.now.place == account.was.place ? .silent : .held
  }

  private func animationsAreOver(_ account: borrowing Account) -> Bool {
    account.animations.isEmpty && account.animationStep == .zero
  }

  /// How far a place is beyond a range from 0, with its sign; 0 within it.
  private static func excess(_ place: Double, _ range: Double, _ slack: Double) -> Double {
    if place < -slack { return place }
    return place > range + slack ? place - range : 0
  }
}
