import NestCheck

extension ReplayResult {
  /// The result as one JSON object, with the keys of schema 1.
  public func json(_ context: ReportContext) -> JSONValue {
    var object = context.beginWithTool()
    object.add("replays", .array(replays.map(\.json)))
    object.add(
      "strokes",
      [
        "total": .integer(strokes.total), "drags": .integer(strokes.drags),
        "flings": .integer(strokes.flings), "taps": .integer(strokes.taps),
        "other": .integer(strokes.other), "moved": .integer(strokes.moved),
      ])
    object.add(
      "travel",
      [
        "header": .number(travel.header), "list": .number(travel.list),
        "pager": .number(travel.pager),
      ])
    object.add("findings", filled: replays.compactMap { $0.finding?.json })
    object.add("exit", Int(exit.rawValue))
    return object.object
  }
}

extension Replay {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("path", path)
    object.add("token", token)
    object.add("strategy", strategy)
    object.add("expected", expected.text)
    object.add("outcome", outcome.rawValue)
    object.add("invariant", finding?.identity.invariant)
    object.add("frame", finding?.violation.frame)
    object.add("skippedSteps", filled: skippedSteps.map(JSONValue.integer))
    object.add("asExpected", asExpected)
    object.add("frames", frames)
    object.add("gestures", gestures)
    object.add("fingerprint", .hexadecimal(fingerprint))
    return object.object
  }
}

extension Replay.Promise {
  /// The promise in the words of scripts, or nil for none.
  var text: String? {
    switch self {
    case .nothing: nil
    case .holds: "holds"
    case .violates(let name): "violates \(name)"
    }
  }
}
