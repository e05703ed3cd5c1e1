import HeadlessUIKit
import NestCheck

/// The lines that show something again: safe to paste into any shell.
@MainActor
enum ReproduceLine {
  /// How the program is called: from a checkout of this project, unless a client says otherwise.
  static var program = "swift run -c release verifier"

  /// The run of a seed.
  static func check(_ finding: Finding, assumptions: StageAssumptions) -> String {
    check(
      seed: finding.seed, strategy: finding.identity.strategy, assumptions: assumptions)
  }

  /// The run of a seed on a strategy.
  static func check(seed: UInt64?, strategy: String, assumptions: StageAssumptions) -> String {
    program + (seed.map { " --seed \(SeedNotation.short($0))" } ?? "")
      + " --strategy \(strategy)"
      + assumptions.unusual.map { " --assume \($0.name)=\($0.value)" }.joined()
  }

  /// How long a token may be to stand in a line that people paste.
  static let longestToken = 600

  /// A finding as its token, or as the file that holds it where that is too long.
  static func word(of finding: Finding) -> String? {
    if let token = finding.token, token.utf8.count <= longestToken { return token }
    return finding.token == nil ? nil : finding.savedTo
  }

  /// A replay with the arguments as they were given.
  static func replay(_ arguments: [String]) -> String {
    ([program, CommandTable.replay.name] + arguments.map(quoted)).joined(separator: " ")
  }

  /// The judging of a trace.
  static func checkTrace(_ path: String) -> String {
    "\(program) \(CommandTable.checkTrace.name) \(quoted(path))"
  }

  /// A word as a shell takes it; in single quotes unless it is plain.
  nonisolated static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./=:,@+%".utf8.contains($0)
      }
    }
    if plain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}

extension Finding {
  /// Adds the lines that show the finding again and, where a budget stopped it, shrink it further.
  @MainActor mutating func addLines(assumptions: StageAssumptions) {
    guard let word = ReproduceLine.word(of: self) else {
      reproduce = ReproduceLine.check(self, assumptions: assumptions)
      return
    }
    reproduce = ReproduceLine.replay([word])
    if shrinking != nil, shrinking?.status != "minimal" {
      shrinking?.resume = "\(ReproduceLine.program) shrink \(ReproduceLine.quoted(word))"
    }
  }
}
