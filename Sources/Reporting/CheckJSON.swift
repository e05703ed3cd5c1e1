import NestCheck

extension CheckResult {
  /// The result as one JSON object, with the keys of schema 1; `read(_:)` reads it back.
  ///
  /// Keys are only ever added, and appear when they have content. 64-bit words are strings, `"0x"`
  /// and 16 digits; infinities and NaN are `"inf"`, `"-inf"` and `"nan"`.
  ///
  /// | key | value |
  /// |---|---|
  /// | `schema`, `command`, `arguments` | 1; `check` or `report`; the arguments as they were typed |
  /// | `tool` | `version`, `commit`, `dirty`, `build`, `platform`, `scriptFormat`, `generator` |
  /// | `seed`, `shard` | the first seed; `index` (from 1) and `count` |
  /// | `stopped` | `completed`, `budget`, `limit`, `interrupted` or `findings` |
  /// | `totals` | `seeds`, `runs`, `gestures`, `frames` |
  /// | `timing` | `seconds`, `framesPerSecond`, `jobs`; all else depends on the plan alone |
  /// | `fingerprint` | the campaign's; those of shards add up modulo 2^64 |
  /// | `strategies` | for each `name`, `runs`, `gestures`, `frames`, `findings`, `fingerprint` |
  /// | `invariants` | for each `strategy` and `name`: `canApply`; in how many `frames` it was asked, `applied`, was `undecided`; in how many runs it was `violated` |
  /// | `coverage` | for each `strategy` and `name`: `count` `of` runs, the share `required`, its interval `low` to `high`, `verdict`, and whether it `counts` for the exit code |
  /// | `features` | in how many `runs` a policy or option `name` had a `value`; for each of the `invariants` and these runs: its `name`, `canApply`, and in how many frames it `applied` |
  /// | `findings` | see `Finding.json` |
  /// | `exit` | how the command ends |
  public func json(_ context: ReportContext) -> JSONValue {
    var object = context.beginWithTool()
    object.add("seed", .hexadecimal(seed))
    object.add("shard", shard.map { ["index": .integer($0.index), "count": .integer($0.count)] })
    object.add("stopped", stopped.rawValue)
    object.add("totals", totals.json)
    object.add("timing", timing)
    object.add("fingerprint", .hexadecimal(fingerprint))
    object.add("strategies", .array(strategies.map(\.json)))
    object.add("invariants", .array(invariants.map(\.json)))
    object.add("coverage", filled: coverage.map(\.json))
    object.add("features", filled: features.map(\.json))
    object.add("findings", .array(findings.map(\.json)))
    object.add("exit", Int(exit.rawValue))
    return object.object
  }

  private var timing: JSONValue {
    var object = JSONObjectBuilder()
    object.add("seconds", seconds)
    object.add("framesPerSecond", framesPerSecond)
    object.add("jobs", jobs)
    return object.object
  }
}

extension CheckResult.Totals {
  var json: JSONValue {
    [
      "seeds": .integer(seeds), "runs": .integer(runs), "gestures": .integer(gestures),
      "frames": .integer(frames),
    ]
  }
}

extension StrategyTotals {
  var json: JSONValue {
    [
      "name": .string(name), "runs": .integer(runs), "gestures": .integer(gestures),
      "frames": .integer(frames), "findings": .integer(findings),
      "fingerprint": .hexadecimal(fingerprint),
    ]
  }
}

extension InvariantTotals {
  var json: JSONValue {
    [
      "strategy": .string(strategy), "name": .string(name), "canApply": .boolean(canApply),
      "frames": .integer(frames), "applied": .integer(applied),
      "undecided": .integer(undecided), "violated": .integer(violated),
    ]
  }
}

extension FeatureCount {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("strategy", strategy)
    object.add("name", name)
    object.add("value", value)
    object.add("runs", runs)
    object.add("invariants", filled: exercise.map(\.json))
    return object.object
  }
}

extension Exercise {
  var json: JSONValue {
    ["name": .string(name), "canApply": .boolean(canApply), "applied": .integer(applied)]
  }
}

extension CoverageRow {
  var json: JSONValue {
    [
      "strategy": .string(strategy), "name": .string(name), "count": .integer(count),
      "of": .integer(of), "required": .number(required), "low": .number(low),
      "high": .number(high), "verdict": .string(verdict.rawValue), "counts": .boolean(counts),
    ]
  }
}
