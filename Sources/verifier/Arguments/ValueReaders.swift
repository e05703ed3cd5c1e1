import HeadlessUIKit
import NestCheck

/// Reads the values that options take.
enum ValueReaders {
  static func seed(_ text: String) throws(ValueMistake) -> UInt64 {
    guard let seed = SeedNotation.seed(text) else {
      throw .because(
        "Please give a decimal number up to 18446744073709551615, a hexadecimal one such as "
          + "0x2a, or a commit hash of 40 digits.")
    }
    return seed
  }

  static func count(_ text: String) throws(ValueMistake) -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(text), count > 0 else {
      throw .because("Please give a whole number from 1 on.")
    }
    return count
  }

  /// A duration in seconds: numbers with the units ms, s, m and h, such as `30s` or `1m30s`.
  static func duration(_ text: String) throws(ValueMistake) -> Double {
    var rest = Substring(text)
    var seconds = 0.0
    repeat {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard let number = Double(digits), let factor = units[String(unit)] else {
        throw .because("Please give a duration such as 500ms, 30s, 10m or 1h30m.")
      }
      seconds += number * factor
    } while !rest.isEmpty
    guard seconds > 0, seconds.isFinite else {
      throw .because("Please give a duration above zero, such as 30s.")
    }
    return seconds
  }

  private static let units = ["ms": 0.001, "s": 1.0, "m": 60.0, "h": 3_600.0]

  static func shard(_ text: String) throws(ValueMistake) -> Shard {
    guard let shard = Shard(parsing: text) else {
      throw .because("Please give i/n with i from 1 to n, such as 1/4.")
    }
    return shard
  }

  static func name(_ text: String, of names: [String]) throws(ValueMistake) -> String {
    guard names.contains(text) else { throw .noneOf(names) }
    return text
  }

  static func assumption(_ text: String) throws(ValueMistake) -> NamedValue {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .because("Please give NAME=VALUE, such as bounce-catch=raw.")
    }
    let (name, value) = (String(parts[0]), String(parts[1]))
    let values = StageAssumptions.values(of: name)
    if values.isEmpty {
      let nearest = EditDistance.nearest(to: name, among: StageAssumptions.names)
      let hint = nearest.map { " Did you mean '\($0)'?" } ?? ""
      throw .because(
        "There is no assumption of this name.\(hint) 'verifier list assumptions' names them.")
    }
    guard values.contains(value) else {
      let choices = values.map { "'\($0)'" }.joined(separator: " or ")
      throw .because("The value of \(name) is \(choices).")
    }
    return NamedValue(name, value)
  }

  static func path(_ text: String) throws(ValueMistake) -> String {
    guard !text.isEmpty else { throw .because("Please give the path of a file.") }
    return text
  }
}
