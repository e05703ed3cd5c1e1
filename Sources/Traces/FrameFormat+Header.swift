extension FrameFormat {
  static func write(_ header: TraceHeader, to writer: inout JSONLineWriter) {
    writer.open(.object)
    writer.field("format", text: name)
    writer.field("version", header.version)
    writer.field("strategy", text: header.strategy)
    writer.key("scene")
    write(header.scene, to: &writer)
    writer.field("script", text: header.script)
    writer.key("assumptions")
    writer.open(.object)
    for assumption in header.assumptions {
      writer.member(assumption.name, text: assumption.value)
    }
    writer.close(.object)
    writer.close(.object)
  }

  private static func write(_ scene: SceneFacts, to writer: inout JSONLineWriter) {
    writer.open(.object)
    writer.field("width", scene.width)
    writer.field("height", scene.height)
    writer.field("scale", scene.scale)
    writer.field("frameInterval", scene.frameInterval)
    writer.field("headerHeight", scene.headerHeight)
    writer.field("pinnedHeight", scene.pinnedHeight)
    writer.field("barHeight", scene.barHeight)
    writer.field("bottomInset", scene.bottomInset)
    writer.key("pages")
    writer.open(.array)
    for page in scene.pages {
      writer.open(.object)
      writer.field("rows", page.rows)
      writer.field("rowHeight", page.rowHeight)
      writer.close(.object)
    }
    writer.close(.array)
    writer.field("chain", text: scene.chain.rawValue)
    writer.key("panel")
    write(scene.panel, to: &writer)
    writer.key("policies")
    write(scene.policies, to: &writer)
    writer.close(.object)
  }

  private static func write(_ panel: SceneFacts.PanelFacts?, to writer: inout JSONLineWriter) {
    guard let panel else { return writer.null() }
    writer.open(.object)
    writer.key("detents")
    writer.open(.array)
    for detent in panel.detents { writer.number(detent) }
    writer.close(.array)
    writer.field("handle", panel.handle)
    writer.close(.object)
  }

  private static func write(_ policies: PolicyFacts, to writer: inout JSONLineWriter) {
    writer.open(.object)
    writer.field("handOver", text: policies.handOver.rawValue)
    writer.field("handOverPrecision", text: policies.handOverPrecision.rawValue)
    writer.field("headerFling", text: policies.headerFling.rawValue)
    writer.field("otherPages", text: policies.otherPages.rawValue)
    writer.field("bounceTop", text: policies.bounceTop.rawValue)
    writer.field("bounceBottom", text: policies.bounceBottom.rawValue)
    writer.field("headerPan", text: policies.headerPan.rawValue)
    writer.field("shortPage", text: policies.shortPage.rawValue)
    writer.field("listBelowFull", text: policies.listBelowFull.rawValue)
    writer.field("panelGate", text: policies.panelGate.rawValue)
    writer.field("diagonalDrag", text: policies.diagonalDrag.rawValue)
    writer.field("bottomBar", text: policies.bottomBar.rawValue)
    writer.field("ownCoast", policies.ownCoast)
    writer.close(.object)
  }

  /// The header in a line of text, which is number `line`, from 1.
  public static func readHeader(
    _ bytes: ArraySlice<UInt8>, line: Int = 1
  ) throws(TraceError) -> TraceHeader {
    try header(JSONScanner.parse(bytes, line: line))
  }

  static func header(_ node: JSONNode) throws(TraceError) -> TraceHeader {
    let format = try node.member("format")
    guard try format.text() == name else { throw format.error(expected: "\"\(name)\"") }
    let version = try node.member("version")
    guard try version.int() == TraceHeader.currentVersion else {
      throw version.error(expected: "version \(TraceHeader.currentVersion)")
    }
    var header = TraceHeader(
      strategy: try node.member("strategy").text(), scene: try scene(node.member("scene")),
      script: try node.optional("script")?.text() ?? "")
    guard let assumptions = try node.optional("assumptions") else { return header }
    guard case .object(let members) = assumptions.value else {
      throw assumptions.error(expected: "an object")
    }
    for member in members {
      header.assumptions.append(.init(name: member.key, value: try member.node.text()))
    }
    return header
  }

  private static func scene(_ node: JSONNode) throws(TraceError) -> SceneFacts {
    var scene = SceneFacts()
    scene.width = try positive(node.member("width"))
    scene.height = try positive(node.member("height"))
    scene.scale = try positive(node.member("scale"))
    scene.frameInterval = try positive(node.member("frameInterval"))
    scene.headerHeight = try length(node.member("headerHeight"))
    scene.pinnedHeight = try length(node.member("pinnedHeight"))
    scene.barHeight = try length(node.member("barHeight"))
    scene.bottomInset = try length(node.member("bottomInset"))
    for page in try node.member("pages").elements() {
      let rows = try page.member("rows")
      guard try rows.int() >= 0 else { throw rows.error(expected: "a count") }
      scene.pages.append(
        .init(rows: try rows.int(), rowHeight: try length(page.member("rowHeight"))))
    }
    scene.chain = try node.member("chain").word(SceneFacts.Chain.self)
    if let node = try node.optional("panel") { scene.panel = try panel(node) }
    if let node = try node.optional("policies") { scene.policies = try policies(node) }
    return scene
  }

  private static func panel(_ node: JSONNode) throws(TraceError) -> SceneFacts.PanelFacts? {
    if node.isNull { return nil }
    let list = try node.member("detents")
    var detents: [Double] = []
    for element in try list.elements() { detents.append(try length(element)) }
    guard !detents.isEmpty, detents == detents.sorted() else {
      throw list.error(expected: "places in order")
    }
    return .init(detents: detents, handle: try length(node.member("handle")))
  }

  private static func policies(_ node: JSONNode) throws(TraceError) -> PolicyFacts {
    var policies = PolicyFacts()
    try read(&policies.handOver, "handOver", node)
    try read(&policies.handOverPrecision, "handOverPrecision", node)
    try read(&policies.headerFling, "headerFling", node)
    try read(&policies.otherPages, "otherPages", node)
    try read(&policies.bounceTop, "bounceTop", node)
    try read(&policies.bounceBottom, "bounceBottom", node)
    try read(&policies.headerPan, "headerPan", node)
    try read(&policies.shortPage, "shortPage", node)
    try read(&policies.listBelowFull, "listBelowFull", node)
    try read(&policies.panelGate, "panelGate", node)
    try read(&policies.diagonalDrag, "diagonalDrag", node)
    try read(&policies.bottomBar, "bottomBar", node)
    if let coast = try node.optional("ownCoast") { policies.ownCoast = try coast.bool() }
    return policies
  }

  /// A policy's word; one that is left out keeps its default.
  private static func read<Word>(
    _ value: inout Word, _ key: String, _ node: JSONNode
  ) throws(TraceError)
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    if let word = try node.optional(key) { value = try word.word(Word.self) }
  }

  /// A length that is finite and above zero: a scene without it could not be judged.
  private static func positive(_ node: JSONNode) throws(TraceError) -> Double {
    let value = try node.double()
    guard value > 0, value.isFinite else { throw node.error(expected: "a number above zero") }
    return value
  }

  /// A length that is finite and not negative.
  private static func length(_ node: JSONNode) throws(TraceError) -> Double {
    let value = try node.double()
    guard value >= 0, value.isFinite else { throw node.error(expected: "a length") }
    return value
  }
}
