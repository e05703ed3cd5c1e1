import Traces

/// Pictures stand in for pages only while the pages move.
///
/// **Claim.** A picture stands in for a live page only while a finger is down or the pages move;
/// at most one frame after that it is gone, also where a swipe was cancelled or went nowhere.
///
/// **When it applies.** In frames with a picture, and in the first frame of each rest.
///
/// **Tolerance.** One frame.
///
/// **Reports.** android-flip #8 (the picture stays after a tiny swipe), CRToast #148.
public struct SnapshotFresh: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "snapshot-fresh", summary: "Pictures stand in for pages only while the pages move.",
    tolerance: "one frame", unit: "",
    scope: "frames with a picture, and the first frame of each rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .pages, .pictures])
  }

  /// Whether there has been a picture.
  public private(set) var canApply = false
  private var still = 0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.picturesStandingIn > 0
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    let isStill = account.fingers == 0 && account.now.progress == account.was.progress
    still = isStill && frame.events.isEmpty ? still + 1 : 0
    guard frame.picturesStandingIn > 0 else {
      return canApply && account.isAtRest && !account.wasAtRest ? .held : .silent
    }
    canApply = true
    // A landing that has just begun, or has ended within its last pixel, may stand still for a frame.
    let isUnderWay =
      account.now.pagerSlot >= 0
      && !account.now.flags.isDisjoint(with: [.tracking, .dragging, .decelerating])
    if still <= 1 || isUnderWay && !account.isAtRest { return .held }
    return .broken(
      Breach(
        "{actual} frames after the pages stopped a picture still stands in for a page",
        allowed: 0...1, actual: Double(still), unit: .count))
  }
}
