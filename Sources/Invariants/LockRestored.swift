import Traces

/// What a container switches off for a gesture is on again at rest.
///
/// **Claim.** At each rest `isScrollEnabled`, `bounces` and `alwaysBounceVertical` of each scroller
/// are what they were at the run's beginning, or when the scroller was first seen at rest.
///
/// **When it applies.** In the first frame of each rest with a scroller that has been seen at rest
/// before.
///
/// **Tolerance.** None.
///
/// **Reports.** FloatingPanel #198 (a sheet moved by code leaves its list locked), #597, #615,
/// TFMultiTabScrollView and Tabman #578 (interaction stays off after quick taps).
public struct LockRestored: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "lock-restored",
    summary: "What a container switches off for a gesture is on again at rest.",
    tolerance: "none", unit: "", scope: "the first frame of each rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .scrollers, .scrollerFlags])
  }

  private static let locks: ScrollerRecord.Flags = [
    .scrollEnabled, .bounces, .alwaysBounceVertical,
  ]

  /// Whether there has been a scroller.
  public private(set) var canApply = false
  /// What each scroller showed at its first rest, by its number; -1 where it has had none.
  private var baselines: ContiguousArray<Int> = []

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Takes in what the scrollers show before anything has happened.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.scrollers.count > 0
    for i in 0..<frame.scrollers.count { _ = baseline(of: frame.scrollers[i]) }
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard account.isAtRest, !account.wasAtRest, frame.scrollers.count > 0 else { return .silent }
    canApply = true
    for i in 0..<frame.scrollers.count {
      let now = frame.scrollers[i].flags.intersection(Self.locks).rawValue
      let baseline = baseline(of: frame.scrollers[i])
      if now != baseline {
        return .broken(Self.breach(now ^ baseline, isOn: now & ~baseline != 0, frame.scrollers[i]))
      }
    }
    return .held
  }

  private mutating func baseline(of scroller: ScrollerRecord) -> Int {
    guard scroller.id >= 0, scroller.id < ScrollerRecord.mostWatched else {
      return scroller.flags.intersection(Self.locks).rawValue
    }
    while baselines.count <= scroller.id { baselines.append(-1) }
    if baselines[scroller.id] < 0 {
      baselines[scroller.id] = scroller.flags.intersection(Self.locks).rawValue
    }
    return baselines[scroller.id]
  }

  private static func breach(_ changed: Int, isOn: Bool, _ scroller: ScrollerRecord) -> Breach {
    let number = Double(scroller.id)
    let flags = ScrollerRecord.Flags(rawValue: changed)
    if flags.contains(.scrollEnabled) {
      return Breach(
        "isScrollEnabled of scroller {actual} is not at rest what it was",
        allowed: number...number, actual: number, unit: .count)
    }
    return flags.contains(.bounces)
      ? Breach(
        "bounces of scroller {actual} is not at rest what it was", allowed: number...number,
        actual: number, unit: .count)
      : Breach(
        "alwaysBounceVertical of scroller {actual} is not at rest what it was",
        allowed: number...number, actual: number, unit: .count)
  }
}
