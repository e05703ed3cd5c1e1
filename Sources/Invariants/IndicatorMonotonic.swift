import Traces

/// The indicator follows the pages: monotone, within the tabs in transition, exact at rest.
///
/// **Claim.** Progress is read from the pages' own positions on the screen. Both stroke ends move
/// with it and never against it, stand still while it does, lie in 0…1 and within the hull of the
/// segments between the page that the transition left and the one it aims at, strokeStart before
/// strokeEnd. A frame moves an end by at most twice the largest distance between neighbouring
/// segments being crossed, times the progress in pages. Beyond the first and the last page an end
/// may only shrink into that page's own segment. At rest on a page the ends are its segment.
///
/// **When it applies.** In frames in which the pages or the indicator moved, or the indicator had
/// to stand still while something else moved. It cannot apply where there is no indicator.
///
/// **Tolerance.** One pixel along the line for a step, half a pixel for a position.
public struct IndicatorMonotonic: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "indicator-monotonic",
    summary: "The tab bar's indicator follows the pages: monotone, within the tabs in "
      + "transition, exact at rest.",
    tolerance: "0.5 px of position, 1 px of step", unit: "pt",
    scope: "frames with an indicator in which the pages or something else moved")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    [.touches, .pages, .scrollers, .indicator, .segments]
  }

  private(set) var segments: ContiguousArray<Segment> = []
  /// The first and the last page that took part since the last rest.
  private(set) var lowPage = -1
  private(set) var highPage = -1
  /// Whether there has been an indicator with segments.
  public private(set) var canApply = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) { segments.reserveCapacity(64) }

  /// Takes in where the tabs are.
  public mutating func begin(with frame: borrowing Frame) { prepare(frame) }

  /// Takes in where the tabs are and which page is aimed at.
  mutating func prepare(_ frame: borrowing Frame) {
    if frame.segments.count > 0 {
      segments.removeAll(keepingCapacity: true)
      for i in 0..<frame.segments.count { segments.append(frame.segments[i]) }
      lowPage = min(lowPage, segments.count - 1)
      highPage = min(highPage, segments.count - 1)
    }
    if frame.indicator != nil && !segments.isEmpty { canApply = true }
    for i in 0..<frame.events.count where frame.events[i].kind.namesPage {
      let page = frame.events[i].value
      if page >= 0 && page < Double(segments.count) { widen(to: page) }
    }
  }

  private mutating func widen(to progress: Double) {
    let last = Double(segments.count - 1)
    let clamped = min(max(progress, 0), last)
    let low = Int(clamped.rounded(.down))
    let high = Int(clamped.rounded(.up))
    lowPage = lowPage < 0 ? low : min(lowPage, low)
    highPage = highPage < 0 ? high : max(highPage, high)
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    prepare(frame)
    guard let indicator = frame.indicator, !segments.isEmpty, account.now.pageSlot >= 0 else {
      return .silent
    }
    let progress = account.now.progress
    let earlier = account.was.progress
    guard progress.isFinite, earlier.isFinite, indicator.lineWidth > 0 else { return .silent }
    widen(to: progress)
    widen(to: earlier)
    let width = indicator.lineWidth
    if let breach = state(indicator, width, progress, account) { return .broken(breach) }
    if let before = previous.indicator, frame.segments.isEmpty,
      let breach = step(
        indicator, before, earlier, progress, account, jumps: frame.asksForPage)
    {
      return .broken(breach)
    }
    let isNewRest = account.isAtRest && !account.wasAtRest
    if isNewRest {
      if let breach = atRest(indicator, width, progress, account) { return .broken(breach) }
      lowPage = -1
      highPage = -1
      widen(to: progress)
    }
    return isNewRest || account.hasMotion(frame) ? .held : .silent
  }
}

extension IndicatorMonotonic {
  /// What holds in every frame: on the line, in order, within the tabs in transition.
  private func state(
    _ indicator: IndicatorRecord, _ width: Double, _ progress: Double,
    _ account: borrowing Account
  ) -> Breach? {
    let start = indicator.strokeStart * width
    let end = indicator.strokeEnd * width
    let slack = account.scene.positionTolerance
    guard start.isFinite, end.isFinite, indicator.lineX.isFinite else {
      return Breach(.notFinite(.indicator), .zero, actual: .nan)
    }
    let line = Interval(0, width)
    if line.excess(of: start) > slack {
      return Breach(.strokeOutside(isEnd: false), line, actual: start)
    }
    if line.excess(of: end) > slack {
      return Breach(.strokeOutside(isEnd: true), line, actual: end)
    }
    if start - end > slack { return Breach(.strokeCrossed, .zero, actual: start - end) }
    let hull = Interval(
      min(segments[lowPage].start, segments[highPage].start) * width,
      max(segments[lowPage].end, segments[highPage].end) * width)
    if hull.excess(of: start) > slack {
      return Breach(.strokeLeftHull(isEnd: false), hull, actual: start)
    }
    if hull.excess(of: end) > slack {
      return Breach(.strokeLeftHull(isEnd: true), hull, actual: end)
    }
    return nil
  }

