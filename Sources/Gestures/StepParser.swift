/// The grammar of a step.
///
/// ```
/// step    = stroke [";" "second" "finger" stroke] {meanwhile} | "wait" MS | disturbance
/// meanwhile = ";" "meanwhile" ["after" MS] disturbance
/// stroke  = ("tap" | "hold" | "drag") region ["at" A% D%] ["sampled" sampling]
///           ["after" MS] [("for" | "holding") MS] [leg {"," leg | "," "rest" MS}]
///           ["," "lift" "after" (MS | "a" "sample")] ["," "cancelled"]
/// leg     = "by" DX DY "pt" "in" MS ["ending" "at" S "pt/s"] ["bending" B "pt"]
/// sampling = "at" F "Hz" | "every" MS
/// MS      = NUMBER "ms"
/// ```
///
/// `StepParser+Disturbance` has the grammar of a disturbance.
enum StepParser {
  /// The words that begin a step.
  static let verbs = ["tap", "hold", "drag", "wait"] + disturbanceVerbs

  static func step(_ cursor: inout LineCursor) throws(ScriptError) -> Step {
    let verb = try cursor.oneOf(verbs, "a step")
    if verb == "wait" {
      let milliseconds = try duration(&cursor, "a time")
      try cursor.end()
      return .wait(milliseconds: milliseconds)
    }
    if disturbanceVerbs.contains(verb) {
      let step = Step.disturbance(try disturbance(&cursor, verb: verb))
      try cursor.end()
      return step
    }
    return .touch(try touch(&cursor, verb: verb))
  }

  private static func touch(_ cursor: inout LineCursor, verb: String) throws(ScriptError) -> Touch {
    var delay = 0.0
    var touch = Touch(try stroke(&cursor, verb: verb, delay: &delay))
    while cursor.take(";") {
      let isFirst = touch.second == nil && touch.meanwhile.isEmpty
      let known = (isFirst ? ["second"] : []) + ["meanwhile"]
      if try cursor.oneOf(known, "what happens besides") == "second" {
        try cursor.expect("finger")
        let second = try stroke(&cursor, verb: "second", delay: &delay)
        touch.second = Touch.Second(after: delay, stroke: second)
      } else {
        guard ScriptLimits.meanwhile.contains(touch.meanwhile.count + 1) else {
          throw cursor.mistake("at most \(ScriptLimits.meanwhile.upperBound) things meanwhile")
        }
        touch.meanwhile.append(try meanwhile(&cursor))
      }
    }
    return touch
  }

  private static func meanwhile(_ cursor: inout LineCursor) throws(ScriptError) -> Touch.Meanwhile {
    let after = cursor.take("after") ? try duration(&cursor, "a delay") : 0
    let verb = try cursor.oneOf(disturbanceVerbs, "a disturbance")
    let act = Touch.Meanwhile(after: after, try disturbance(&cursor, verb: verb))
    try endOfStroke(cursor, [])
    return act
  }

  private static func stroke(_ cursor: inout LineCursor, verb: String, delay: inout Double)
    throws(ScriptError) -> Stroke
  {
    var stroke = Stroke(try region(&cursor))
    var words = Words(verb: verb)
    if cursor.take("at") {
      stroke.across = try cursor.percent("a place across")
      stroke.down = try cursor.percent("a place down")
    }
    if cursor.take("sampled") { stroke.sampling = try sampling(&cursor) }
    if verb == "second", cursor.take("after") { delay = try duration(&cursor, "a delay") }
    if verb != "drag", cursor.take("for") {
      stroke.hold = try duration(&cursor, "a time")
      words.holds = true
    } else if verb != "tap", verb != "hold", cursor.take("holding") {
      stroke.hold = try duration(&cursor, "a time")
    }
    if verb == "hold", !words.holds { throw cursor.mistake("'for' and a time", among: ["for"]) }
    if verb == "drag" || (verb == "second" && !words.holds), cursor.next?.text == "by" {
      stroke.legs.append(try leg(&cursor))
    } else if verb == "drag" {
      throw cursor.mistake("'by' and a movement", among: words.beforeLegs)
    }
    try clauses(&cursor, &stroke, words)
    return stroke
  }

