import Traces

/// At rest the indicator stands under the tab of the page on the screen, where it can be seen.
///
/// **Claim.** When everything has come to rest on another page than before, the drawn part of the
/// indicator is that page's segment, and it lies within the bar's width: a bar that scrolls its tabs
/// has brought the tab into sight.
///
/// **When it applies.** In the first frame of each rest on another page than at the rest before, where
/// no finger was on the bar in between: a finger may scroll the tabs away.
///
/// **Tolerance.** One pixel along the line.
///
/// **Reports.** XLPagerTabStrip #594, PageMenu #395 and #500 (the page changes after a tap, the
/// indicator stays), Segmentio #52 and MSSTabbedPageViewController #33 (it is displaced by what the
/// bar was scrolled), JXCategoryView #132, #147 and #165.
public struct IndicatorConsistent: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "indicator-consistent",
    summary: "At rest the indicator stands under the tab of the page on the screen, where it can "
      + "be seen.",
    tolerance: "1 px of position", unit: "pt",
    scope: "the first frame of each rest on another page than before")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.indicator, .segments, .bar])
  }

  /// Whether there has been an indicator with segments.
  public private(set) var canApply = false
  private var segments: ContiguousArray<Segment> = []
  private var restedOn = -1
  private var barWasTouched = false
  private var stillFrames = 0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { segments.reserveCapacity(64) }

  /// Takes in where the tabs are.
  public mutating func begin(with frame: borrowing Frame) { take(frame) }

  private mutating func take(_ frame: borrowing Frame) {
    guard frame.segments.count > 0 else { return }
    segments.removeAll(keepingCapacity: true)
    for i in 0..<frame.segments.count { segments.append(frame.segments[i]) }
    canApply = frame.indicator != nil
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    take(frame)
    guard canApply, let indicator = frame.indicator, let bar = frame.bar?.shown else {
      return .silent
    }
    for i in 0..<frame.touches.count where frame.touches[i].region == .bar {
      // A tap on a tab scrolls nothing away; whatever else a finger does there may.
      barWasTouched = barWasTouched || frame.touches[i].phase == .moved
    }
    stillFrames = account.now.tabsLeft == account.was.tabsLeft ? stillFrames + 1 : 0
    guard account.isAtRest, stillFrames >= 2, frame.events.isEmpty else { return .silent }
    let page = account.now.page
    let wasTouched = barWasTouched
    guard page >= 0, page != restedOn, page < segments.count else { return .silent }
    let isFirst = restedOn < 0
    restedOn = page
    barWasTouched = false
    if isFirst || wasTouched { return .silent }
    return compare(indicator, bar, page, account)
  }

  private func compare(
    _ indicator: IndicatorRecord, _ bar: Rect, _ page: Int, _ account: borrowing Account
  ) -> Ruling {
    let pixel = account.scene.stepTolerance
    let width = indicator.lineWidth
    let start = segments[page].start * width
    let off = indicator.strokeStart * width - start
    if abs(off) > pixel {
      return .broken(
        Breach(
          "on page {page} the indicator begins at {actual} instead of {allowed}",
          allowed: start...start, actual: start + off, page: page))
    }
    let left = indicator.lineX + start
    let right = indicator.lineX + segments[page].end * width
    let hidden = max(bar.x - left, right - bar.maxX)
    // A tab wider than the bar cannot be seen as a whole.
    if hidden > pixel && right - left <= bar.width {
      return .broken(
        Breach(
          "the indicator under the tab of page {page} is hidden by {actual}", allowed: 0...0,
          actual: hidden, page: page))
    }
    return .held
  }
}
