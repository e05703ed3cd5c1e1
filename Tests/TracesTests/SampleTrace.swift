import Traces

/// A trace in which every field of the format differs from its default.
enum SampleTrace {
  static let header: TraceHeader = {
    var scene = SceneFacts()
    scene.width = 402
    scene.headerHeight = 200
    scene.pinnedHeight = 12.5
    scene.barHeight = 44
    scene.bottomInset = 34
    scene.pages = [.init(rows: 40, rowHeight: 60), .init(rows: 0, rowHeight: 44.5)]
    scene.chain = .nested
    scene.panel = .init(detents: [650, 58.666666666666664], handle: 24)
    scene.policies.listBelowFull = .scrolls
    scene.policies.panelGate = .opensAtPanel
    scene.policies.diagonalDrag = .bothAxes
    scene.policies.handOver = .none
    scene.policies.headerPan = .pages
    scene.policies.ownCoast = true
    return TraceHeader(
      strategy: "three-layer", scene: scene, script: "nestcheck 1\n\ttab\u{1}\"\\ – ü",
      assumptions: [.init(name: "bounce-catch", value: "raw"), .init(name: "a", value: "b")])
  }()

  static func frame(_ index: Int = 0) -> Frame {
    var frame = Frame()
    frame.index = index
    frame.time = Double(index) * 1000 / 60
    frame.touches = [
      TouchSample(
        finger: 1, phase: .cancelled, time: 16.25, position: Point(x: 195, y: 400.5), scroller: 2,
        region: .panel)
    ]
    frame.events = [EventRecord(kind: .tabTap, value: 2)]
    let rect = Rect(x: 0, y: -12.333333333333334, width: 390, height: 200)
    frame.header = PlacedRect(shown: rect, model: .zero)
    frame.bar = PlacedRect(shown: .zero, model: rect)
    frame.indicator = IndicatorRecord(lineX: 1, lineWidth: 390, strokeStart: 0.1, strokeEnd: 0.2)
    frame.segments = [Segment(start: 0, end: 0.3), Segment(start: 0.3, end: 1)]
    frame.pages = [PageRecord(index: 0, scroller: 2, shown: rect, firstRow: rect, rows: 40)]
    var scroller = ScrollerRecord(id: 2, role: .list, page: 0, parent: 1)
    scroller.shown = rect
    scroller.offset = Point(x: -0.0, y: 1e21)
    scroller.insetTop = .leastNonzeroMagnitude
    scroller.insetRight = 1
    scroller.contentHeight = 2400
    scroller.flags = [.dragging, .scrollEnabled]
    frame.scrollers = [ScrollerRecord(id: 1, role: .outer), scroller]
    frame.headerHost = 1
    frame.picturesStandingIn = 3
    frame.callbacks = [CallbackRecord(kind: .didSelect, scroller: -1, depth: 2)]
    frame.writes = [
      WriteRecord(target: -1, property: .frame, author: .animation, x: .infinity, y: -.infinity)
    ]
    var settling = AnimationRecord(
      target: -3, property: .position, from: Rect(x: 195, y: 700.25, width: 0, height: 0), to: rect,
      began: 1000 / 60, duration: 400)
    settling.curve = .spring
    settling.a = 1
    settling.b = -0.5
    settling.c = 0.25
    settling.d = 2
    frame.animations = [settling]
    return frame
  }

  static var bytes: [UInt8] {
    var bytes: [UInt8] = []
    FrameFormat.append(header, to: &bytes)
    for index in 0..<3 { FrameFormat.append(frame(index), to: &bytes) }
    return bytes
  }
}
