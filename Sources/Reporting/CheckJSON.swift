import NestCheck

extension CheckResult {
  /// The result as one JSON object, with the keys of schema 1.
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
    [
      "strategy": .string(strategy), "name": .string(name), "value": .string(value),
      "runs": .integer(runs),
    ]
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
