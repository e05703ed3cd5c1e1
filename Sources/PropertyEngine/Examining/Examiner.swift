/// Executes cases of one subject and remembers the outcomes.
public final class Examiner<Case, Label: Hashable & Comparable & Sendable> {
  private let subject: Subject<Case, Label>
  private let limit: Int
  private var seen = SeenTree<Outcome<Label>>()

  /// How often a case was drawn, judged or not; cases that were known already are not counted.
  public private(set) var executions = 0
  /// How often a case was asked for, known ones included.
  public private(set) var requests = 0

  /// Makes an examiner that knows nothing yet.
  public init(_ subject: Subject<Case, Label>, limit: Int = DrawContext.defaultLimit) {
    self.subject = subject
    self.limit = limit
  }

  /// Tells whether the same choices were seen to lead to different draws.
  public var hasContradiction: Bool { seen.hasContradiction }

  /// Draws a new case and judges it.
  public func draw(_ random: SplittableRandom, size: Int = 100) -> Outcome<Label> {
    execute(DrawContext(random: random, size: size, limit: limit), ifSimplerThan: nil)
  }

  /// Replays the values and judges the case, or returns what is known of it.
  ///
  /// With a rank given, a case that is not simpler comes back unjudged.
  public func replay(
    _ values: [Choice.Value], ifSimplerThan rank: Rank? = nil
  ) -> Outcome<Label> {
    requests += 1
    if let known = known(values, ifSimplerThan: rank) { return known }
    return execute(DrawContext(replaying: values, limit: limit), ifSimplerThan: rank)
  }

  /// Replays the values and judges the case although its outcome may be known.
  public func replayAgain(_ values: [Choice.Value]) -> Outcome<Label> {
    execute(DrawContext(replaying: values, limit: limit), ifSimplerThan: nil)
  }

  /// Returns the outcome of the values if no execution is needed for it.
  ///
  /// A case that was left unjudged is known only as long as it is not simpler than the rank.
  public func known(
    _ values: [Choice.Value], ifSimplerThan rank: Rank? = nil
  ) -> Outcome<Label>? {
    guard let known = seen.payload(replaying: values) else { return nil }
    if known.ending != .unjudged { return known }
    guard let rank, !known.rank.isSimpler(than: rank) else { return nil }
    return known
  }

  private func execute(
    _ start: DrawContext, ifSimplerThan bound: Rank?
  ) -> Outcome<Label> {
    executions += 1
    var context = start
    let drawn = subject.generate(&context)
    precondition(context.openSpans.isEmpty, "\(context.openSpans.count) spans were not ended")
    let outcome = judge(drawn, context, ifSimplerThan: bound)
    seen.insert(outcome.sequence.choices, payload: outcome)
    return outcome
  }

  private func judge(
    _ drawn: Case, _ context: DrawContext, ifSimplerThan bound: Rank?
  ) -> Outcome<Label> {
    let bare = Rank(key: [], sequence: context.recorded)
    if context.isTooLarge { return Outcome(rank: bare, ending: .tooLarge) }
    if context.isRejected { return Outcome(rank: bare, ending: .rejected) }
    let rank = Rank(key: subject.key(drawn), sequence: context.recorded)
    if let bound, !rank.isSimpler(than: bound) { return Outcome(rank: rank, ending: .unjudged) }
    return switch subject.judge(drawn) {
    case .holds: Outcome(rank: rank, ending: .holds)
    case .rejected: Outcome(rank: rank, ending: .rejected)
    case .violated(let violation): Outcome(rank: rank, ending: .violated(violation))
    }
  }
}
