import PropertyEngine
import Testing

@testable import benchmarks

/// The part of a row's cases that is listed to show that its value is the least.
struct RowSpace: Sendable, CustomTestStringConvertible {
  let row: String
  /// The choices of the row's value.
  let least: [Choice.Value]
  /// What stands for the values of a range with more than `wholeRange` values.
  let values: [Int64]
  /// Ranges up to this many values are listed whole.
  let wholeRange: Int
  /// How many cases there are at least, so that an empty list does not pass unnoticed.
  let casesAtLeast: Int

  init(
    _ row: String, _ least: [Int64], values: [Int64], wholeRange: Int = 12, casesAtLeast: Int
  ) {
    self.row = row
    self.least = least.map { .integer($0) }
    self.values = values
    self.wholeRange = wholeRange
    self.casesAtLeast = casesAtLeast
  }

  var testDescription: String { row }

  static let all = [
    RowSpace("reverse", [2, 0, 1], values: [0, 1, -1, 2], casesAtLeast: 5),
    RowSpace("distinct", [3, 0, 1, -1], values: [0, 1, -1, 2, -2], casesAtLeast: 30),
    RowSpace(
      "large_union_list", [1, 5, 0, 1, -1, 2, -2], values: [0, 1, -1, 2, -2],
      casesAtLeast: 1_500),
    RowSpace("coupling", [2, 1, 0], values: [], casesAtLeast: 4),
    RowSpace("deletion", [2, 0, 0, 0], values: [0, 1, -1], casesAtLeast: 30),
    RowSpace("difference_zero", [10, 10], values: Array(1...3000), casesAtLeast: 27_000),
    RowSpace("difference_small", [10, 6], values: Array(1...3000), casesAtLeast: 27_000),
    RowSpace("difference_one", [10, 9], values: Array(1...3000), casesAtLeast: 27_000),
    RowSpace("lengthlist", [1, 1, 900], values: [], wholeRange: 1001, casesAtLeast: 900),
    RowSpace("nestedlists", [1, 11], values: Array(0...400), casesAtLeast: 11),
    RowSpace("calculator", [2, 0, 0, 1, 0, 0, 0, 0], values: [0, 1, -1], casesAtLeast: 100),
    RowSpace(
      "binheap", [4, 1, 0, 0, 1, 0, 1, 0, 1, 1], values: [0, 1, -1], wholeRange: 21,
      casesAtLeast: 400),
    RowSpace(
      "bound5", [0, 0, 0, 1, -1, 1, -32768],
      values: [0, 1, -1, 255, 256, 1279, 1280, 32767, -32767, -32768], casesAtLeast: 100),
    RowSpace(
      "x_script_pair", [2, 2, 1500, 1, -30, 1],
      values: [0, 1, -1, 2, 29, -29, 30, -30, 1499, -1499, 1500, -1500, 8000, -8000, 2000],
      casesAtLeast: 2_000),
    RowSpace(
      "x_script_sum", [2, 1, 1001, 1, 1, 2000, 1], values: [0, 1, 2, 999, 1000, 1001, 1999, 2000],
      casesAtLeast: 600),
    RowSpace(
      "x_script_time", [3, 2, 1, 0, 17, 3, 0], values: [0, 1, 2, 3, 16, 17, 18, 20, 21, 60],
      casesAtLeast: 2_000),
  ]

  /// Goes through all cases that are simpler, choice by choice.
  ///
  /// A beginning completed with simplest values makes the shortest case with that beginning, in all
  /// rows; so one that is then too long, or as long and already less simple, is not followed.
  func forEachSimpler(
    than least: ChoiceSequence, _ row: Row, _ body: (Row.Examined) -> Void
  ) {
    var prefixes: [[Choice.Value]] = [[]]
    while let prefix = prefixes.popLast() {
      let examined = row.examine(prefix)
      let sequence = examined.sequence
      if !mayBeSimpler(prefix, sequence, than: least) { continue }
      if sequence.count == prefix.count {
        if examined.isComplete { body(examined) }
      } else {
        for value in candidates(sequence.choices[prefix.count].limits) {
          prefixes.append(prefix + [value])
        }
      }
    }
  }

  private func mayBeSimpler(
    _ prefix: [Choice.Value], _ shortest: ChoiceSequence, than least: ChoiceSequence
  ) -> Bool {
    if shortest.count != least.count { return shortest.count < least.count }
    let (begun, wanted) = (shortest.choices[..<prefix.count], least.choices[..<prefix.count])
    if begun.map(\.value) == wanted.map(\.value) { return prefix.count < least.count }
    return ChoiceSequence.isSimpler(
      ChoiceSequence(choices: Array(begun)), than: ChoiceSequence(choices: Array(wanted)))
  }

  private func candidates(_ limits: Limits) -> [Choice.Value] {
    guard case .integer(let range, _, _) = limits else { return [] }
    let width = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    if !width.overflow && width.partialValue < wholeRange { return range.map { .integer($0) } }
    let listed =
      values.isEmpty || range.upperBound == 1_000_000 && range.lowerBound == 0
      ? Array(range.lowerBound...range.lowerBound + 12) : values
    return listed.filter(range.contains).map { .integer($0) }
  }
}
