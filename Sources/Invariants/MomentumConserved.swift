import Traces

/// A fling that passes a threshold comes as far as one that met none.
///
/// **Claim.** Where a coast goes over from one scroller to the next, the content travels from there
/// at least 80 % of the way on which a native coast of that speed comes to rest, or of the way to
/// the chain's end. For a chain of one scroller the threshold is where the header is collapsed.
///
/// **When it applies.** Once for each hand-over with at least eight points left to go, when all has
/// come to rest. A finger, an event or another page before that ends the obligation; what has not
/// come to rest by the end of the run is undecided. It cannot apply where nothing is handed over.
///
/// **Tolerance.** 20 %, as the reports' own claim has it: a container may lose up to a frame's step
/// in the hand-over itself.
///
/// **Reports.** JXPagingView #134, #84; GKPageScrollView #15; smooth-app-bar-layout #4 (F01, F50).
public struct MomentumConserved: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "momentum-conserved",
    summary: "A fling that passes a threshold comes as far as one that met none.",
    tolerance: "20 % of the way", unit: "pt",
    scope: "coasts that passed a threshold, when they have come to rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene)).union([.events])
  }

  /// Whether there is a threshold to pass.
  public let canApply: Bool
  private var coast = FreeCoast()
  /// Whether a coast is to be judged when it rests.
  private var isOpen = false
  private var restedAt = 0.0
  private var page = -1
  private var start = 0.0
  private var way = 0.0

  private static let share = 0.8
  private static let shortest = 8.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    canApply = FreeCoast.canApply(header.scene)
  }

  /// A coast that has not come to rest.
  public var undecided: Int { isOpen ? 1 : 0 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard canApply else { return .silent }
    coast.take(frame, account)
    if isOpen {
      if !frame.touches.isEmpty || !frame.events.isEmpty || account.now.page != page
        || !account.animations.isEmpty
      {
        isOpen = false
      } else if account.isAtRest, isOver(frame, account) {
        isOpen = false
        return atRest(account)
      }
    } else if coast.handsOver {
      begin(account)
    }
    return .silent
  }

  /// Judges a coast that was at rest when the run ended.
  public mutating func end(_ account: borrowing Account) -> Ruling {
    guard isOpen, account.isAtRest else { return .silent }
    isOpen = false
    return atRest(account)
  }

  /// Whether nothing has moved for as long as a pixel takes at the stop speed, 10 points a second: a
  /// container that drives a coast itself may stand still in between.
  private mutating func isOver(
    _ frame: borrowing Frame, _ account: borrowing Account
  ) -> Bool {
    if !account.wasAtRest { restedAt = frame.time }
    return frame.time - restedAt >= 100 / account.scene.scale
  }

  private mutating func begin(_ account: borrowing Account) {
    let room = coast.room(account) - abs(coast.step)
    way = min(FreeCoast.reach(coast.velocity), room)
    isOpen = way >= Self.shortest
    page = account.now.page
    start = account.now.place.content
    if coast.velocity < 0 { way = -way }
  }

  private func atRest(_ account: borrowing Account) -> Ruling {
    let moved = account.now.place.content - start
    let least = Self.share * way
    let isShort = way > 0 ? moved < least : moved > least
    guard isShort else { return .held }
    return .broken(
      Breach(
        "a fling came {actual} from the hand-over on, where its speed carries {allowed}",
        allowed: min(least, way)...max(least, way), actual: moved, isChange: true))
  }
}