  /// What holds between two frames: with the pages, and no faster than the claim says.
  private func step(
    _ indicator: IndicatorRecord, _ before: IndicatorRecord, _ earlier: Double,
    _ progress: Double, _ account: borrowing Account, jumps: Bool
  ) -> Breach? {
    let width = indicator.lineWidth
    let start = (indicator.strokeStart - before.strokeStart) * width
    let end = (indicator.strokeEnd - before.strokeEnd) * width
    if start == 0 && end == 0 { return nil }
    let slack = account.scene.stepTolerance
    let change = progress - earlier
    let most = 2 * distance(progress, earlier) * width * abs(change)
    let last = Double(segments.count - 1)
    // From within the pages a call may put them beyond their end, under a finger, in one frame.
    let isBeyond = isBeyond(jumps ? earlier : progress, earlier)
    if let breach = endStep(false, start, change, most, isBeyond, slack) { return breach }
    if let breach = endStep(true, end, change, most, isBeyond, slack) { return breach }
    guard isBeyond else { return nil }
    let outwards = beyond(progress, last) - beyond(earlier, last)
    let grown = end - start
    if outwards > 0 && grown > slack {
      return Breach(.strokeGrewBeyond, Interval(-.infinity, 0), actual: grown)
    }
    return nil
  }

  /// Whether a page is beyond the first or the last one, before a frame or after it.
  func isBeyond(_ progress: Double, _ earlier: Double) -> Bool {
    min(progress, earlier) < 0 || max(progress, earlier) > Double(segments.count - 1)
  }

  private func beyond(_ progress: Double, _ last: Double) -> Double {
    max(0, -progress, progress - last)
  }

  @inline(__always)
  private func endStep(
    _ isEnd: Bool, _ moved: Double, _ change: Double, _ most: Double, _ isBeyond: Bool,
    _ slack: Double
  ) -> Breach? {
    if abs(moved) > most + slack {
      let allowed = Interval(isBeyond || change < 0 ? -most : 0, isBeyond || change > 0 ? most : 0)
      return Breach(
        change == 0 ? .strokeStill(isEnd: isEnd) : .strokeJumped(isEnd: isEnd), allowed,
        actual: moved)
    }
    if !isBeyond && (change > 0 ? moved < -slack : moved > slack) {
      let allowed = change > 0 ? Interval(0, most) : Interval(-most, 0)
      return Breach(.strokeTurned(isEnd: isEnd), allowed, actual: moved)
    }
    return nil
  }

  /// The largest distance between neighbouring segments being crossed, 0…1 of the line.
  func distance(_ progress: Double, _ earlier: Double) -> Double {
    var largest = 0.0
    for i in lowPage..<highPage {
      let start = abs(segments[i + 1].start - segments[i].start)
      let end = abs(segments[i + 1].end - segments[i].end)
      largest = max(largest, start, end)
    }
    if min(progress, earlier) < 0 {
      largest = max(largest, neighbourhood(of: 0))
    } else if max(progress, earlier) > Double(segments.count - 1) {
      largest = max(largest, neighbourhood(of: segments.count - 1))
    }
    return largest
  }

  /// Beyond an end there is no neighbour to cross to: the own width, or the neighbour on this side.
  private func neighbourhood(of page: Int) -> Double {
    let own = segments[page].end - segments[page].start
    guard segments.count > 1 else { return own }
    let next = page == 0 ? 1 : page - 1
    return max(own, abs(segments[next].start - segments[page].start))
  }

  private func atRest(
    _ indicator: IndicatorRecord, _ width: Double, _ progress: Double,
    _ account: borrowing Account
  ) -> Breach? {
    guard let wanted = segment(at: progress, account) else { return nil }
    let page = Int(progress.rounded(.toNearestOrAwayFromZero))
    let slack = account.scene.positionTolerance
    let start = indicator.strokeStart * width
    let end = indicator.strokeEnd * width
    if abs(start - wanted.start * width) > slack {
      return Breach(
        .strokeAtRest(isEnd: false, page: page), Interval(wanted.start * width), actual: start)
    }
    if abs(end - wanted.end * width) > slack {
      return Breach(
        .strokeAtRest(isEnd: true, page: page), Interval(wanted.end * width), actual: end)
    }
    return nil
  }

  /// The segment of the page that the pages rest on, if they rest on one.
  func segment(at progress: Double, _ account: borrowing Account) -> Segment? {
    let page = Int(progress.rounded(.toNearestOrAwayFromZero))
    guard page >= 0, page < segments.count,
      abs(progress - Double(page)) * account.scene.width <= account.scene.positionTolerance
    else { return nil }
    return segments[page]
  }
}
