/// The first violation of an invariant in a run.
public struct Violation: Equatable, Sendable {
  /// The index of the frame.
  public var frame: Int
  /// One sentence with numbers and units, without a full stop.
  public var message: String
  /// The smallest allowed number, without tolerance; minus infinity where nothing bounds it.
  public var low: Double
  /// The largest allowed number, without tolerance; infinity where nothing bounds it.
  public var high: Double
  /// The number that was seen.
  public var actual: Double
  /// How far the number lies outside what is allowed, in `unit`.
  public var excess: Double
  /// Whether `actual` and what is allowed say how far something moved, not where it stands.
  public var isChange: Bool
  /// The unit of all these numbers, such as `pt`.
  public var unit: String
  /// What was going on.
  public var phase: Phase
  /// The largest excess in the frames in which it lasted without a break, in points.
  public var largestExcess: Double
  /// In how many frames it lasted without a break.
  public var lastingFrames: Int
  /// How long that was, in milliseconds.
  public var milliseconds: Double
}

/// What an invariant says of a whole run.
public struct Verdict: Equatable, Sendable {
  /// The invariant's name.
  public var name: String
  /// Whether it could apply: the container has the parts that it is about.
  public var canApply: Bool
  /// How many frames were judged.
  public var frames: Int
  /// In how many of them it applied.
  public var applied: Int
  /// How many of its obligations were still open at the end.
  public var undecided = 0
  /// Its first violation, or nil where it held.
  public var violation: Violation?
}

/// The running record of one invariant.
struct Tally: Sendable {
  private(set) var applied = 0
  private(set) var violation: Violation?
  /// What it said of the frame entered last.
  private(set) var state = FrameReport.State.silent
  /// The violated claim in numbers, where `state` is `violated`.
  private(set) var breach: Breach?
  private var isOpen = false

  /// Enters what an invariant says of a frame.
  @inline(__always)
  mutating func enter(
    _ ruling: Ruling, frame: Int, phase: Phase, interval: Double
  ) {
    switch ruling {
    case .silent:
      state = .silent
      isOpen = false
    case .held:
      state = .held
      applied += 1
      isOpen = false
    case .broken(let breach):
      state = .violated
      self.breach = breach
      applied += 1
      enter(breach, frame, phase, interval)
    }
  }

  private mutating func enter(
    _ breach: Breach, _ frame: Int, _ phase: Phase, _ interval: Double
  ) {
    if violation == nil {
      violation = Violation(
        frame: frame, message: breach.message, low: breach.low, high: breach.high,
        actual: breach.actual, excess: breach.excess, isChange: breach.isChange,
        unit: breach.unit.rawValue,
        phase: phase,
        largestExcess: breach.excess, lastingFrames: 1, milliseconds: interval)
      isOpen = true
    } else if isOpen {
      violation?.lastingFrames += 1
      violation?.milliseconds += interval
      let largest = violation?.largestExcess ?? 0
      violation?.largestExcess = max(largest, breach.excess)
    }
  }
}
