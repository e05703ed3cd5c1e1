/// Groups of layer changes; the stage honours whether they animate, and for how long.
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     line.strokeEnd = 0.5
///     CATransaction.commit()
public final class CATransaction {
  private struct Level {
    var disablesActions: Bool
    var duration: CFTimeInterval
  }
  private static var levels: [Level] = []

  private init() {}
  nonisolated deinit {}

  /// Opens a group; settings hold until `commit`.
  public static func begin() {
    let outer = levels.last ?? Level(disablesActions: false, duration: defaultDuration)
    levels.append(outer)
  }

  /// Closes the innermost group.
  public static func commit() {
    if !levels.isEmpty { levels.removeLast() }
  }

  /// Whether changes in the group appear at once.
  public static func setDisableActions(_ flag: Bool) {
    if levels.isEmpty { begin() }
    levels[levels.count - 1].disablesActions = flag
  }

  /// Whether changes appear at once.
  public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// How long implicit animations of the group last, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    if levels.isEmpty { begin() }
    levels[levels.count - 1].duration = duration
  }

  /// How long implicit animations last, in seconds; 0.25 by default (Apple).
  public static func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? defaultDuration
  }

  private static let defaultDuration = 0.25

  /// Whether client code has left a group open.
  static var isOpen: Bool { !levels.isEmpty }

  /// Forgets groups that client code left open, at the end of a frame, as a run loop does.
  static func reset() {
    if !levels.isEmpty { levels.removeAll(keepingCapacity: true) }
  }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// The stage's time, in seconds; it advances by whole frames.
public func CACurrentMediaTime() -> CFTimeInterval { Stage.now }
