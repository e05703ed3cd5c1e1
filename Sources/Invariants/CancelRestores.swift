import Traces

/// After the system has taken a touch away all comes to a legal rest, as after a slow release.
///
/// **Claim.** When all has come to rest after a cancelled touch, the content of the page on the
/// screen lies within the chain's range, a sheet stands at one of its detents and the pages stand
/// on one of them; and that is within five seconds, longer than the fastest fling takes.
///
/// **When it applies.** Once for each cancelled touch after which no other one and no event came
/// before all was at rest. What has not come to rest by the end of the run is undecided.
///
/// **Tolerance.** Half a pixel, because positions are rounded.
///
/// **Reports.** SwipeTableView #64 and its header's spring (F57, F58).
public struct CancelRestores: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "cancel-restores",
    summary: "After the system has taken a touch away all comes to a legal rest.",
    tolerance: "0.5 px of position, 5 s", unit: "pt",
    scope: "the rest after a cancelled touch")

  private var touch = TouchSoFar()
  /// When the touch was taken away, or nil where nothing is open.
  private var since: Double?

  private static let patience = 5000.0

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// A cancel after which all has not come to rest.
  public var undecided: Int { since == nil ? 0 : 1 }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    touch.take(frame, account)
    if touch.isDown || !frame.events.isEmpty {
      since = nil
      return .silent
    }
    if touch.hasLeft { since = touch.wasCancelled ? frame.time : nil }
    guard let since else { return .silent }
    if account.isAtRest {
      self.since = nil
      return atRest(account)
    }
    guard frame.time - since > Self.patience else { return .silent }
    self.since = nil
    return .broken(
      Breach(
        "{actual} after the system took the touch away something still moves",
        allowed: 0...Self.patience, actual: frame.time - since, unit: .milliseconds))
  }

  private func atRest(_ account: borrowing Account) -> Ruling {
    let slack = account.scene.positionTolerance
    let place = account.now.place
    if place.exists {
      let length = account.scene.length(of: account.now.page)
      if place.content < -slack || place.content > length + slack {
        return .broken(
          Breach(
            "after a cancelled touch the page content rests at {actual} in a range of {allowed}",
            allowed: 0...length, actual: place.content))
      }
      if !account.standsOnPage {
        let nearest = account.now.progress.rounded()
        return .broken(
          Breach(
            "after a cancelled touch the pages rest at {actual}", allowed: nearest...nearest,
            actual: account.now.progress, unit: .pages))
      }
    }
    if account.scene.hasPanel {
      let nearest = account.scene.nearestDetent(account.now.panelTop).lo
      if abs(account.now.panelTop - nearest) > slack {
        return .broken(
          Breach(
            "after a cancelled touch the panel rests at {actual}, and not at {allowed}",
            allowed: nearest...nearest, actual: account.now.panelTop))
      }
    }
    return .held
  }
}
