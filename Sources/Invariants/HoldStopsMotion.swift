import Traces

/// A finger that comes down on something in motion holds it still until it moves.
///
/// **Claim.** From the frame after a finger came down until it moves, nothing under it moves on the
/// screen: the content where its list is under the finger, the sheet or panel, the pages where
/// their pager is. So nothing snaps or settles under a finger either.
///
/// **When it applies.** In frames in which a single finger that has not moved is down on something
/// that was not at rest when it came down. A page that a tap or a call asked for may still be on
/// its way.
///
/// **Tolerance.** One pixel for a step.
///
/// **Reports.** material-components-android #2893; SymeonChen.github.io #25; TFMultiTabScrollView;
/// (F49, F62, F135).
public struct HoldStopsMotion: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "hold-stops-motion",
    summary: "A finger that comes down on something in motion holds it still until it moves.",
    tolerance: "1 px of step", unit: "pt",
    scope: "frames in which a finger rests on what was in motion")

  private var touch = TouchSoFar()

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    guard touch.isDown, !touch.hasBegun, touch.isAlone, !touch.beganAtRest, touch.strayed == 0,
      account.isPanSure, account.pan.state == .possible, frame.events.isEmpty
    else { return .silent }
    let slack = account.scene.stepTolerance
    let holdsSheet = account.pan.reach.isSheet && !account.pan.reach.isGated
    if holdsSheet {
      let moved = account.now.panelTop - account.was.panelTop
      if abs(moved) > slack {
        return .broken(
          Breach(
            "under a finger that rests on it the panel went {actual} down", allowed: 0...0,
            actual: moved, isChange: true))
      }
    }
    // A finger on a sheet's handle does not reach the list in it.
    let holdsContent = account.pan.reach.list.exists
    if holdsContent, account.now.page == account.was.page,
      account.now.page == account.pan.reach.page
    {
      let moved = account.now.place.content - account.was.place.content
      if abs(moved) > slack {
        return .broken(
          Breach(
            "under a finger that rests on it the page content went {actual} up", allowed: 0...0,
            actual: moved, isChange: true))
      }
    }
    let holdsPages = account.pan.reach.pager.exists && !account.pan.reach.isBeside
    if holdsPages, abs(account.pageStep) > slack, frame.animations.isEmpty,
      previous.animations.isEmpty
    {
      return .broken(
        Breach(
          "under a finger that rests on them the pages went {actual} to the left",
          allowed: 0...0, actual: account.pageStep, isChange: true))
    }
    return holdsSheet || holdsContent || holdsPages ? .held : .silent
  }
}
