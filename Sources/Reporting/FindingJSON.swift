import NestCheck

extension Finding {
  /// The finding as a JSON object, with the keys of schema 1; those without content are left out.
  ///
  /// | key | value |
  /// |---|---|
  /// | `identity` | `strategy`, `invariant` and `phase`, which also stand alone, joined by slashes |
  /// | `kind` | `violation`, `crash` or `hang`; the latter two stand in for an invariant as well |
  /// | `seed`, `count` | the lowest seed that showed it first; how many runs did |
  /// | `frame`, `step` | where it is violated in the run of `script`: from 0; from 1 |
  /// | `message` | one sentence with numbers and units |
  /// | `expected`, `actual`, `excess`, `unit` | `low` and `high`; what was found; how far that lies outside |
  /// | `measure` | whether these numbers are a `change` in the frame or a `place` |
  /// | `onScreen` | how large and how long: `points`, `milliseconds` |
  /// | `script`, `steps`, `token` | the script that shows it, shrunk; how many steps; on one line |
  /// | `original` | before it was shrunk: `script`, `steps`, `message` |
  /// | `shrink` | `executions`, `status`, and the command that would `resume` it; `history` |
  /// | `history` | scripts on the way: after how many `executions`, and how many `steps`, scene `features`, `frames` and `numbers` they had |
  /// | `assumptions` | name to value |
  /// | `alsoViolates`, `explanation` | invariants that the run violates, too; which values matter |
  /// | `reproduce`, `savedTo`, `replayed` | the line to paste; the file; `times` `of` replays |
  /// | `listed` | findings whose shrunk scripts show this one first |
  public var json: JSONValue {
    var object = JSONObjectBuilder()
    addKeys(to: &object)
    return object.object
  }

  /// Adds the keys of the finding to an object.
  func addKeys(to object: inout JSONObjectBuilder) {
    object.add("identity", identity.description)
    object.add("kind", kind.rawValue)
    object.add("strategy", identity.strategy)
    object.add("invariant", identity.invariant)
    object.add("phase", identity.phase.rawValue)
    object.add("seed", seed.map(JSONValue.hexadecimal))
    object.add("count", count)
    addViolation(to: &object)
    if hasScript {
      object.add("script", script.text)
      object.add("steps", script.steps.count)
    }
    object.add("token", token)
    object.add("original", original?.json)
    object.add("shrink", shrinking?.json)
    if hasScript { object.add("assumptions", assumptionsJSON) }
    object.add("alsoViolates", filled: alsoViolates.map(JSONValue.string))
    object.add("explanation", filled: explanation.map(JSONValue.string))
    object.add("reproduce", reproduce)
    object.add("savedTo", savedTo)
    object.add("replayed", replayed?.json)
    object.add("listed", filled: listed.map(\.json))
  }

  private func addViolation(to object: inout JSONObjectBuilder) {
    object.add("frame", violation.frame)
    object.add("step", violation.step)
    object.add("message", violation.message)
    var expected = JSONObjectBuilder()
    expected.add("low", violation.expectedLow)
    expected.add("high", violation.expectedHigh)
    if expected.object != [:] { object.add("expected", expected.object) }
    object.add("actual", violation.actual)
    if violation.actual != nil { object.add("measure", violation.isChange ? "change" : "place") }
    object.add("excess", violation.excess)
    object.add("unit", violation.unit)
    var onScreen = JSONObjectBuilder()
    onScreen.add("points", violation.onScreenPoints)
    onScreen.add("milliseconds", violation.onScreenMilliseconds)
    if onScreen.object != [:] { object.add("onScreen", onScreen.object) }
  }

  private var assumptionsJSON: JSONValue {
    .object(script.assumptions.all.map { .init($0.name, .string($0.value)) })
  }
}

extension Finding.Listed {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("identity", identity.description)
    object.add("seed", seed.map(JSONValue.hexadecimal))
    object.add("count", count)
    object.add("script", script.text)
    object.add("steps", script.steps.count)
    object.add("savedTo", savedTo)
    return object.object
  }
}

extension Finding.Original {
  var json: JSONValue {
    [
      "script": .string(script.text), "steps": .integer(script.steps.count),
      "message": .string(message),
    ]
  }
}

extension Finding.Shrinking {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("executions", executions)
    object.add("status", status)
    object.add("resume", resume)
    object.add("history", filled: history.map(\.json))
    return object.object
  }
}

extension Finding.Milestone {
  var json: JSONValue {
    [
      "executions": .integer(executions), "steps": .integer(steps),
      "features": .integer(features), "frames": .integer(frames), "numbers": .integer(numbers),
    ]
  }
}

extension Finding.Replays {
  var json: JSONValue { ["times": .integer(times), "of": .integer(of)] }
}
