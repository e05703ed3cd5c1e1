import Traces

/// The tab bar lies above the rows: a finger that comes down on it meets it.
///
/// **Claim.** A finger that comes down where the tab bar is seen comes down on the tab bar. A second
/// header over the first, or rows above it, would take the finger.
///
/// **When it applies.** In frames in which a finger comes down within the bar, at least one pixel
/// inside. It says nothing about the header itself: a sound header lets fingers pass to the rows
/// except on its own buttons, and frames do not tell those.
///
/// **Tolerance.** One pixel.
///
/// **Reports.** JXPagingView PR #451 (an empty second header takes the taps after a reload),
/// TFMultiTabScrollView (new rows are drawn above header and bar), GKPageScrollView PR #103.
public struct SingleHeader: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "single-header",
    summary: "The tab bar lies above the rows: a finger on it meets it.",
    tolerance: "1 px of position", unit: "pt",
    scope: "frames in which a finger comes down within the bar")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData { [.touches] }

  /// Whether there has been a bar.
  public private(set) var canApply = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.bar != nil
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { begin(with: frame) }
    guard canApply, !frame.touches.isEmpty else { return .silent }
    var ruling = Ruling.silent
    for i in 0..<frame.touches.count where frame.touches[i].phase == .began {
      let touch = frame.touches[i]
      let pixel = account.scene.stepTolerance
      // The finger is resolved against what stood on the screen before this frame.
      guard let bar = previous.bar?.shown, Self.holds(bar, touch.position, pixel) else { continue }
      if touch.region != .bar {
        let depth = min(touch.position.y - bar.y, bar.maxY - touch.position.y)
        return .broken(
          Breach(
            "a finger that comes down {actual} inside the tab bar does not meet it",
            allowed: 0...0, actual: depth))
      }
      ruling = .held
    }
    return ruling
  }

  private static func holds(_ rect: Rect, _ point: Point, _ pixel: Double) -> Bool {
    point.x > rect.x + pixel && point.x < rect.maxX - pixel && point.y > rect.y + pixel
      && point.y < rect.maxY - pixel
  }
}
