/// A view that is tapped: a button, a tab.
///
/// Actions are closures (`addAction(_:for:)`): a selector needs the Objective-C runtime, and a
/// client that uses closures compiles against UIKit and against the stage as it stands. A touch
/// that stopped a coast presses nothing (assumed, as tables behave).
open class UIControl: UIView {
  /// What happens to a control; raw values are UIKit's.
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// The events with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger was lifted in or near the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted elsewhere.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A recognizer or the system took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was pressed, whatever that means for it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// Whether it can be pressed.
  open var isEnabled = true
  /// Whether it is chosen, as a tab is.
  open var isSelected = false
  /// Whether a finger presses it.
  open var isHighlighted = false
  /// Whether it follows a finger.
  public private(set) final var isTracking = false

  private unowned(unsafe) var tracked: UITouch?
  private var actions: [(event: Event, action: UIAction)] = []

  /// Points around the control in which a finger still presses it (public: about 70).
  static let slop: CGFloat = 70

  /// A control with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with an action for its press.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  nonisolated deinit {}

  /// Calls an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Calls the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for each in actions where !each.event.isDisjoint(with: controlEvents) {
      each.action.perform(from: self)
    }
  }

  /// The first finger on the control is followed until it leaves.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first, !touch.stoppedCoast else { return }
    tracked = touch
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// The finger presses as long as it is near.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isHighlighted = isNear(touch)
  }

  /// The finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    forget()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    forget()
    sendActions(for: .touchCancel)
  }

  private func forget() {
    tracked = nil
    isTracking = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let near = UIEdgeInsets(
      top: -Self.slop, left: -Self.slop, bottom: -Self.slop, right: -Self.slop)
    return bounds.inset(by: near).contains(touch.location(in: self))
  }
}

/// A closure that a control calls.
public final class UIAction {
  /// What is called, with the action itself.
  public typealias Handler = (UIAction) -> Void

  /// The name that people read.
  public let title: String
  /// The control that calls it, while it does.
  public private(set) var sender: Any?
  private let handler: Handler

  /// An action that calls a closure.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }
  nonisolated deinit {}

  func perform(from control: UIControl) {
    sender = control
    handler(self)
    sender = nil
  }
}
