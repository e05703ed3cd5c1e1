import Traces

extension IndicatorMonotonic {
  /// At rest the ends are the tab's; in motion they stay within the tabs in transition, and within
  /// the step that the pages' movement explains.
  func bands(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> [FrameReport.Band] {
    let (progress, earlier) = (account.now.progress, account.was.progress)
    guard let indicator = frame.indicator, !segments.isEmpty, account.now.pageSlot >= 0,
      progress.isFinite, earlier.isFinite, indicator.lineWidth > 0, lowPage >= 0
    else { return [] }
    let width = indicator.lineWidth
    let before = frame.segments.isEmpty ? previous.indicator : nil
    let rest = account.isAtRest ? segment(at: progress, account) : nil
    let most = 2 * distance(progress, earlier) * width * abs(progress - earlier)
    let isBeyond = isBeyond(progress, earlier)
    let step = Interval(
      isBeyond || progress < earlier ? -most : 0, isBeyond || progress > earlier ? most : 0)
    func band(_ isEnd: Bool) -> FrameReport.Band {
      let stood = before.map { (isEnd ? $0.strokeEnd : $0.strokeStart) * width }
      var allowed = Interval(
        min(segments[lowPage].start, segments[highPage].start) * width,
        max(segments[lowPage].end, segments[highPage].end) * width)
      if let rest {
        allowed = Interval((isEnd ? rest.end : rest.start) * width)
      } else if let stood {
        allowed = (step + Interval(stood)).clamped(allowed.lo, allowed.hi)
      }
      return FrameReport.Band(
        invariant: Self.name, quantity: isEnd ? .strokeEnd : .strokeStart, before: stood,
        actual: (isEnd ? indicator.strokeEnd : indicator.strokeStart) * width,
        allowed: FrameReport.Range(allowed),
        tolerance: rest == nil ? account.scene.stepTolerance : account.scene.positionTolerance)
    }
    return [band(false), band(true)]
  }
}
