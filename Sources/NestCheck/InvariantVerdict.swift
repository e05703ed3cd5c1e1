/// What one invariant said of one run.
public struct InvariantVerdict: Equatable, Sendable {
  /// The invariant's name, as `--invariant` takes it.
  public var name: String
  /// Whether it could apply at all: `indicator-monotonic` cannot where there is no indicator.
  public var canApply: Bool
  /// How many frames it was shown.
  public var frames: Int
  /// In how many of them it applied: the judged thing moved, or was forbidden to move.
  public var applied: Int
  /// In how many of them it could not decide.
  public var undecided: Int
  /// Its first violation, or nil where it held.
  public var violation: ViolationRecord?

  /// A verdict; without a violation the invariant held.
  public init(
    name: String, canApply: Bool = true, frames: Int = 0, applied: Int = 0, undecided: Int = 0,
    violation: ViolationRecord? = nil
  ) {
    self.name = name
    self.canApply = canApply
    self.frames = frames
    self.applied = applied
    self.undecided = undecided
    self.violation = violation
  }
}

/// The first frame of a run in which an invariant did not hold.
public struct ViolationRecord: Equatable, Sendable {
  /// The frame's number, from 0.
  public var frame: Int
  /// The step that was being played, from 1; nil before the first.
  public var step: Int?
  /// What was going on.
  public var phase: RunPhase
  /// One sentence with numbers and units.
  public var message: String
  /// The least allowed value, where there is one.
  public var expectedLow: Double?
  /// The greatest allowed value, where there is one.
  public var expectedHigh: Double?
  /// The value found.
  public var actual: Double?
  /// By how much the value found lies outside.
  public var excess: Double?
  /// Whether these numbers say how far something moved in the frame, not where it stands.
  public var isChange = false
  /// The unit of these numbers, such as `pt`.
  public var unit: String
  /// How large the fault is on the screen, in points.
  public var onScreenPoints: Double?
  /// How long the fault is on the screen, in milliseconds.
  public var onScreenMilliseconds: Double?

  /// A violation with its sentence; the numbers are filled in where they are known.
  public init(
    frame: Int, step: Int? = nil, phase: RunPhase, message: String, unit: String = "pt"
  ) {
    self.frame = frame
    self.step = step
    self.phase = phase
    self.message = message
    self.unit = unit
  }
}

/// What was going on in a frame: the fixed list from which a finding takes its phase.
public enum RunPhase: String, CaseIterable, Sendable {
  /// A finger was on the chain.
  case touch
  /// A scroll view moved by itself after a release.
  case coast
  /// A scroll view was outside its range, or came back from there.
  case bounce
  /// The pages moved sideways.
  case pageTransition = "page-transition"
  /// An animation ran.
  case animation
  /// A sheet or a header settled at one of its places.
  case settle
  /// Nothing moved and nothing touched.
  case rest
  /// The surroundings acted: rotation, reload, cancel.
  case disturbance
}
