import Gestures

/// What one run came to: the script as it was played, and what each invariant said of it.
///
/// An outcome is a plain value. It holds no frames; who wants them hands a recorder to the player.
public struct RunOutcome: Equatable, Sendable {
  /// The script as played: complete, so that it can be replayed.
  public var script: Script
  /// How many frames were played.
  public var frames: Int = 0
  /// How many gestures were played, waits and skipped steps not counted.
  public var gestures: Int = 0
  /// In how many frames something moved.
  public var movingFrames: Int = 0
  /// The fingerprint of the frames.
  public var fingerprint: UInt64 = 0
  /// What each invariant said, in the order of the catalogue.
  public var verdicts: [InvariantVerdict] = []
  /// The steps that were skipped because their region did not exist; the first step is 1.
  public var skippedSteps: [Int] = []
  /// The frame in which each step began; the first step's stands first.
  public var stepFrames: [Int] = []
  /// What the strokes were.
  public var strokes = StrokeCounts()
  /// How far things travelled on the screen.
  public var travel = Travel()
  /// What the run came to, of what silence needs to mean something.
  public var milestones: Milestones = []
  /// What the run could have come to on its container and in its scene.
  public var possibleMilestones: Milestones = []
  /// Why the run did not come to its end, where it did not.
  public var breakdown: Breakdown?

  /// An outcome without frames.
  public init(script: Script) { self.script = script }

  /// A violation with the name of its invariant.
  public typealias Violation = (invariant: String, violation: ViolationRecord)

  /// Everything that went wrong, first things first.
  ///
  /// Of two violations in the same frame, the one whose invariant stands first in the catalogue. A
  /// breakdown takes what the invariants saw with it, so that it stands alone.
  public var violations: [Violation] {
    if let breakdown { return [(breakdown.kind.rawValue, breakdown.violation)] }
    let all: [Violation] = verdicts.compactMap { verdict in
      verdict.violation.map { (verdict.name, $0) }
    }
    return all.enumerated().sorted { one, other in
      let (frame, otherFrame) = (one.element.violation.frame, other.element.violation.frame)
      return frame == otherFrame ? one.offset < other.offset : frame < otherFrame
    }.map(\.element)
  }

  /// What went wrong first; nil where all held.
  public var firstViolation: Violation? { violations.first }

  /// The names of the invariants that were violated, in the order of the catalogue.
  public var violated: [String] {
    if let breakdown { return [breakdown.kind.rawValue] }
    return verdicts.compactMap { $0.violation == nil ? nil : $0.name }
  }
}

/// How a run broke down: the container trapped, or never came back.
public struct Breakdown: Equatable, Sendable {
  /// A crash or a hang.
  public var kind: Finding.Kind
  /// The last frame that was finished, and what is known of the end.
  public var violation: ViolationRecord

  /// A breakdown.
  public init(kind: Finding.Kind, violation: ViolationRecord) {
    self.kind = kind
    self.violation = violation
  }
}

/// What the strokes of a run were.
public struct StrokeCounts: Equatable, Sendable {
  /// All strokes; the sum of the next four.
  public var total: Int = 0
  /// Strokes that came to rest before the finger left.
  public var drags: Int = 0
  /// Strokes that left with a velocity.
  public var flings: Int = 0
  /// Strokes that stayed within the hysteresis.
  public var taps: Int = 0
  /// Strokes that are none of these, such as cancelled ones.
  public var other: Int = 0
  /// Strokes during which, or in the coast after which, something moved.
  public var moved: Int = 0

  /// No strokes.
  public init() {}

  /// Adds the counts of another run.
  public mutating func add(_ other: StrokeCounts) {
    total += other.total
    drags += other.drags
    flings += other.flings
    taps += other.taps
    self.other += other.other
    moved += other.moved
  }
}

/// How far things travelled on the screen, in points, summed without regard to direction.
public struct Travel: Equatable, Sendable {
  /// The header's bottom edge.
  public var header: Double = 0
  /// The current page's rows.
  public var list: Double = 0
  /// The pages, sideways.
  public var pager: Double = 0

  /// No travel.
  public init() {}

  /// Adds the travel of another run.
  public mutating func add(_ other: Travel) {
    header += other.header
    list += other.list
    pager += other.pager
  }
}
