import Traces

extension OffsetsClamped {
  /// At rest each scroller stands in its range; in motion the owner of an end may be beyond it.
  func bands(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> [FrameReport.Band] {
    guard account.now.place.exists else { return [] }
    let page = account.now.page
    let scene = account.scene
    let isSame = account.was.place.exists && account.was.page == page
    let was: Place? = isSame ? account.was.place : nil
    var bands: [FrameReport.Band] = []
    func add(_ quantity: FrameReport.Quantity, _ before: Double?, _ now: Double, _ in: Interval) {
      bands.append(
        FrameReport.Band(
          invariant: Self.name, quantity: quantity, before: before, actual: now,
          allowed: FrameReport.Range(`in`), tolerance: scene.positionTolerance))
    }
    if account.isAtRest {
      let outer = Interval(0, scene.outerRange(of: page))
      if account.now.outerSlot >= 0 { add(.outer, was?.outer, account.now.place.outer, outer) }
      add(.list, was?.list, account.now.place.list, Interval(0, scene.listRange(of: page)))
      if account.now.pagerSlot >= 0 {
        let pager = frame.scrollers[account.now.pagerSlot]
        add(.pager, nil, pager.offset.x, Self.range(of: pager))
      }
    } else if page == account.subject {
      if account.now.outerSlot >= 0 {
        let range = reach(.outer, account.now.outerSlot, frame, account)
        add(.outer, was?.outer, account.now.place.outer, range)
      }
      let range = reach(.list, account.now.listSlot, frame, account)
      add(.list, was?.list, account.now.place.list, range)
    }
    return bands
  }

  /// Where a scroller may stand in motion.
  private func reach(
    _ part: Breach.Part, _ slot: Int, _ frame: borrowing Frame, _ account: borrowing Account
  ) -> Interval {
    let page = account.now.page
    let range =
      part == .outer ? account.scene.outerRange(of: page) : account.scene.listRange(of: page)
    let start = owns(part, isStart: true, slot, frame, account) ? account.startAllowance : 0
    let end = owns(part, isStart: false, slot, frame, account) ? account.endAllowance : 0
    return Interval(-start, range + end)
  }
}
