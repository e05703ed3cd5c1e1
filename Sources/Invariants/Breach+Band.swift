import Traces

extension Breach.Fault {
  /// Whether its numbers say how far something moved, not where it stands.
  var isChange: Bool {
    switch self {
    case .contentMoved, .twoScrollersTravel, .otherListMoved, .edgeMoved, .strokeJumped,
      .strokeTurned, .strokeStill, .strokeGrewBeyond:
      true
    default: false
    }
  }
}

extension Breach {
  /// What is wrong as places on the screen or along a range; nil where no number stands anywhere.
  func band(
    of invariant: String, _ frame: borrowing Frame, _ previous: borrowing Frame,
    _ account: borrowing Account
  ) -> FrameReport.Band? {
    let scene = account.scene
    func band(
      _ quantity: FrameReport.Quantity, _ before: Double?, _ low: Double, _ high: Double,
      _ actual: Double
    ) -> FrameReport.Band {
      FrameReport.Band(
        invariant: invariant, quantity: quantity, before: before, actual: actual,
        allowed: FrameReport.Range(low: low, high: high),
        tolerance: isChange ? scene.stepTolerance : scene.positionTolerance)
    }
    func moved(_ quantity: FrameReport.Quantity, from before: Double) -> FrameReport.Band {
      band(quantity, before, before + low, before + high, before + actual)
    }
    let (was, now) = (account.was.place, account.now.place)
    let page = account.now.page
    switch fault {
    case .contentMisplaced:
      return band(
        .content, account.before.exists ? account.before.content : nil, low, high, actual)
    case .contentMoved: return moved(.content, from: was.content)
    case .twoScrollersTravel:
      let isOuter = actual == account.after.outer - account.before.outer
      return moved(
        isOuter ? .outer : .list, from: isOuter ? account.before.outer : account.before.list)
    case .otherListMoved(let page):
      let before = Self.listOffset(of: page, in: previous)
      return before.map { moved(.otherList(page: page), from: $0) }
    case .edgeMoved(let edge):
      let before = edge.place(in: account.was)
      return moved(edge.quantity, from: min(max(before, 0), scene.height))
    case .outOfRange(let part):
      return part.quantity.map { band($0, nil, low, high, actual) }
    case .rowBelowBar:
      return band(.content, was.content, scene.base - high, .infinity, now.content)
    case .blankBelowRows:
      let end = scene.base + scene.contentHeight(of: page)
      return band(.content, was.content, -.infinity, end - low, now.content)
    case .tooFarOut(let part, let isStart), .wrongOwner(let part, let isStart):
      guard let quantity = part.quantity else { return nil }
      let range = part == .outer ? scene.outerRange(of: page) : scene.listRange(of: page)
      let before = part == .outer ? was.outer : was.list
      return isStart
        ? band(quantity, before, -high, range, -actual)
        : band(quantity, before, 0, range + high, range + actual)
    case .notFinite, .claim: return nil
    default: return strokeBand(frame, previous, band)
    }
  }

  /// The same for an end of the indicator's stroke.
  private func strokeBand(
    _ frame: borrowing Frame, _ previous: borrowing Frame,
    _ band: (FrameReport.Quantity, Double?, Double, Double, Double) -> FrameReport.Band
  ) -> FrameReport.Band? {
    guard let indicator = frame.indicator else { return nil }
    let width = indicator.lineWidth
    let start = indicator.strokeStart * width
    let end = indicator.strokeEnd * width
    let startBefore = previous.indicator.map { $0.strokeStart * width }
    let endBefore = previous.indicator.map { $0.strokeEnd * width }
    switch fault {
    case .strokeOutside(let isEnd), .strokeLeftHull(let isEnd), .strokeAtRest(let isEnd, _):
      return band(
        isEnd ? .strokeEnd : .strokeStart, isEnd ? endBefore : startBefore, low, high, actual)
    case .strokeJumped(let isEnd), .strokeTurned(let isEnd), .strokeStill(let isEnd):
      let now = isEnd ? end : start
      let before = now - actual
      return band(
        isEnd ? .strokeEnd : .strokeStart, before, before + low, before + high, now)
    case .strokeCrossed: return band(.strokeStart, startBefore, -.infinity, end, start)
    case .strokeGrewBeyond: return band(.strokeEnd, endBefore, -.infinity, end - actual, end)
    default: return nil
    }
  }

  private static func listOffset(of page: Int, in frame: borrowing Frame) -> Double? {
    for i in 0..<frame.scrollers.count
    where frame.scrollers[i].role == .list && frame.scrollers[i].page == page {
      return frame.scrollers[i].offset.y
    }
    return nil
  }
}

extension Breach.Edge {
  /// What of the frame it is.
  fileprivate var quantity: FrameReport.Quantity {
    switch self {
    case .headerTop: .headerTop
    case .headerBottom: .headerBottom
    case .bar: .barTop
    case .panel: .panelTop
    }
  }

  /// Where it stands on the screen.
  fileprivate func place(in sighting: Sighting) -> Double {
    switch self {
    case .headerTop: sighting.headerTop
    case .headerBottom: sighting.headerBottom
    case .bar: sighting.barTop
    case .panel: sighting.panelTop
    }
  }
}

extension Breach.Part {
  /// Where it stands, as far as that is one number.
  fileprivate var quantity: FrameReport.Quantity? {
    switch self {
    case .outer, .sheet: .outer
    case .list: .list
    case .pager: .pager
    case .content: .content
    case .header, .bar, .indicator: nil
    }
  }
}
