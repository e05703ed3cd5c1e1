/// One finger from coming down to leaving.
public final class UITouch {
  /// What the finger did last; raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It rests.
    case stationary
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// What the finger did last.
  public internal(set) var phase = Phase.began
  /// When, in seconds of stage time.
  public internal(set) var timestamp: TimeInterval = 0
  /// The view the finger came down on.
  public internal(set) var view: UIView?
  /// The window, that of the stage.
  public var window: UIWindow? { Stage.live?.window }
  /// How many taps in the same place; the stage counts each alone.
  public internal(set) var tapCount = 1
  /// The recognizers that receive the touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { Array(recognizers) }

  package final var finger: Int
  package final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  final var recognizers: ContiguousArray<UIGestureRecognizer> = []
  /// Whether coming down stopped a coast: then it taps nothing.
  final var stoppedCoast = false
  /// Whether views still hear of it.
  final var reachesViews = true

  init(finger: Int) { self.finger = finger }
  nonisolated deinit {}

  /// Where the finger is, in the view's coordinates; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }

  /// Where the finger was before its last movement.
  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousPoint }
    return view.convert(previousPoint, from: nil)
  }
}

extension UITouch: Hashable {
  /// Whether both are the same finger.
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  /// The identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The touches of one moment.
public final class UIEvent {
  /// The touches.
  public let allTouches: Set<UITouch>?
  /// When, in seconds of stage time.
  public let timestamp: TimeInterval
  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
  nonisolated deinit {}
}
