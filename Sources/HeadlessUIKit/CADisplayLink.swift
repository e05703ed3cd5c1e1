/// A callback in each frame of the stage, before decelerations and layout.
///
/// UIKit's takes a selector; where there is no Objective-C runtime the action is a method
/// reference: `CADisplayLink(target: self, selector: Page.tick)`.
public final class CADisplayLink {
  /// The frame's time, in seconds of stage time.
  public var timestamp: CFTimeInterval { Stage.now }
  /// The next frame's time.
  public var targetTimestamp: CFTimeInterval { Stage.now + duration }
  /// How long a frame lasts, in seconds.
  public var duration: CFTimeInterval { Stage.frameInterval / 1000 }
  /// Whether callbacks are held back.
  public var isPaused = false

  private var fire: ((CADisplayLink) -> Void)?
  private var isScheduled = false

  /// A link that calls a method of its target, which it keeps alive until `invalidate`.
  public init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    // Bound once: binding it in each frame would allocate in each frame.
    fire = selector(target)
  }
  nonisolated deinit {}

  /// Begins to call in each frame.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isScheduled else { return }
    isScheduled = true
    Stage.live?.links.append(self)
  }

  /// Ends the calls for good and lets the target go.
  public func invalidate() {
    isScheduled = false
    fire = nil
    Stage.live?.links.removeAll { $0 === self }
  }

  func call() {
    if !isPaused && isScheduled { fire?(self) }
  }
}
