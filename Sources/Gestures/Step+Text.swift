extension Step {
  /// The step in the words of a script, on one line.
  public var text: String {
    switch self {
    case .wait(let milliseconds): return "wait \(number(milliseconds)) ms"
    case .touch(let touch):
      let first = touch.first
      let verb = first.legs.isEmpty ? (first.hold < Step.longest ? "tap" : "hold") : "drag"
      var text = "\(verb) " + first.text(after: 0)
      if let second = touch.second {
        text += "; second finger " + second.stroke.text(after: second.after)
      }
      for act in touch.meanwhile {
        text += "; meanwhile" + (act.after == 0 ? "" : " after \(number(act.after)) ms")
        text += " " + act.disturbance.text
      }
      return text
    case .disturbance(let disturbance): return disturbance.text
    }
  }

  /// How long a touch that does not move is called a tap, in milliseconds.
  static var longest: Double { 500 }
}

extension Stroke {
  /// The stroke without its verb.
  fileprivate func text(after delay: Double) -> String {
    let normal = Stroke(region)
    var text = region.text
    if across != normal.across || down != normal.down {
      text += " at \(percent(across)) \(percent(down))"
    }
    if sampling != normal.sampling { text += " sampled \(samplingText)" }
    if delay != 0 { text += " after \(number(delay)) ms" }
    if hold != normal.hold { text += (legs.isEmpty ? " for" : " holding") + " \(number(hold)) ms" }
    for (index, leg) in legs.enumerated() { text += (index == 0 ? " " : ", ") + leg.text }
    if liftDelay != normal.liftDelay {
      text += ", lift after " + (liftDelay == sampling ? "a sample" : "\(number(liftDelay)) ms")
    }
    if end == .cancelled { text += ", cancelled" }
    return text
  }

  private var samplingText: String {
    let rate = (1_000 / sampling).rounded()
    return rate >= 1 && rate <= 1_000 && 1_000 / rate == sampling
      ? "at \(Int(rate)) Hz" : "every \(number(sampling)) ms"
  }
}

extension Stroke.Leg {
  fileprivate var text: String {
    var text = "by \(number(dx)) \(number(dy)) pt in \(number(duration)) ms"
    if let endSpeed { text += " ending at \(number(endSpeed)) pt/s" }
    if bend != 0 { text += " bending \(number(bend)) pt" }
    if rest != 0 { text += ", rest \(number(rest)) ms" }
    return text
  }
}

private func number(_ value: Double) -> String { DecimalText.text(value) }

private func percent(_ value: Double) -> String { DecimalText.text(value, shift: 2) + "%" }
