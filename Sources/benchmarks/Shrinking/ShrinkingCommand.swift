import PropertyEngine

/// `benchmarks shrinking`: how small failures get, and at what price.
enum ShrinkingCommand {
  static func run(_ options: Options) {
    options.allow(["--json", "--first-seed", "--seeds", "--row", "--full-size"])
    let firstSeed = options.integer("--first-seed", default: 0, in: 0...Int.max)
    let seeds = options.integer("--seeds", default: 100, in: 1...1_000_000)
    let rows = Row.all.filter { options["--row"] == nil || options["--row"] == $0.name }
    if rows.isEmpty { Options.fail("there is no row '\(options["--row"] ?? "")'") }
    let sizes = options["--full-size"] == nil ? 1...100 : 100...100
    let reports = rows.map { report($0, firstSeed: firstSeed, seeds: seeds, sizes: sizes) }
    options.print(.object([("rows", .list(reports))]))
  }

  private static func report(
    _ row: Row, firstSeed: Int, seeds: Int, sizes: ClosedRange<Int>
  ) -> JSON {
    let results = (0..<seeds).compactMap { row.run(UInt64(firstSeed) &+ UInt64($0), sizes) }
    let executions = results.map { Double($0.executions) }.sorted()
    let normal = results.count { $0.value == row.value }
    return .object([
      ("name", .string(row.name)),
      ("firstSeed", .integer(firstSeed)),
      ("seeds", .integer(seeds)),
      ("value", .string(row.value)),
      ("normalForm", .number(Double(normal) / Double(seeds))),
      ("finals", finals(results.map(\.value))),
      ("startSizeMedian", .number(median(results.map { Double($0.startSize) }.sorted()))),
      (
        "executionsToFindMedian",
        .number(median(results.map { Double($0.executionsToFind) }.sorted()))
      ),
      ("executionsMedian", .number(median(executions))),
      ("executionsP90", .number(executions.isEmpty ? 0 : executions[executions.count * 9 / 10])),
      ("baselineExecutions", .number(row.baselineExecutions)),
      ("ratio", .number(median(executions) / row.baselineExecutions)),
    ])
  }

  /// The values that shrinking ended in, most frequent first, with how often each came out.
  private static func finals(_ values: [String]) -> JSON {
    let sorted = values.sorted()
    var counts: [(value: String, count: Int)] = []
    for value in sorted {
      if counts.last?.value == value {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((value, 1))
      }
    }
    counts.sort { $0.count != $1.count ? $0.count > $1.count : $0.value < $1.value }
    return .list(
      counts.map { .object([("value", .string($0.value)), ("count", .integer($0.count))]) })
  }

  private static func median(_ sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
