import Traces

/// What judging traces that the stage did not make came to.
public struct TraceResult: Equatable, Sendable {
  /// The traces, in the order in which they were given.
  public var traces: [JudgedTrace] = []
  /// Whether it was interrupted before all were judged.
  public var interrupted = false

  /// No traces.
  public init() {}

  /// Every violation, trace by trace.
  public var findings: [Finding] { traces.flatMap(\.findings) }

  /// How the command ends: with 2 where an invariant that was not skipped could not decide, and
  /// where in some trace nothing was judged at all.
  public var exit: ExitCode {
    if interrupted { return .interrupted }
    if !findings.isEmpty { return .violated }
    return traces.isEmpty || traces.contains { !$0.isConclusive } ? .inconclusive : .success
  }
}

/// What the invariants say of one trace.
public struct JudgedTrace: Equatable, Sendable {
  /// The file, as it was named.
  public var path: String
  /// The first line of the trace, from 1; only where a file holds several.
  public var line: Int?
  /// What the trace says that it is of.
  public var strategy: String
  /// How many frames it has.
  public var frames: Int
  /// How many frames came earlier or later after the one before than the scene's interval says.
  public var irregularFrames: Int
  /// What it carries, in the words of the format.
  public var carries: [String]
  /// What each chosen invariant says, in the catalogue's order.
  public var invariants: [JudgedInvariant]
  /// The violations, first things first.
  public var findings: [Finding]

  /// How the trace is called: its file, with the line where the file holds several.
  public var name: String { line.map { "\(path):\($0)" } ?? path }

  /// Whether something was judged, and what was judged was decided.
  public var isConclusive: Bool {
    invariants.contains { $0.applied > 0 } && !invariants.contains(where: \.isUndecided)
  }
}

/// What one invariant says of a trace.
public struct JudgedInvariant: Equatable, Sendable {
  /// The invariant's name.
  public var name: String
  /// Whether it could apply: `indicator-monotonic` cannot where there is no indicator.
  public var canApply = false
  /// In how many frames it applied.
  public var applied = 0
  /// What it needs and the trace does not carry, in the words of the format.
  public var skippedFor: [String] = []
  /// Whether it does not hold.
  public var isViolated = false
  /// Whether it does not hold by a reference that an irregular frame has misled.
  public var isUndecided = false

  /// An invariant that has judged nothing.
  public init(name: String) { self.name = name }
}
