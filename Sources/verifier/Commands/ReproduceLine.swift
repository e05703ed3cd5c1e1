import HeadlessUIKit
import NestCheck

/// The lines that show something again: safe to paste into any shell.
enum ReproduceLine {
  /// How the program is called from a checkout.
  static let program = "swift run -c release verifier"

  /// The run of a seed.
  static func check(_ finding: Finding, assumptions: StageAssumptions) -> String {
    let seed = finding.seed.map { " --seed \(SeedNotation.short($0))" } ?? ""
    return program + seed + " --strategy \(finding.identity.strategy)"
      + assumptions.unusual.map { " --assume \($0.name)=\($0.value)" }.joined()
  }

  /// A replay with the arguments as they were given.
  static func replay(_ arguments: [String]) -> String {
    ([program, CommandTable.replay.name] + arguments.map(quoted)).joined(separator: " ")
  }

  /// A word as a shell takes it; in single quotes unless it is plain.
  static func quoted(_ word: String) -> String {
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
