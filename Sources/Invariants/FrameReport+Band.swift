import Traces

extension FrameReport {
  /// Something of which an invariant says where it may stand.
  public enum Quantity: Hashable, Sendable {
    /// The content of the page that the frame's causes move, from the start of the chain.
    case content
    /// The header's top edge on the screen.
    case headerTop
    /// The header's bottom edge on the screen.
    case headerBottom
    /// The tab bar's top edge on the screen.
    case barTop
    /// The leading edge of a sheet or panel on the screen.
    case panelTop
    /// The outer scroller's offset.
    case outer
    /// What of the content's position the outer scroller does not explain.
    case list
    /// The pager's offset.
    case pager
    /// Where the drawn part of the indicator begins, along its line.
    case strokeStart
    /// Where the drawn part of the indicator ends, along its line.
    case strokeEnd
    /// The offset of the list of a page that nothing moves.
    case otherList(page: Int)

    /// The name by which documents call it.
    public var name: String {
      switch self {
      case .content: "content"
      case .headerTop: "header-top"
      case .headerBottom: "header-bottom"
      case .barTop: "bar-top"
      case .panelTop: "panel-top"
      case .outer: "outer"
      case .list: "list"
      case .pager: "pager"
      case .strokeStart: "stroke-start"
      case .strokeEnd: "stroke-end"
      case .otherList(let page): "list-\(page + 1)"
      }
    }
  }

  /// Where something stands, and where an invariant lets it stand, in points.
  public struct Band: Equatable, Sendable {
    /// The invariant's name.
    public var invariant: String
    /// What stands there.
    public var quantity: Quantity
    /// Where it stood one frame ago.
    public var before: Double?
    /// Where it stands.
    public var actual: Double
    /// Where it may stand, without tolerance.
    public var allowed: Range
    /// By how much it may miss that, because what the screen shows is rounded to its pixels.
    public var tolerance: Double

    /// How far it stands outside, 0 where the tolerance covers it.
    public var excess: Double {
      let outside = max(allowed.low - actual, actual - allowed.high)
      return outside > tolerance ? outside : 0
    }
  }
}

extension Judge {
  /// Where the chosen invariants let things stand in the frame observed last.
  func bands(
    _ frame: borrowing Frame, _ previous: borrowing Frame
  ) -> [FrameReport.Band] {
    var bands: [FrameReport.Band] = []
    if oneActiveScroller != nil { bands += OneActiveScroller.bands(account) }
    if noHeaderJump != nil { bands += NoHeaderJump.bands(frame, previous, account) }
    if let claim = offsetsClamped?.claim { bands += claim.bands(frame, previous, account) }
    if let claim = indicatorMonotonic?.claim { bands += claim.bands(frame, previous, account) }
    return bands
  }
}

extension OneActiveScroller {
  /// The content stands where the drag puts it, else within the frame's budget.
  static func bands(_ account: borrowing Account) -> [FrameReport.Band] {
    guard account.after.exists, account.isPlaced || account.before.exists else { return [] }
    let scene = account.scene
    let isExact = account.isPlaced && account.coastBudget == .zero
    let step = account.isPlaced ? scene.stepTolerance : account.contentTolerance
    let allowed =
      account.isPlaced ? account.expected : account.budget + Interval(account.before.content)
    return [
      FrameReport.Band(
        invariant: name, quantity: .content,
        before: account.before.exists ? account.before.content : nil,
        actual: account.after.content, allowed: FrameReport.Range(allowed),
        tolerance: isExact ? scene.positionTolerance : step)
    ]
  }
}

extension NoHeaderJump {
  /// Each edge, clipped to the viewport, stays or moves within the frame's budget.
  static func bands(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> [FrameReport.Band] {
    let (was, now) = (account.was, account.now)
    var edges: [(FrameReport.Quantity, Double, Double)] = []
    if frame.header != nil, previous.header != nil {
      edges.append((.headerTop, was.headerTop, now.headerTop))
      edges.append((.headerBottom, was.headerBottom, now.headerBottom))
    }
    if frame.bar != nil, previous.bar != nil { edges.append((.barTop, was.barTop, now.barTop)) }
    if frame.panel != nil, previous.panel != nil {
      edges.append((.panelTop, was.panelTop, now.panelTop))
    }
    let height = account.scene.height
    let step = -account.budget.hull(0)
    let tolerance = account.scene.stepTolerance
    return edges.map { quantity, before, after in
      let stood = min(max(before, 0), height)
      return FrameReport.Band(
        invariant: name, quantity: quantity, before: stood, actual: min(max(after, 0), height),
        allowed: FrameReport.Range(step + Interval(stood)), tolerance: tolerance)
    }
  }
}
