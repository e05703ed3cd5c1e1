import Scenes

/// The lines that describe the scene.
extension ScriptParser {
  mutating func readDevice(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("device")
    let side = ScriptLimits.deviceSide
    var first = true
    repeat {
      if first, cursor.line.tokens.dropFirst(2).first?.text == "x" {
        script.scene.device.width = try cursor.number("a width", in: side)
        try cursor.expect("x")
        script.scene.device.height = try cursor.number("a height", in: side)
        try cursor.expect("pt")
      } else {
        try readDeviceNumber(&cursor)
      }
      first = false
    } while cursor.take(",")
  }

  private mutating func readDeviceNumber(_ cursor: inout LineCursor) throws(ScriptError) {
    let before = cursor
    let number = try cursor.number("a size, a scale or a refresh rate")
    if cursor.take("px/pt") {
      guard number == number.rounded(), (1...3).contains(number) else {
        throw before.mistake("a scale of 1, 2 or 3")
      }
      script.scene.device.scale = Int(number)
    } else if cursor.take("Hz") {
      guard number == 60 || number == 120 else {
        throw before.mistake("a refresh rate of 60 or 120")
      }
      script.scene.device.framesPerSecond = Int(number)
    } else {
      throw cursor.mistake("'x', 'px/pt' or 'Hz'", among: ["x", "px/pt", "Hz"])
    }
  }

  mutating func readHeader(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("header")
    let most = ScriptLimits.headerHeight(deviceHeight: ScriptLimits.deviceSide.upperBound)
    repeat {
      if cursor.take("pinned") {
        pinnedError = cursor.mistake("a pinned height of at most the header's")
        script.scene.header.pinned = try cursor.number("a pinned height", in: most)
      } else {
        headerHeightError = cursor.mistake("a header of at most 1.3 screens")
        script.scene.header.height = try cursor.number("a header's height or 'pinned'", in: most)
      }
      try cursor.expect("pt")
    } while cursor.take(",")
  }

  mutating func readBar(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("bar")
    repeat {
      if cursor.take("tabs") {
        let word = try cursor.oneOf(Scene.TabWidths.allCases.map(\.rawValue), "tab widths")
        script.scene.bar.tabWidths = Scene.TabWidths(rawValue: word) ?? .equal
      } else {
        script.scene.bar.height = try cursor.number(
          "a bar's height or 'tabs'", in: ScriptLimits.barHeight)
        try cursor.expect("pt")
      }
    } while cursor.take(",")
  }

  mutating func readPages(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("pages")
    script.scene.pages = []
    repeat {
      let before = cursor
      var times = 1
      var rows = try cursor.whole("a number of rows", in: ScriptLimits.rows)
      if cursor.take("x") {
        times = rows
        guard ScriptLimits.pages.contains(times) else {
          throw before.mistake("1 to \(ScriptLimits.pages.upperBound) pages")
        }
        rows = try cursor.whole("a number of rows", in: ScriptLimits.rows)
      }
      if !cursor.take("row") { try cursor.expect("rows") }
      var page = Scene.Page()
      page.rows = rows
      if cursor.take("of") {
        page.rowHeight = try cursor.number("a row's height", in: ScriptLimits.rowHeight)
        try cursor.expect("pt")
      }
      guard script.scene.pages.count + times <= ScriptLimits.pages.upperBound else {
        throw before.mistake("at most \(ScriptLimits.pages.upperBound) pages")
      }
      script.scene.pages += Array(repeating: page, count: times)
    } while cursor.take(";")
  }

  mutating func readFirstPage(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("first")
    try cursor.expect("page")
    firstPageError = cursor.mistake("one of the scene's pages")
    script.scene.firstPage = try cursor.whole("a page", in: ScriptLimits.pages) - 1
  }

  mutating func readBottomInset(_ cursor: inout LineCursor) throws(ScriptError) {
    try cursor.expect("bottom")
    try cursor.expect("inset")
    script.scene.bottomInset = try cursor.number("an inset", in: ScriptLimits.bottomInset)
    try cursor.expect("pt")
  }

  mutating func readPolicy(_ cursor: inout LineCursor) throws(ScriptError) {
    let nameToken = try beginSetting(&cursor, "policy")
    let name = try cursor.oneOf(Policy.allCases.map(\.rawValue), "a policy")
    guard let policy = Policy(rawValue: name) else { throw cursor.mistake("a policy") }
    let valueColumn = cursor.column
    let value = try cursor.oneOf(policy.values, "a value of \(name)")
    script.scene.policies[policy] = value
    settings.append(
      .init(
        isPolicy: true, name: name, value: value, line: cursor.line.number,
        nameColumn: nameToken.column, valueColumn: valueColumn))
  }

  mutating func readOption(_ cursor: inout LineCursor) throws(ScriptError) {
    let nameToken = try beginSetting(&cursor, "option")
    guard ScriptLimits.options.contains(script.scene.options.count + 1) else {
      throw cursor.mistake("at most \(ScriptLimits.options.upperBound) options")
    }
    let name = try cursor.name("the name of an option")
    let valueColumn = cursor.column
    let value = try cursor.name("a value of \(name)")
    script.scene.options.append(.init(name: name, value: value))
    settings.append(
      .init(
        isPolicy: false, name: name, value: value, line: cursor.line.number,
        nameColumn: nameToken.column, valueColumn: valueColumn))
  }

  /// Takes the keyword and looks at the name, which may be set only once.
  private mutating func beginSetting(_ cursor: inout LineCursor, _ keyword: String)
    throws(ScriptError) -> ScriptToken
  {
    try cursor.expect(keyword)
    let expected = keyword == "policy" ? "a policy" : "the name of an option"
    guard let token = cursor.next else { throw cursor.mistake(expected) }
    guard !seen.contains("\(keyword) \(token.text)") else {
      throw cursor.mistake("only one line '\(keyword) \(token.text)'")
    }
    seen.append("\(keyword) \(token.text)")
    return token
  }

  /// Checks the numbers whose range depends on other lines.
  func checkDependentRanges() throws(ScriptError) {
    let scene = script.scene
    let most = ScriptLimits.headerHeight(deviceHeight: scene.device.height)
    if !most.contains(scene.header.height) {
      throw headerHeightError ?? dependent("a device on which the header has at most 1.3 screens")
    }
    if scene.header.pinned > scene.header.height {
      throw pinnedError ?? dependent("a header as high as its pinned part")
    }
    if !scene.pages.indices.contains(scene.firstPage) {
      throw firstPageError ?? dependent("a first page that exists")
    }
  }

  private func dependent(_ expected: String) -> ScriptError {
    .mistake(
      SourceMistake(file: file, line: 1, column: 1, expected: expected, found: "another scene"))
  }
}
