extension StepParser {
  private static let regionWords =
    "header, tab bar, tab N, list, row N, panel, left edge, right edge, screen"
  private static let firstWords = [
    "header", "tab", "list", "row", "panel", "left", "right", "screen",
  ]

  /// Reads a region.
  static func region(_ cursor: inout LineCursor) throws(ScriptError) -> Region {
    let before = cursor
    guard let token = cursor.next, firstWords.contains(token.text), cursor.take(token.text) else {
      throw cursor.mistake("a region (\(regionWords))", among: firstWords)
    }
    switch token.text {
    case "header": return .header
    case "list": return .list
    case "panel": return .panel
    case "screen": return .screen
    case "left":
      try cursor.expect("edge")
      return .leftEdge
    case "right":
      try cursor.expect("edge")
      return .rightEdge
    case "row":
      return .row(try cursor.whole("a row", in: 1...ScriptLimits.rows.upperBound) - 1)
    case "tab":
      if cursor.take("bar") { return .tabBar }
      guard let next = cursor.next, Int(next.text) != nil else {
        throw cursor.mistake("'bar' or the number of a tab", among: ["bar"])
      }
      return .tab(try cursor.whole("a tab", in: ScriptLimits.pages) - 1)
    default: throw before.mistake("a region (\(regionWords))", among: firstWords)
    }
  }
}

extension Region {
  /// The region in the words of a script, such as "tab 2".
  public var text: String {
    switch self {
    case .header: "header"
    case .tabBar: "tab bar"
    case .tab(let index): "tab \(index + 1)"
    case .list: "list"
    case .row(let index): "row \(index + 1)"
    case .panel: "panel"
    case .leftEdge: "left edge"
    case .rightEdge: "right edge"
    case .screen: "screen"
    }
  }
}
