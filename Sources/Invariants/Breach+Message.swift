extension Breach {
  /// One sentence with numbers and units, without a full stop.
  var message: String {
    switch fault {
    case .claim(let sentence): return filled(sentence)
    case .contentMisplaced:
      return "the page content stands at \(points(actual)) where the finger puts it at "
        + "\(range): \(points(excess)) off"
    case .contentMoved:
      return "the page content moved by \(points(actual)) where \(allowed)"
    case .twoScrollersTravel:
      return "outer scroller and list both travelled, the lesser by \(points(actual)), in a frame "
        + "that hands nothing over"
    case .otherListMoved(let page):
      return "the list of page \(page + 1), which is not under the finger, moved by "
        + points(actual)
    case .edgeMoved(let edge):
      return "\(edge.rawValue) moved by \(points(actual)) where \(allowed)"
    case .outOfRange(let part):
      return "\(part.rawValue) rests at \(points(actual)), outside its range of \(range)"
    case .rowBelowBar:
      return "the first row rests at \(points(actual)), \(points(excess)) below what is above it"
    case .blankBelowRows:
      return "the last row ends at \(points(actual)), \(points(excess)) above where it may rest"
    case .tooFarOut(let part, let isStart):
      return "\(part.rawValue) is \(points(actual)) beyond its \(isStart ? "start" : "end") "
        + "where at most \(points(high)) are explained"
    case .wrongOwner(let part, let isStart):
      return "\(part.rawValue) is \(points(actual)) beyond its \(isStart ? "start" : "end"), "
        + "which it does not own"
    case .notFinite(let part):
      return "the geometry of \(part.rawValue) is not finite"
    default: return strokeMessage
    }
  }

  private var strokeMessage: String {
    switch fault {
    case .strokeOutside(let isEnd):
      return "\(name(isEnd)) is at \(points(actual)), off the line of \(range)"
    case .strokeCrossed:
      return "strokeStart is \(points(actual)) beyond strokeEnd"
    case .strokeJumped(let isEnd):
      return "\(name(isEnd)) moved by \(points(actual)) where the pages' movement explains \(range)"
    case .strokeTurned(let isEnd):
      return "\(name(isEnd)) moved by \(points(actual)) against the pages"
    case .strokeStill(let isEnd):
      return "\(name(isEnd)) moved by \(points(actual)) while the pages stood still"
    case .strokeLeftHull(let isEnd):
      return "\(name(isEnd)) is at \(points(actual)), outside the tabs in transition, \(range)"
    case .strokeAtRest(let isEnd, let page):
      return "\(name(isEnd)) rests at \(points(actual)), not at tab \(page + 1)'s \(points(low))"
    case .strokeGrewBeyond:
      return "the indicator grew by \(points(actual)) while the pages moved beyond their end"
    default:
      return "\(points(actual)) instead of \(range)"
    }
  }

  private func name(_ isEnd: Bool) -> String { isEnd ? "strokeEnd" : "strokeStart" }

  private var allowed: String {
    if low == 0 && high == 0 { return "nothing moves it" }
    return "\(range) is explained"
  }

  private var range: String {
    low == high ? points(low) : "\(Self.text(low)) to \(points(high))"
  }

  private func points(_ value: Double) -> String { Self.text(value) + " pt" }

  /// A number with at most two decimals, without Foundation.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return value.description }
    let hundredths = Int((abs(value) * 100).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let fraction = hundredths % 100
    let whole = sign + String(hundredths / 100)
    if fraction == 0 { return whole }
    if fraction % 10 == 0 { return whole + "." + String(fraction / 10) }
    return whole + "." + (fraction < 10 ? "0" : "") + String(fraction)
  }
}