  /// What may stand where, for the messages.
  private struct Words {
    var verb: String
    var holds = false

    var beforeLegs: [String] {
      switch verb {
      case "tap", "hold": ["at", "sampled", "for"]
      case "drag": ["at", "sampled", "holding", "by"]
      default: ["at", "sampled", "after", "for", "holding", "by"]
      }
    }
  }

  private static func clauses(
    _ cursor: inout LineCursor, _ stroke: inout Stroke, _ words: Words
  ) throws(ScriptError) {
    var rested = stroke.legs.isEmpty
    var lifts = false
    while cursor.take(",") {
      let moves = !stroke.legs.isEmpty && !lifts
      let known =
        (moves ? (rested ? ["by"] : ["by", "rest"]) : []) + (lifts ? [] : ["lift"])
        + ["cancelled"]
      switch try cursor.oneOf(known, "what the finger does next") {
      case "by":
        guard ScriptLimits.legs.contains(stroke.legs.count + 1) else {
          throw cursor.mistake("at most \(ScriptLimits.legs.upperBound) movements")
        }
        stroke.legs.append(try movement(&cursor))
        rested = false
      case "rest":
        stroke.legs[stroke.legs.count - 1].rest = try duration(&cursor, "a time")
        rested = true
      case "lift":
        try cursor.expect("after")
        stroke.liftDelay = try liftDelay(&cursor, stroke)
        lifts = true
      default:
        stroke.end = .cancelled
        return try endOfStroke(cursor, [])
      }
    }
    try endOfStroke(cursor, stroke.legs.isEmpty ? words.beforeLegs : ["ending", "bending"])
  }

  /// A time, or the time between two samples.
  private static func liftDelay(_ cursor: inout LineCursor, _ stroke: Stroke) throws(ScriptError)
    -> Double
  {
    guard cursor.take("a") else { return try duration(&cursor, "a delay or 'a sample'") }
    try cursor.expect("sample")
    return stroke.sampling
  }

  private static func endOfStroke(_ cursor: LineCursor, _ words: [String]) throws(ScriptError) {
    guard cursor.next?.text != ";" else { return }
    try cursor.end("',', ';' or the end of the line", among: words)
  }

  private static func leg(_ cursor: inout LineCursor) throws(ScriptError) -> Stroke.Leg {
    try cursor.expect("by")
    return try movement(&cursor)
  }

  private static func movement(_ cursor: inout LineCursor) throws(ScriptError) -> Stroke.Leg {
    let dx = try cursor.number("a distance to the right", in: ScriptLimits.distance)
    let dy = try cursor.number("a distance down", in: ScriptLimits.distance)
    try cursor.expect("pt")
    try cursor.expect("in")
    let time = try cursor.number("a time", in: ScriptLimits.legDuration)
    try cursor.expect("ms")
    var leg = Stroke.Leg(dx: dx, dy: dy, duration: time)
    if cursor.take("ending") {
      try cursor.expect("at")
      leg.endSpeed = try cursor.number("a speed", in: ScriptLimits.endSpeed)
      try cursor.expect("pt/s")
    }
    if cursor.take("bending") {
      leg.bend = try cursor.number("a bend", in: ScriptLimits.bend)
      try cursor.expect("pt")
    }
    return leg
  }

  private static func sampling(_ cursor: inout LineCursor) throws(ScriptError) -> Double {
    if cursor.take("every") {
      let time = try cursor.number("a time", in: ScriptLimits.sampling)
      try cursor.expect("ms")
      return time
    }
    guard cursor.take("at") else {
      throw cursor.mistake("'at' or 'every'", among: ["at", "every"])
    }
    let rate = try cursor.whole("a rate", in: 1...1_000)
    try cursor.expect("Hz")
    return 1_000 / Double(rate)
  }

  static func duration(_ cursor: inout LineCursor, _ what: String) throws(ScriptError)
    -> Double
  {
    let time = try cursor.number(what, in: ScriptLimits.pause)
    try cursor.expect("ms")
    return time
  }
}
