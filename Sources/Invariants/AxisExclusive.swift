import Traces

/// A drag keeps to the axis on which it began.
///
/// **Claim.** From the first callback of a vertical drag until its fingers leave, the pages stand
/// where they stood. While a drag pages, the content of the page on the screen does not move up or
/// down beyond what an earlier coast or an animation explains.
///
/// **When it applies.** In frames in which the finger of such a drag moved: there the other axis
/// was forbidden to move. Drags of which the pan is in doubt, and pages that were on their way by
/// themselves when the drag began, are left alone; where both axes may move by policy, only a drag
/// that began within 20° of the vertical keeps to it. It cannot apply where there is one page only.
///
/// **Tolerance.** Half a pixel for where the pages stand, one pixel for a step of the content.
///
/// **Reports.** GKPageScrollView #38, #71; JXPagingView #37, #255, #569; YNPageViewController #17,
/// #60; JXCategoryView #181, #307; UIScrollView's directional lock (F21 to F23, F64, F126, F129,
/// F130).
public struct AxisExclusive: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "axis-exclusive", summary: "A drag keeps to the axis on which it began.",
    tolerance: "0.5 px of position, 1 px of step", unit: "pt",
    scope: "frames in which a dragging finger moved")

  /// Whether there are two axes to move on.
  public private(set) var canApply = false
  private let isFree: Bool
  private var touch = TouchSoFar()
  private var state = ReferencePan.State.idle
  /// Where the pages stood when a vertical drag began, or nil where it forbids nothing.
  private var progress: Double?

  /// tan 20°.
  private static let steep = 0.36397023426620234

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    isFree = header.scene.policies.diagonalDrag == .bothAxes
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { canApply = account.hasPages(frame) }
    touch.take(frame, account)
    let earlier = state
    state = account.pan.state
    guard canApply, account.isPanSure, touch.isAlone else {
      progress = nil
      return .silent
    }
    switch state {
    case .vertical:
      if earlier != .vertical { progress = start(frame, previous, account) }
      return vertical(account)
    case .horizontal: return earlier == .horizontal ? horizontal(frame, account) : .silent
    default: return .silent
    }
  }

  private func start(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Double? {
    let raw = account.pan.raw
    if isFree && abs(raw.x) >= Self.steep * abs(raw.y) { return nil }
    guard account.stoodOnPage, !account.pagesRun(frame, previous) else { return nil }
    return account.was.progress
  }

  private func vertical(_ account: borrowing Account) -> Ruling {
    guard let progress else { return .silent }
    let moved = (account.now.progress - progress) * account.scene.width
    if abs(moved) <= account.scene.positionTolerance {
      return touch.step == .zero ? .silent : .held
    }
    return .broken(
      Breach(
        "in a vertical drag the pages went {actual} to the left", allowed: 0...0, actual: moved,
        isChange: true))
  }

  private func horizontal(_ frame: borrowing Frame, _ account: borrowing Account) -> Ruling {
    guard account.budget == .zero, account.hasNoCoast, account.now.page == account.was.page,
      frame.events.isEmpty, account.now.place.exists, account.was.place.exists
    else { return .silent }
    let moved = account.now.place.content - account.was.place.content
    if abs(moved) <= account.contentTolerance { return touch.step == .zero ? .silent : .held }
    return .broken(
      Breach(
        "in a sideways drag the page content went {actual} up", allowed: 0...0, actual: moved,
        isChange: true))
  }
}
