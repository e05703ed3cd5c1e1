import NestCheck

extension TraceResult {
  /// The result as one JSON object, with the keys of schema 1.
  ///
  /// | key of a trace | value |
  /// |---|---|
  /// | `path`, `line` | the file; where the trace begins in it, if the file holds several |
  /// | `strategy`, `frames`, `carries` | what its header and frames say; keys of the format |
  /// | `irregularFrames` | frames that came earlier or later than the interval says |
  /// | `invariants` | `name`, `canApply`, in how many frames it `applied`, the keys it was `skippedFor`, `violated`, and `undecided` where an irregular frame leaves it open |
  /// | `findings` | as those of `check`; without a `script` where the trace names none |
  public func json(_ context: ReportContext) -> JSONValue {
    var object = context.beginWithTool()
    object.add("traces", .array(traces.map(\.json)))
    object.add("exit", Int(exit.rawValue))
    return object.object
  }
}

extension JudgedTrace {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("path", path)
    object.add("line", line)
    object.add("strategy", strategy)
    object.add("frames", frames)
    object.add("irregularFrames", irregularFrames)
    object.add("carries", .strings(carries))
    object.add("invariants", .array(invariants.map(\.json)))
    object.add("findings", .array(findings.map(\.json)))
    return object.object
  }
}

extension JudgedInvariant {
  var json: JSONValue {
    [
      "name": .string(name), "canApply": .boolean(canApply), "applied": .integer(applied),
      "skippedFor": .strings(skippedFor), "violated": .boolean(isViolated),
      "undecided": .boolean(isUndecided),
    ]
  }
}
