import Traces

/// A coast of the chain as it would go on if there were no threshold on its way.
///
/// It begins with a release whose velocity is certain, and is forgotten where anything else may
/// move the chain: a finger, an event, another page.
struct FreeCoast: Sendable {
  /// Whether it is under way, and this frame is not its first.
  private(set) var isActive = false
  /// The velocity after this frame, in points per millisecond towards the end of the content.
  private(set) var velocity = 0.0
  /// How far it goes in this frame, towards the end of the content.
  private(set) var step = 0.0
  /// Whether the chain goes over from one scroller to the next in this frame, or a single one
  /// passes the place where the header is collapsed.
  private(set) var handsOver = false
  private var page = -1
  private var hasBegun = false

  /// Whether there is a threshold on its way: a header that collapses, in one scroller or in a
  /// chain that hands over.
  static func canApply(_ scene: SceneFacts) -> Bool {
    guard scene.panel == nil, scene.headerHeight > scene.pinnedHeight else { return false }
    return scene.chain == .single || scene.policies.handOver == .withinDrag
  }

  /// How far a velocity carries before it is too slow to move, in points.
  static func reach(_ velocity: Double) -> Double {
    let rate = ReferencePhysics.decelerationRate
    return max(0, abs(velocity) - ReferencePhysics.stopSpeed) * rate / (1 - rate)
  }

  /// Takes in a frame.
  @inline(__always)
  mutating func take(_ frame: borrowing Frame, _ account: borrowing Account) {
    handsOver = false
    if account.wasReleased {
      begin(account)
    } else if hasBegun {
      goOn(frame, account)
    }
  }

  private mutating func begin(_ account: borrowing Account) {
    isActive = false
    hasBegun = false
    guard account.coast.isActive, !account.otherCoast.isActive, !account.pan.isTouched,
      account.coast.coordinate == .chain || account.scene.isSingle,
      !account.coast.leavesListAlone, !account.scene.hasPanel
    else { return }
    let speeds = account.coast.velocity
    guard speeds.lo * speeds.hi > 0 else { return }
    let isForward = speeds.lo > 0
    velocity = isForward ? speeds.hi : speeds.lo
    let least = isForward ? speeds.lo : speeds.hi
    hasBegun = abs(least) > 0.9 * abs(velocity)
    page = account.coast.page
  }

  private mutating func goOn(_ frame: borrowing Frame, _ account: borrowing Account) {
    guard account.coast.isActive, !account.otherCoast.isActive, frame.touches.isEmpty,
      frame.events.isEmpty, account.animationStep == .zero, account.headStep == .zero,
      account.fingers == 0, !account.isRaised, account.coast.page == page, account.now.page == page,
      account.was.page == page, !account.now.isLifted
    else {
      hasBegun = false
      isActive = false
      return
    }
    let rate = ReferencePhysics.decelerationRate
    let decay = ReferencePhysics.decay(
      account.scene.frameInterval * ReferencePhysics.logDecelerationRate)
    step = velocity * rate * (1 - decay) / (1 - rate)
    velocity *= decay
    let isNear = abs(step) >= room(account) || abs(velocity) < 2 * ReferencePhysics.stopSpeed
    isActive = !isNear
    if isNear {
      hasBegun = false
    } else {
      handsOver = passesThreshold(account)
    }
  }

  /// How far the content may still go before the chain ends, in points.
  func room(_ account: borrowing Account) -> Double {
    let place = account.was.place.content
    let range = account.coast.range
    return velocity > 0 ? range.upper - place : place - max(range.lower, 0)
  }

  private func passesThreshold(_ account: borrowing Account) -> Bool {
    let slack = account.scene.positionTolerance
    let was = account.was.place
    let now = account.now.place
    guard was.exists, now.exists else { return false }
    if account.scene.isSingle {
      let threshold = account.scene.collapse
      guard threshold > slack else { return false }
      if velocity > 0 {
        return was.content < threshold - slack && now.content >= threshold - slack
      }
      return was.content > threshold + slack && now.content <= threshold + slack
    }
    let limit = account.scene.outerRange(of: page)
    guard limit > slack, account.scene.listRange(of: page) > slack else { return false }
    if velocity > 0 { return was.outer < limit - slack && now.outer >= limit - slack }
    let leavesList = was.list > slack && now.list <= slack && now.outer > slack
    let leavesOuter = was.outer > slack && now.outer <= slack && now.list > slack
    return leavesList || leavesOuter
  }
}
