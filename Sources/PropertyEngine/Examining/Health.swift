/// What is wrong with a subject rather than with what it examines.
public enum HealthProblem: Sendable, Hashable {
  /// Far more cases are given up than judged, so that the runs show little.
  case tooManyRejected(rejected: Int, judged: Int)
  /// Many cases grow beyond the limit.
  case tooLarge(cut: Int, of: Int)
  /// The same choices led to different draws or to a different verdict.
  case nondeterministic(run: UInt64)
}

/// Counts how executions end and tells when that is unhealthy.
///
/// Health adds up: the sum over shards is the health of the whole.
public struct Health: Sendable, Hashable {
  /// How many cases were judged.
  public private(set) var judged = 0
  /// How many cases were given up.
  public private(set) var rejected = 0
  /// How many cases were cut off.
  public private(set) var cut = 0
  /// The lowest run that did not repeat itself.
  public private(set) var nondeterministicRun: UInt64?

  /// Knows nothing yet.
  public init() {}

  /// Counts one execution.
  public mutating func note<Label>(_ ending: Outcome<Label>.Ending) {
    switch ending {
    case .holds, .violated, .unjudged: judged += 1
    case .rejected: rejected += 1
    case .tooLarge: cut += 1
    }
  }

  /// Notes that a run did not repeat itself.
  public mutating func noteNondeterminism(run: UInt64) {
    nondeterministicRun = min(nondeterministicRun ?? run, run)
  }

  /// Adds what another part of the same campaign counted.
  public mutating func merge(_ other: Health) {
    judged += other.judged
    rejected += other.rejected
    cut += other.cut
    if let run = other.nondeterministicRun { noteNondeterminism(run: run) }
  }

  /// What is wrong, worst first.
  ///
  /// Rejections are a problem from 50 on if fewer than one in ten cases is judged, cuts from 10 on
  /// if more than one in ten is cut; before that there is too little to tell.
  public var problems: [HealthProblem] {
    var problems: [HealthProblem] = []
    if let run = nondeterministicRun { problems.append(.nondeterministic(run: run)) }
    if rejected >= 50 && judged * 9 < rejected {
      problems.append(.tooManyRejected(rejected: rejected, judged: judged))
    }
    let total = judged + rejected + cut
    if cut >= 10 && cut * 10 > total { problems.append(.tooLarge(cut: cut, of: total)) }
    return problems
  }
}
