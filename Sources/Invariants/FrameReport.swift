import Traces

/// What a judge says of one frame, for those who draw it.
///
/// The verdicts of a run need none of this; it is read off after `observe`, and costs nothing
/// where nobody asks.
public struct FrameReport: Equatable, Sendable {
  /// What one invariant says of one frame.
  public enum State: Int, Sendable, CaseIterable {
    /// The claim says nothing about this frame.
    case silent = 0
    /// The claim applied, and held.
    case held = 1
    /// The claim is violated.
    case violated = 2
  }

  /// All numbers from `low` to `high`.
  public struct Range: Equatable, Sendable {
    /// The smallest number.
    public var low: Double
    /// The largest number.
    public var high: Double
    /// A range between two bounds, both included.
    public init(low: Double, high: Double) {
      self.low = low
      self.high = high
    }
  }

  /// A violation in this frame.
  public struct Fault: Equatable, Sendable {
    /// The invariant's name.
    public var invariant: String
    /// One sentence with numbers and units, without a full stop.
    public var message: String
    /// What was allowed, without tolerance.
    public var allowed: Range
    /// What was seen.
    public var actual: Double
    /// How far that lies outside.
    public var excess: Double
    /// Whether `allowed` and `actual` say how far something moves, not where it stands.
    public var isChange: Bool
    /// The same as places: what is wrong, and where it may stand; nil where nothing stands anywhere.
    public var band: Band?
  }

  /// The frame's number.
  public var frame = 0
  /// What was going on.
  public var phase = Phase.rest
  /// The page that the frame's causes move, or -1.
  public var page = -1
  /// Where the content of that page stands, in points from the start of the chain; nil without it.
  public var content: Double?
  /// How far the content may move in this frame, towards the end of the content.
  public var budget = Range(low: 0, high: 0)
  /// What each invariant of the catalogue says; `silent` for one that was not chosen.
  public var states: [State] = []
  /// The violations in this frame, in the catalogue's order; of the last frame also those of the run
  /// as a whole.
  public var faults: [Fault] = []
  /// Where each invariant lets things stand, in the catalogue's order; empty in the first frame.
  public var bands: [Band] = []

  /// A report of a frame about which nothing is known.
  public init() {}
}

extension Judge {
  /// What is to be said of the frame observed last, given that frame and the one before it.
  public func report(
    on frame: borrowing Frame, previous: borrowing Frame
  ) -> FrameReport {
    var report = bareReport
    report.bands = bands(frame, previous)
    for (tally, name) in tallies {
      report.states.append(tally.state)
      guard tally.state == .violated, let breach = tally.breach else { continue }
      report.faults.append(
        FrameReport.Fault(
          invariant: name, message: breach.message,
          allowed: FrameReport.Range(low: breach.low, high: breach.high), actual: breach.actual,
          excess: breach.excess, isChange: breach.isChange,
          band: breach.band(of: name, frame, previous, account)))
    }
    return report
  }

  private var bareReport: FrameReport {
    var report = FrameReport()
    report.frame = lastFrame
    report.phase = account.phase
    report.page = account.subject
    report.budget = FrameReport.Range(account.budget)
    if account.after.exists { report.content = account.after.content }
    return report
  }

  /// What is to be said of the first frame, before which nothing happened.
  private var firstReport: FrameReport {
    var report = bareReport
    report.page = account.now.page
    if account.now.place.exists { report.content = account.now.place.content }
    report.states = tallies.map(\.0.state)
    return report
  }

  /// What is to be said of each frame of a trace; of the first, before which nothing happened,
  /// little.
  public static func reports(
    of trace: Trace, catalogue: InvariantCatalogue = .standard, invariants names: [String]? = nil
  ) -> [FrameReport] {
    guard let first = trace.frames.first else { return [] }
    var judge = Judge(header: trace.header, catalogue: catalogue, invariants: names)
    judge.begin(with: first)
    var reports = [judge.firstReport]
    for index in trace.frames.indices.dropFirst() {
      judge.observe(trace.frames[index], previous: trace.frames[index - 1])
      if index == trace.frames.count - 1 { judge.end() }
      reports.append(judge.report(on: trace.frames[index], previous: trace.frames[index - 1]))
    }
    return reports
  }
}

extension FrameReport.Range {
  init(_ interval: Interval) { self.init(low: interval.lo, high: interval.hi) }
}
