/// One sample of one finger, as the digitizer delivers it to the stage.
///
///     StageTouchSample(finger: 1, phase: .began, time: 16.7, x: 195, y: 400)
nonisolated public struct StageTouchSample: Equatable, Sendable {
  /// What the sample says of the finger.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }
  /// The finger's number; the same from `began` to `ended` or `cancelled`.
  public var finger: Int
  /// What happened.
  public var phase: Phase
  /// When, in milliseconds of stage time.
  public var time: Double
  /// Where, x in window points.
  public var x: Double
  /// Where, y in window points.
  public var y: Double

  /// A sample.
  public init(finger: Int, phase: Phase, time: Double, x: Double, y: Double) {
    self.finger = finger
    self.phase = phase
    self.time = time
    self.x = x
    self.y = y
  }
}
