import Traces

/// The header and the tab bar lie above the rows: a finger that comes down on them meets them.
///
/// **Claim.** A finger that comes down where the tab bar is seen comes down on the tab bar, and one
/// that comes down where the header is seen does not come down on a row. A second header over the
/// first, or rows above it, would take the finger.
///
/// **When it applies.** In frames in which a finger comes down within the bar, or within the
/// header at rest, at least one pixel inside. A header that has let a finger pass to what is below it, in a frame in which it
/// was not covered, is one that lets fingers pass; frames cannot tell, so that the claim is about
/// the bar, and about a header that has met a finger before and has no pages brought up over it.
///
/// **Tolerance.** One pixel.
///
/// **Reports.** JXPagingView PR #451 (an empty second header takes the taps after a reload),
/// TFMultiTabScrollView (new rows are drawn above the header), GKPageScrollView PR #103.
public struct SingleHeader: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "single-header",
    summary: "Header and tab bar lie above the rows: a finger on them meets them.",
    tolerance: "1 px of position", unit: "pt",
    scope: "frames in which a finger comes down within header or bar")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData { [.touches] }

  /// Whether there has been a header or bar.
  public private(set) var canApply = false
  private var headerMeets = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.header != nil || frame.bar != nil
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard canApply, !frame.touches.isEmpty else { return .silent }
    var ruling = Ruling.silent
    for i in 0..<frame.touches.count where frame.touches[i].phase == .began {
      let touch = frame.touches[i]
      if touch.region == .header { headerMeets = true }
      let pixel = account.scene.stepTolerance
      // The finger is resolved against what stood on the screen before this frame.
      if let bar = previous.bar?.shown, Self.holds(bar, touch.position, pixel) {
        if touch.region != .bar { return .broken(Self.breach(touch, bar, isBar: true)) }
        ruling = .held
      } else if headerMeets, account.wasAtRest, !account.isRaised,
        let header = previous.header?.shown,
        Self.holds(header, touch.position, pixel)
      {
        if touch.region == .page { return .broken(Self.breach(touch, header, isBar: false)) }
        ruling = .held
      }
    }
    return ruling
  }

  private static func holds(_ rect: Rect, _ point: Point, _ pixel: Double) -> Bool {
    point.x > rect.x + pixel && point.x < rect.maxX - pixel && point.y > rect.y + pixel
      && point.y < rect.maxY - pixel
  }

  private static func breach(_ touch: TouchSample, _ rect: Rect, isBar: Bool) -> Breach {
    let depth = min(touch.position.y - rect.y, rect.maxY - touch.position.y)
    return isBar
      ? Breach(
        "a finger that comes down {actual} inside the tab bar does not meet it", allowed: 0...0,
        actual: depth)
      : Breach(
        "a finger that comes down {actual} inside the header meets a page", allowed: 0...0,
        actual: depth)
  }
}
