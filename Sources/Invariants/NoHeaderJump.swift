import Traces

/// Header, tab bar and panel move no further in a frame than its cause explains.
///
/// **Claim.** The header's two edges, the tab bar and the leading edge of a sheet or panel, clipped
/// to the viewport, move in one frame by an amount between zero and the frame's budget, on the
/// budget's side. In a drag the budget is the change of P(T) (see `OneActiveScroller`); after a
/// release it is the step of a native coast with that release's velocity, 1 % more where the
/// container integrates coasts itself; after a cancel by the system it is the way from an
/// overscroll to its edge, in one frame. An animation gives what its curve does between two frames,
/// if it began in the frame of a cause, settles a sheet at one of its detents and lasts 0.15 to 1
/// s; while a finger drags the chain no animation gives anything. Without a vertical cause the
/// budget is zero, whoever writes.
///
/// **When it applies.** In frames in which an edge moved, or had to stand still while a finger,
/// the content or the pages moved.
///
/// **Tolerance.** One pixel, because both ends of a step are rounded.
public struct NoHeaderJump: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "no-header-jump",
    summary: "Header, tab bar and panel move no further in a frame than its cause explains.",
    tolerance: "1 px of step", unit: "pt",
    scope: "frames in which an edge moved, or had to stand still while something else moved")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union(.edges(in: scene))
  }

  /// Whether there has been something that it is about.
  public private(set) var canApply = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Looks for what it is about.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.header != nil || frame.bar != nil || frame.panel != nil
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if !canApply { begin(with: frame) }
    if frame.header != nil, previous.header != nil {
      if let breach = edge(.headerTop, account.was.headerTop, account.now.headerTop, account) {
        return .broken(breach)
      }
      if let breach = edge(
        .headerBottom, account.was.headerBottom, account.now.headerBottom, account)
      {
        return .broken(breach)
      }
    }
    if frame.bar != nil, previous.bar != nil,
      let breach = edge(.bar, account.was.barTop, account.now.barTop, account)
    {
      return .broken(breach)
    }
    if frame.panel != nil, previous.panel != nil,
      let breach = edge(.panel, account.was.panelTop, account.now.panelTop, account)
    {
      return .broken(breach)
    }
    let hasEdges = frame.header != nil || frame.bar != nil || frame.panel != nil
    return hasEdges && account.hasMotion(frame) ? .held : .silent
  }

  /// An edge goes down when the content goes back to its start.
  @inline(__always)
  private func edge(
    _ edge: Breach.Edge, _ before: Double, _ after: Double, _ account: borrowing Account
  ) -> Breach? {
    if before == after { return nil }
    let height = account.scene.height
    let moved = min(max(after, 0), height) - min(max(before, 0), height)
    var allowed = -account.budget.hull(0)
    if edge != .panel { allowed = allowed + -account.headStep }
    guard allowed.excess(of: moved) > account.scene.stepTolerance else { return nil }
    return Breach(.edgeMoved(edge), allowed, actual: moved)
  }
}
