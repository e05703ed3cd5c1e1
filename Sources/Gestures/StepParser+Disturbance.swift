import Scenes

/// The grammar of a disturbance.
///
/// ```
/// disturbance = "relayout" | "rotate" | "resize" W "x" H "pt" | "scroll" "to" "top"
///             | "scroll" "to" Y "pt" ["animated"] | "select" "page" N ["animated"]
///             | "reload" [N rows] ["on" "page" N] | "append" N rows ["on" "page" N]
///             | "refresh" "with" Y "pt" "for" MS | "leave" "for" MS | "drop" N ("frame" | "frames")
///             | "change" ("header" "to" H "pt" | "safe" "area" "to" TOP BOTTOM "pt")
///             | "add" ("edge" "pan" | "carousel" "of" N ("picture" | "pictures"))
/// rows        = "row" | "rows"
/// ```
extension StepParser {
  /// The words that begin a disturbance.
  static let disturbanceVerbs = [
    "relayout", "rotate", "resize", "scroll", "select", "reload", "append", "refresh", "leave",
    "drop", "change", "add",
  ]

  /// Reads what follows the first word of a disturbance.
  static func disturbance(_ cursor: inout LineCursor, verb: String) throws(ScriptError)
    -> Disturbance
  {
    switch verb {
    case "relayout": return .relayout
    case "rotate": return .rotate
    case "resize": return try resize(&cursor)
    case "scroll": return try scroll(&cursor)
    case "select":
      let page = try page(&cursor)
      return .select(page: page, animated: cursor.take("animated"))
    case "reload":
      let rows = Int(cursor.next?.text ?? "") == nil ? nil : try rows(&cursor)
      return .reload(rows: rows, page: try onPage(&cursor))
    case "append":
      let rows = try rows(&cursor)
      return .append(rows: rows, page: try onPage(&cursor))
    case "refresh": return try refresh(&cursor)
    case "leave":
      try cursor.expect("for")
      return .leave(milliseconds: try duration(&cursor, "a time"))
    case "drop":
      return .dropFrames(try counted(&cursor, "frame", in: ScriptLimits.droppedFrames))
    case "change": return try change(&cursor)
    default: return try add(&cursor)
    }
  }

  private static func resize(_ cursor: inout LineCursor) throws(ScriptError) -> Disturbance {
    let width = try cursor.number("a width", in: ScriptLimits.deviceSide)
    try cursor.expect("x")
    let height = try cursor.number("a height", in: ScriptLimits.deviceSide)
    try cursor.expect("pt")
    return .resize(width: width, height: height)
  }

  private static func scroll(_ cursor: inout LineCursor) throws(ScriptError) -> Disturbance {
    try cursor.expect("to")
    if cursor.take("top") { return .scrollToTop }
    let place = try cursor.number("'top' or a distance", in: ScriptLimits.scrollPlace)
    try cursor.expect("pt")
    return .scroll(to: place, animated: cursor.take("animated"))
  }

  private static func refresh(_ cursor: inout LineCursor) throws(ScriptError) -> Disturbance {
    try cursor.expect("with")
    let inset = try cursor.number("an inset", in: ScriptLimits.refreshInset)
    try cursor.expect("pt")
    try cursor.expect("for")
    return .refresh(inset: inset, milliseconds: try duration(&cursor, "a time"))
  }

  private static func change(_ cursor: inout LineCursor) throws(ScriptError) -> Disturbance {
    if try cursor.oneOf(["header", "safe"], "what changes") == "header" {
      try cursor.expect("to")
      let height = try cursor.number("a header's height", in: ScriptLimits.anyHeaderHeight)
      try cursor.expect("pt")
      return .headerHeight(height)
    }
    try cursor.expect("area")
    try cursor.expect("to")
    let top = try cursor.number("an inset at the top", in: ScriptLimits.safeArea)
    let bottom = try cursor.number("an inset at the bottom", in: ScriptLimits.safeArea)
    try cursor.expect("pt")
    return .safeArea(top: top, bottom: bottom)
  }

  private static func add(_ cursor: inout LineCursor) throws(ScriptError) -> Disturbance {
    if try cursor.oneOf(["edge", "carousel"], "what is added") == "edge" {
      try cursor.expect("pan")
      return .edgePan
    }
    try cursor.expect("of")
    return .carousel(pictures: try counted(&cursor, "picture", in: ScriptLimits.pictures))
  }

  private static func rows(_ cursor: inout LineCursor) throws(ScriptError) -> Int {
    try counted(&cursor, "row", in: ScriptLimits.rows)
  }

  /// A number of things, in the singular or the plural.
  private static func counted(
    _ cursor: inout LineCursor, _ what: String, in range: ClosedRange<Int>
  ) throws(ScriptError) -> Int {
    let count = try cursor.whole("a number of \(what)s", in: range)
    if !cursor.take(what) { try cursor.expect(what + "s") }
    return count
  }

  private static func page(_ cursor: inout LineCursor) throws(ScriptError) -> Int {
    try cursor.expect("page")
    return try cursor.whole("a page", in: ScriptLimits.pages) - 1
  }

  private static func onPage(_ cursor: inout LineCursor) throws(ScriptError) -> Int? {
    cursor.take("on") ? try page(&cursor) : nil
  }
}
