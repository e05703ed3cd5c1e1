import Traces

/// A sheet or panel comes to rest at one of its detents.
///
/// **Claim.** When everything has come to rest, the leading edge of a sheet or panel stands at one
/// of the places at which it may rest, whether the last finger moved or only touched it.
///
/// **When it applies.** In the first frame of each rest before which it moved or a finger was down.
///
/// **Tolerance.** Half a pixel, because a position is rounded.
///
/// **Reports.** A finger that touches a moving sheet and lifts without moving parks it between two
/// detents (FloatingPanel #524 and others, BottomSheetBehavior).
public struct SettlesAtDetent: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "settles-at-detent", summary: "A sheet or panel comes to rest at one of its detents.",
    tolerance: "0.5 px of position", unit: "pt",
    scope: "the first frame of each rest before which it moved or a finger was down")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .panel])
  }

  /// Whether there is a sheet or panel.
  public let canApply: Bool
  private var isOpen = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { canApply = header.scene.panel != nil }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard canApply else { return .silent }
    if account.fingers > 0 || account.now.panelTop != account.was.panelTop { isOpen = true }
    guard isOpen, account.isAtRest, frame.panel != nil else { return .silent }
    isOpen = false
    let top = account.now.panelTop
    if account.scene.offDetent(top) <= account.scene.positionTolerance { return .held }
    let nearest = account.scene.nearestDetent(top)
    return .broken(
      Breach(
        "the sheet rests at {actual}, {excess} off its nearest detent at {allowed}",
        allowed: nearest.lo...nearest.hi, actual: top))
  }
}
