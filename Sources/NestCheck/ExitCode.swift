/// How a command ends: the numbers that shells and build servers act on.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything held, or turned out as expected.
  case success = 0
  /// An invariant was violated, or the container crashed or hung.
  case violated = 1
  /// Nothing could be concluded: limit reached, no run completed, coverage not met.
  case inconclusive = 2
  /// A script did not reproduce what it promises.
  case notReproduced = 3
  /// The command line was not understood.
  case usage = 64
  /// A script or a touch file is malformed.
  case malformed = 65
  /// There is no such file.
  case noInput = 66
  /// A fault of the verifier itself.
  case internalFault = 70
  /// An output file cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// Interrupted; what was found is saved.
  case interrupted = 130

  /// One phrase for help and README.
  public var meaning: String {
    switch self {
    case .success: "everything held, or turned out as expected"
    case .violated: "an invariant was violated, or the container crashed or hung"
    case .inconclusive: "could not conclude: limit reached, no run completed, or coverage not met"
    case .notReproduced: "a script or token did not reproduce what it promises"
    case .usage: "the command line was not understood"
    case .malformed: "a script, token or touch file is malformed"
    case .noInput: "no such file"
    case .internalFault: "a fault of the verifier itself"
    case .cannotCreate: "an output file cannot be created"
    case .inputOutput: "reading or writing failed"
    case .interrupted: "interrupted; what was found is saved"
    }
  }
}
