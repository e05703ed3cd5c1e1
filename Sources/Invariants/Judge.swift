import Traces

/// Judges the frames of one run by the invariants, one frame after another.
///
///     var judge = Judge(header: header)
///     judge.begin(with: first)
///     judge.observe(second, previous: first)
///     for verdict in judge.verdicts where verdict.violation != nil { … }
///
/// What the frame's causes explain is worked out once (`Account`) and shared. A frame costs no
/// allocation as long as nothing is violated for the first time. The first violation of each
/// invariant is kept, and the run goes on to its end. A judge sees frames and the trace's header
/// only: no field of a container, and no number that a container computed.
public struct Judge: Sendable {
  let invariants: InvariantSet
  private(set) var account: Account
  private var oneActiveScroller = OneActiveScroller()
  private var noHeaderJump = NoHeaderJump()
  private(set) var offsetsClamped = OffsetsClamped()
  private(set) var indicatorMonotonic = IndicatorMonotonic()
  private var scrollerTally = Tally()
  private var headerTally = Tally()
  private var offsetTally = Tally()
  private var indicatorTally = Tally()
  private var frames = 0
  private var hasBegun = false
  private(set) var lastFrame = 0
  private var hasHeader = false
  private var hasContent = false

  /// A judge of a run with the given header.
  public init(header: TraceHeader, invariants: InvariantSet = .all) {
    self.invariants = invariants
    account = Account(header)
  }

  /// A judge by the invariants of the given names, or by all; a name that is not known is ignored.
  public init(header: TraceHeader, invariants names: [String]?) {
    var chosen = InvariantSet.all
    if let names {
      chosen = []
      for name in names { chosen.formUnion(InvariantSet(names: [name]) ?? []) }
    }
    self.init(header: header, invariants: chosen)
  }

  /// Takes in the first frame of a run, before which nothing has happened.
  public mutating func begin(with frame: borrowing Frame) {
    account.begin(with: frame)
    indicatorMonotonic.prepare(frame)
    hasHeader = frame.header != nil || frame.bar != nil || frame.panel != nil
    hasContent = frame.pages.count > 0
    hasBegun = true
    lastFrame = frame.index
  }

  /// Judges a frame, given the frame before it; the first call begins with `previous`.
  public mutating func observe(_ frame: borrowing Frame, previous: borrowing Frame) {
    if !hasBegun { begin(with: previous) }
    frames += 1
    lastFrame = frame.index
    account.take(frame, previous: previous)
    if !hasHeader { hasHeader = frame.header != nil || frame.bar != nil || frame.panel != nil }
    if !hasContent { hasContent = frame.pages.count > 0 }
    let interval = account.scene.frameInterval
    let phase = account.phase
    if invariants.contains(.oneActiveScroller) {
      let ruling = oneActiveScroller.judge(frame, previous, account)
      scrollerTally.enter(ruling, frame: frame.index, phase: phase, interval: interval)
    }
    if invariants.contains(.noHeaderJump) {
      let ruling = noHeaderJump.judge(frame, previous, account)
      headerTally.enter(ruling, frame: frame.index, phase: phase, interval: interval)
    }
    if invariants.contains(.offsetsClamped) {
      let ruling = offsetsClamped.judge(frame, previous, account)
      offsetTally.enter(ruling, frame: frame.index, phase: phase, interval: interval)
    }
    if invariants.contains(.indicatorMonotonic) {
      let ruling = indicatorMonotonic.judge(frame, previous, account)
      indicatorTally.enter(ruling, frame: frame.index, phase: phase, interval: interval)
    }
  }

  /// What is going on in the frame observed last.
  public var phase: Phase { account.phase }

  /// Whether everything stood still in the frame observed last, and no finger was down.
  public var isAtRest: Bool { account.isAtRest }

  /// Whether a violation has been seen.
  public var hasViolation: Bool {
    scrollerTally.violation != nil || headerTally.violation != nil
      || offsetTally.violation != nil || indicatorTally.violation != nil
  }

  /// The running records, in the catalogue's order.
  var tallies: [(Tally, name: String)] {
    [
      (scrollerTally, OneActiveScroller.name), (headerTally, NoHeaderJump.name),
      (offsetTally, OffsetsClamped.name), (indicatorTally, IndicatorMonotonic.name),
    ]
  }

  /// What each chosen invariant says so far, in the catalogue's order.
  public var verdicts: [Verdict] {
    var verdicts: [Verdict] = []
    func add(_ invariant: InvariantSet, _ name: String, _ canApply: Bool, _ tally: Tally) {
      guard invariants.contains(invariant) else { return }
      verdicts.append(
        Verdict(
          name: name, canApply: canApply, frames: frames, applied: tally.applied,
          violation: tally.violation))
    }
    add(.oneActiveScroller, OneActiveScroller.name, hasContent, scrollerTally)
    add(.noHeaderJump, NoHeaderJump.name, hasHeader, headerTally)
    add(.offsetsClamped, OffsetsClamped.name, hasContent, offsetTally)
    add(
      .indicatorMonotonic, IndicatorMonotonic.name, indicatorMonotonic.canApply, indicatorTally)
    return verdicts
  }

  /// What the invariants say of a whole trace.
  public static func verdicts(of trace: Trace, invariants: InvariantSet = .all) -> [Verdict] {
    var judge = Judge(header: trace.header, invariants: invariants)
    if let first = trace.frames.first { judge.begin(with: first) }
    for index in trace.frames.indices.dropFirst() {
      judge.observe(trace.frames[index], previous: trace.frames[index - 1])
    }
    return judge.verdicts
  }
}
