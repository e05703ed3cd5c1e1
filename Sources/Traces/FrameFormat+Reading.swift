extension FrameFormat {
  /// A whole trace, its frames numbered from 0 without a gap; blank lines are skipped.
  ///
  /// What a recorder leaves out of every frame is told by `TraceHeader.carries`.
  ///
  /// - Throws: the first mistake, with line, column and what was expected.
  public static func read(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    let all = try readAll(bytes)
    guard let first = all.first else {
      throw TraceError(line: 1, column: 1, expected: "the header of a trace", found: "nothing")
    }
    guard all.count == 1 else {
      throw TraceError(
        line: all[1].line, column: 1, expected: "a frame", found: "the header of a trace")
    }
    return first.trace
  }

  /// The traces in a text, one after another as `--frames` writes them, each with the number of
  /// its first line, from 1.
  ///
  /// - Throws: the first mistake, with line, column and what was expected.
  public static func readAll(
    _ bytes: [UInt8]
  ) throws(TraceError) -> [(line: Int, trace: Trace)] {
    var traces: [(line: Int, trace: Trace)] = []
    var reader = FrameReader()
    var line = 0
    for slice in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if slice.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { continue }
      let node = try JSONScanner.parse(slice, line: line)
      let isNamed = try node.optional("format") != nil
      if isNamed || traces.isEmpty {
        traces.append((line, Trace(header: try header(node))))
        reader = FrameReader()
      } else {
        let frame = try frame(node, &reader)
        try reader.follow(frame, node)
        traces[traces.count - 1].trace.frames.append(frame)
        traces[traces.count - 1].trace.header.carries = reader.carries
      }
    }
    return traces
  }

  /// The frame in a line of text, which is number `line`, from 1, and tells everything.
  public static func readFrame(
    _ bytes: ArraySlice<UInt8>, line: Int = 2
  ) throws(TraceError) -> Frame {
    var reader = FrameReader(expecting: .all)
    return try frame(JSONScanner.parse(bytes, line: line), &reader)
  }

  private static func frame(
    _ node: JSONNode, _ reader: inout FrameReader
  ) throws(TraceError) -> Frame {
    var frame = Frame()
    frame.index = try node.member("index").int()
    frame.time = try node.member("time").double()
    frame.touches = try list(reader.optional(node, "touches", .touches), touch)
    frame.events = try list(reader.optional(node, "events", .events), event)
    frame.header = try placed(reader.optional(node, "header", .header), &reader)
    frame.bar = try placed(reader.optional(node, "bar", .bar), &reader)
    frame.panel = try placed(reader.optional(node, "panel", .panel), &reader)
    frame.indicator = try indicator(reader.optional(node, "indicator", .indicator))
    frame.segments = try list(reader.optional(node, "segments", .segments), segment)
    for element in try reader.optional(node, "pages", .pages)?.elements() ?? [] {
      frame.pages.append(try page(element, &reader))
    }
    for element in try reader.optional(node, "scrollers", .scrollers)?.elements() ?? [] {
      frame.scrollers.append(try scroller(element, &reader))
    }
    if let host = try reader.optional(node, "headerHost", .headerHost) {
      frame.headerHost = try host.int()
    }
    if let pictures = try reader.optional(node, "picturesStandingIn", .pictures) {
      frame.picturesStandingIn = try pictures.int()
    }
    frame.callbacks = try list(reader.optional(node, "callbacks", .callbacks), callback)
    frame.writes = try list(reader.optional(node, "writes", .writes), write)
    frame.animations = try list(reader.optional(node, "animations", .animations), animation)
    return frame
  }

  private static func list<Record>(
    _ node: JSONNode?, _ record: (JSONNode) throws(TraceError) -> Record
  ) throws(TraceError) -> ContiguousArray<Record> {
    var records: ContiguousArray<Record> = []
    for element in try node?.elements() ?? [] { records.append(try record(element)) }
    return records
  }

  private static func point(_ node: JSONNode) throws(TraceError) -> Point {
    let numbers = try node.numbers(2)
    return Point(x: numbers[0], y: numbers[1])
  }

  private static func rect(_ node: JSONNode) throws(TraceError) -> Rect {
    let numbers = try node.numbers(4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A rectangle as shown and as modelled; without a model it counts as not animated.
  private static func placed(
    _ node: JSONNode?, _ reader: inout FrameReader
  ) throws(TraceError) -> PlacedRect? {
    guard let node, !node.isNull else { return nil }
    let shown = try rect(node.member("shown"))
    let model = try reader.optional(node, "model", .modelRects)
    guard let model else { return PlacedRect(shown: shown, model: shown) }
    return PlacedRect(shown: shown, model: try rect(model))
  }

  private static func indicator(_ node: JSONNode?) throws(TraceError) -> IndicatorRecord? {
    guard let node, !node.isNull else { return nil }
    return IndicatorRecord(
      lineX: try node.member("lineX").double(), lineWidth: try node.member("lineWidth").double(),
      strokeStart: try node.member("strokeStart").double(),
      strokeEnd: try node.member("strokeEnd").double())
  }

  private static func segment(_ node: JSONNode) throws(TraceError) -> Segment {
    Segment(start: try node.member("start").double(), end: try node.member("end").double())
  }

  private static func touch(_ node: JSONNode) throws(TraceError) -> TouchSample {
    TouchSample(
      finger: try node.member("finger").int(),
      phase: try node.member("phase").code(TouchSample.Phase.self, "touch phase"),
      time: try node.member("time").double(), position: try point(node.member("position")),
      scroller: try node.member("scroller").int(),
      region: try node.member("region").code(TouchSample.Region.self, "region"))
  }

  private static func event(_ node: JSONNode) throws(TraceError) -> EventRecord {
    EventRecord(
      kind: try node.member("kind").code(EventRecord.Kind.self, "kind of event"),
      value: try node.member("value").double())
  }

  private static func page(
    _ node: JSONNode, _ reader: inout FrameReader
  ) throws(TraceError) -> PageRecord {
    let row = try reader.optional(node, "firstRow", .firstRows)
    return PageRecord(
      index: try node.member("index").int(), scroller: try node.member("scroller").int(),
      shown: try rect(node.member("shown")), firstRow: try row.map(rect) ?? .zero,
      rows: try node.member("rows").int())
  }

  private static func scroller(
    _ node: JSONNode, _ reader: inout FrameReader
  ) throws(TraceError) -> ScrollerRecord {
    var scroller = ScrollerRecord(
      id: try node.member("id").int(),
      role: try node.member("role").code(ScrollerRecord.Role.self, "role"),
      page: try node.member("page").int(), parent: try node.member("parent").int())
    scroller.shown = try rect(node.member("shown"))
    scroller.offset = try point(node.member("offset"))
    if let top = try reader.optional(node, "insetTop", .insets) {
      scroller.insetTop = try top.double()
      scroller.insetLeft = try node.member("insetLeft").double()
      scroller.insetBottom = try node.member("insetBottom").double()
      scroller.insetRight = try node.member("insetRight").double()
    }
    scroller.contentWidth = try node.member("contentWidth").double()
    scroller.contentHeight = try node.member("contentHeight").double()
    scroller.boundsWidth = try node.member("boundsWidth").double()
    scroller.boundsHeight = try node.member("boundsHeight").double()
    if let flags = try reader.optional(node, "flags", .scrollerFlags) {
      scroller.flags = .init(rawValue: try flags.int())
    }
    return scroller
  }

  private static func callback(_ node: JSONNode) throws(TraceError) -> CallbackRecord {
    CallbackRecord(
      kind: try node.member("kind").code(CallbackRecord.Kind.self, "kind of callback"),
      scroller: try node.member("scroller").int(), depth: try node.member("depth").int())
  }

  private static func write(_ node: JSONNode) throws(TraceError) -> WriteRecord {
    WriteRecord(
      target: try node.member("target").int(),
      property: try node.member("property").code(WriteRecord.Property.self, "property"),
      author: try node.member("author").code(WriteRecord.Author.self, "author"),
      x: try node.member("x").double(), y: try node.member("y").double())
  }

  private static func animation(_ node: JSONNode) throws(TraceError) -> AnimationRecord {
    var animation = AnimationRecord(
      target: try node.member("target").int(),
      property: try node.member("property").code(AnimationRecord.Property.self, "property"),
      from: try rect(node.member("from")), to: try rect(node.member("to")),
      began: try node.member("began").double(), duration: try node.member("duration").double())
    animation.curve = try node.member("curve").code(AnimationRecord.Curve.self, "curve")
    animation.a = try node.member("a").double()
    animation.b = try node.member("b").double()
    animation.c = try node.member("c").double()
    animation.d = try node.member("d").double()
    return animation
  }
}
