import Gestures
import NestCheck

extension Finding {
  /// The finding that `json` has written.
  init(_ members: JSONMembers) throws(JSONMistake) {
    let phase = try members.choice("phase", RunPhase.self)
    self.init(
      identity: Identity(
        strategy: try members.text("strategy"), invariant: try members.text("invariant"),
        phase: phase),
      seed: members.optionalWord("seed"), violation: try Self.violation(members, phase),
      script: try Self.script(members, "script"))
    kind = try members.choice("kind", Kind.self)
    count = try members.integer("count")
    token = members.optionalText("token")
    if let part = members.optionalObject("original") {
      original = Original(
        script: try Self.script(part, "script"), message: part.optionalText("message") ?? "")
    }
    if let part = members.optionalObject("shrink") {
      shrinking = try Self.shrinking(part)
    }
    alsoViolates = members.texts("alsoViolates")
    explanation = members.texts("explanation")
    reproduce = members.optionalText("reproduce") ?? ""
    savedTo = members.optionalText("savedTo")
    if let part = members.optionalObject("replayed") {
      replayed = Replays(times: try part.integer("times"), of: try part.integer("of"))
    }
    for part in try members.objects("listed") { listed.append(try Self.listed(part)) }
  }

  private static func shrinking(_ members: JSONMembers) throws(JSONMistake) -> Shrinking {
    var shrinking = Shrinking(
      executions: try members.integer("executions"), status: try members.text("status"),
      resume: members.optionalText("resume"))
    for part in try members.objects("history") {
      shrinking.history.append(
        Milestone(
          executions: try part.integer("executions"), steps: try part.integer("steps"),
          features: try part.integer("features"), frames: try part.integer("frames"),
          numbers: try part.integer("numbers")))
    }
    return shrinking
  }

  /// A finding that is listed under another one; of its violation nothing is kept.
  private static func listed(_ members: JSONMembers) throws(JSONMistake) -> Listed {
    let parts = try members.text("identity").split(separator: "/").map(String.init)
    guard parts.count == 3, let phase = RunPhase(rawValue: parts[2]) else {
      throw JSONMistake("'identity' of what is listed has not three parts")
    }
    var finding = Finding(
      identity: Identity(strategy: parts[0], invariant: parts[1], phase: phase),
      seed: members.optionalWord("seed"),
      violation: ViolationRecord(frame: 0, phase: phase, message: ""),
      script: try script(members, "script"))
    finding.count = try members.integer("count")
    finding.savedTo = members.optionalText("savedTo")
    return Listed(finding)
  }

  private static func violation(
    _ members: JSONMembers, _ phase: RunPhase
  ) throws(JSONMistake) -> ViolationRecord {
    var violation = ViolationRecord(
      frame: try members.integer("frame"), step: members.optionalInteger("step"), phase: phase,
      message: members.optionalText("message") ?? "", unit: members.optionalText("unit") ?? "")
    let expected = members.optionalObject("expected")
    violation.expectedLow = expected?.optionalNumber("low")
    violation.expectedHigh = expected?.optionalNumber("high")
    violation.actual = members.optionalNumber("actual")
    violation.excess = members.optionalNumber("excess")
    violation.isChange = members.optionalText("measure") == "change"
    let onScreen = members.optionalObject("onScreen")
    violation.onScreenPoints = onScreen?.optionalNumber("points")
    violation.onScreenMilliseconds = onScreen?.optionalNumber("milliseconds")
    return violation
  }

  private static func script(
    _ members: JSONMembers, _ key: String
  ) throws(JSONMistake) -> Script {
    let text = try members.text(key)
    do {
      return try Script(parsing: text, file: key)
    } catch {
      throw JSONMistake("its script cannot be read: \(error.description)")
    }
  }
}
