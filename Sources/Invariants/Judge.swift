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
///
/// The first four are judged by calls that the compiler resolves; the others, one's own among them,
/// through a table.
public struct Judge: Sendable {
  private(set) var account: Account
  private(set) var oneActiveScroller: Judged<OneActiveScroller>?
  private(set) var noHeaderJump: Judged<NoHeaderJump>?
  private(set) var offsetsClamped: Judged<OffsetsClamped>?
  private(set) var indicatorMonotonic: Judged<IndicatorMonotonic>?
  /// The chosen others.
  private var others: ContiguousArray<any Judging> = []
  /// Where each of the catalogue's others stands among the chosen ones, or -1.
  private var places: ContiguousArray<Int> = []
  private let names: [String]
  private var frames = 0
  private var hasBegun = false
  private(set) var lastFrame = 0

  /// A judge of a run with the given header.
  ///
  /// - Parameters:
  ///   - header: The first line of the run's trace; an invariant that needs what it says the trace
  ///     does not carry does not judge.
  ///   - catalogue: The invariants there are.
  ///   - chosen: The names of those that judge, or nil for all; one that is not known is ignored.
  public init(
    header: TraceHeader, catalogue: InvariantCatalogue = .standard,
    invariants chosen: [String]? = nil
  ) {
    account = Account(header)
    names = catalogue.names
    func isChosen(_ claim: any Invariant.Type) -> Bool {
      header.carries.isSuperset(of: claim.needs(in: header.scene)) && (chosen?.contains(claim.name) ?? true)
    }
    if isChosen(OneActiveScroller.self) { oneActiveScroller = Judged(header) }
    if isChosen(NoHeaderJump.self) { noHeaderJump = Judged(header) }
    if isChosen(OffsetsClamped.self) { offsetsClamped = Judged(header) }
    if isChosen(IndicatorMonotonic.self) { indicatorMonotonic = Judged(header) }
    for claim in catalogue.claims.dropFirst(InvariantCatalogue.first.count) {
      places.append(isChosen(claim) ? others.count : -1)
      if isChosen(claim) { others.append(claim.judged(header)) }
    }
  }

  /// Takes in the first frame of a run, before which nothing has happened.
  public mutating func begin(with frame: borrowing Frame) {
    account.begin(with: frame)
    oneActiveScroller?.begin(with: frame)
    noHeaderJump?.begin(with: frame)
    offsetsClamped?.begin(with: frame)
    indicatorMonotonic?.begin(with: frame)
    for place in others.indices { others[place].begin(with: frame) }
    hasBegun = true
    lastFrame = frame.index
  }

  /// Judges a frame, given the frame before it; the first call begins with `previous`.
  public mutating func observe(_ frame: borrowing Frame, previous: borrowing Frame) {
    if !hasBegun { begin(with: previous) }
    frames += 1
    lastFrame = frame.index
    account.take(frame, previous: previous)
    oneActiveScroller?.observe(frame, previous, account)
    noHeaderJump?.observe(frame, previous, account)
    offsetsClamped?.observe(frame, previous, account)
    indicatorMonotonic?.observe(frame, previous, account)
    for place in others.indices { others[place].observe(frame, previous, account) }
  }

  /// Judges the run as a whole, after its last frame.
  public mutating func end() {
    for place in others.indices { others[place].end(account, frame: lastFrame) }
  }

  /// What is going on in the frame observed last.
  public var phase: Phase { account.phase }

  /// Whether everything stood still in the frame observed last, and no finger was down.
  public var isAtRest: Bool { account.isAtRest }

  /// Whether a violation has been seen.
  public var hasViolation: Bool { chosen.contains { $0.tally.violation != nil } }

  private var first: [(any Judging)?] {
    [oneActiveScroller, noHeaderJump, offsetsClamped, indicatorMonotonic]
  }

  private var chosen: [any Judging] { first.compactMap(\.self) + others }

  /// The running records of all invariants, in the catalogue's order; empty ones of those that were
  /// not chosen.
  var tallies: [(Tally, name: String)] {
    let all = first + places.map { $0 < 0 ? nil : others[$0] }
    return zip(all, names).map { ($0?.tally ?? Tally(), $1) }
  }

  /// What each chosen invariant says so far, in the catalogue's order.
  public var verdicts: [Verdict] { chosen.map { $0.verdict(frames: frames) } }

  /// What the invariants say of a whole trace.
  public static func verdicts(
    of trace: Trace, catalogue: InvariantCatalogue = .standard, invariants: [String]? = nil
  ) -> [Verdict] {
    var judge = Judge(header: trace.header, catalogue: catalogue, invariants: invariants)
    if let first = trace.frames.first { judge.begin(with: first) }
    for index in trace.frames.indices.dropFirst() {
      judge.observe(trace.frames[index], previous: trace.frames[index - 1])
    }
    judge.end()
    return judge.verdicts
  }
}
