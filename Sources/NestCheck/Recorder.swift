import HeadlessUIKit
import Scenes
import Traces

/// Looks at a container after each frame and writes down what stands on the screen.
///
/// It reads views that the container hands out and what UIKit shows of them, never a figure of the
/// container's. Nothing is allocated per frame once the frame's arrays have grown; the tree is
/// looked over again only when it has changed, and so are the views while the stage is quiet.
///
/// A frame is written over the one before the last, as it was left.
@MainActor
final class Recorder {
  let stage: Stage
  private let container: any NestedContainer
  private var scene: Scene
  private var scrollers: ContiguousArray<Scroller> = []
  private(set) var pages: ContiguousArray<Page> = []
  private var traceNumbers: ContiguousArray<Int> = []
  private var knownScrollers = 0
  private var seenVersion = -1
  /// Counts frames: placements worked out in one are good for that one only.
  private var pass = 0
  /// The passes of all recorders: the views remember the number only.
  private static var passes = 0
  var fingers: ContiguousArray<Finger> = []
  private var segments: ContiguousArray<Segment> = []
  private var indicator: Indicator?
  private var headerHost = -1
  let header: UIView?
  let bar: UIView?
  let panel: UIView?
  let tabs: [UIView]

  private struct Scroller {
    let view: UIScrollView
    var record: ScrollerRecord
    var depth: Int
  }

  struct Page {
    let index: Int
    let view: UIView
    let hasNoScrollView: Bool
    let firstRowView: UIView
    let firstRow: CGRect
    let scroller: Int
    let rows: Int
  }

  private struct Indicator {
    let layer: CAShapeLayer
    let host: UIView
    let line: CGRect
  }

  init(stage: Stage, container: any NestedContainer, scene: Scene) {
    self.stage = stage
    self.container = container
    self.scene = scene
    header = container.headerView
    bar = container.barView
    panel = container.panel
    tabs = container.tabViews
    look()
  }

  /// The scene has changed: everything is looked over again.
  func take(_ scene: Scene) {
    self.scene = scene
    seenVersion = -1
  }

  // MARK: Looking the tree over

  private static let nobody = WriteRecord.other

  private func look() {
    if seenVersion == Stage.hierarchyVersion && !hasOtherPages { return }
    seenVersion = Stage.hierarchyVersion
    pages.removeAll(keepingCapacity: true)
    let pager = container.pager
    note(scrollersAround: header, role: roleAround, page: -1)
    note(scrollersAround: pager?.superview, role: roleAround, page: -1)
    if let pager { note(pager, role: .pager, page: -1) }
    for index in scene.pages.indices {
      guard let page = container.page(at: index) else { continue }
      note(page, index)
    }
    numberAround(header, as: WriteRecord.header)
    number(header, as: WriteRecord.header)
    number(bar, as: WriteRecord.bar)
    number(panel, as: WriteRecord.panel)
    scrollers.removeAll { $0.view.window == nil }
    for place in scrollers.indices {
      scrollers[place].depth = scrollers[place].view.stageDepth
      scrollers[place].record.parent = parent(of: scrollers[place].view)
    }
    scrollers.sort { ($0.depth, $0.record.id) < ($1.depth, $1.record.id) }
    lookAtIndicator()
    headerHost = header.map { innermostScroller(from: $0.superview) } ?? -1
  }

  /// Whether a view stands for another page than before, though none came or went: one that shows
  /// the rows of whatever page is current.
  private var hasOtherPages: Bool {
    for page in pages where page.hasNoScrollView {
      if container.page(at: page.index)?.view !== page.view { return true }
    }
    return false
  }

  private func note(_ page: ContainerPage, _ index: Int) {
    var id = -1
    let single = type(of: container).chaining == .single
    if let view = page.scrollView {
      id = note(view, role: single ? .single : .list, page: index)
    }
    note(scrollersAround: page.view.superview, role: roleAround, page: -1)
    if id < 0, single { id = shared(around: page.view) }
    pages.append(
      Page(
        index: index, view: page.view, hasNoScrollView: page.scrollView == nil,
        firstRowView: page.firstRowView, firstRow: page.firstRow, scroller: id,
        rows: scene.pages[index].rows))
  }

  /// What a scroll view around header and pages is: the one that carries both, where pages have
  /// none of their own.
  private var roleAround: ScrollerRecord.Role {
    guard type(of: container).chaining == .single else { return .outer }
    for index in scene.pages.indices {
      if let page = container.page(at: index) { return page.scrollView == nil ? .single : .outer }
    }
    return .outer
  }

  /// The scroller that a page without one shares with the others.
  private func shared(around view: UIView) -> Int {
    var here = view.superview
    while let each = here {
      let known = scrollers.first { $0.view === each && $0.record.role == .single }
      if let known { return known.record.id }
      here = each.superview
    }
    return -1
  }

  private func note(scrollersAround view: UIView?, role: ScrollerRecord.Role, page: Int) {
    var here = view
    while let each = here {
      if let scroll = each as? UIScrollView, scroll !== container.pager, !isPage(scroll) {
        note(scroll, role: role, page: page)
      }
      here = each.superview
    }
  }

  private func isPage(_ view: UIScrollView) -> Bool {
    for index in scene.pages.indices where container.page(at: index)?.scrollView === view {
      return true
    }
    return false
  }

  @discardableResult
  private func note(_ view: UIScrollView, role: ScrollerRecord.Role, page: Int) -> Int {
    if let known = scrollers.first(where: { $0.view === view }) { return known.record.id }
    // One that was off the screen for a time keeps its number.
    var id = traceNumber(view.stageNumber)
    if id < 0 {
      id = knownScrollers
      knownScrollers += 1
    }
    scrollers.append(
      Scroller(view: view, record: ScrollerRecord(id: id, role: role, page: page), depth: 0))
    number(view, as: id)
    return id
  }

  private func number(_ view: UIView?, as id: Int) {
    guard let view else { return }
    while traceNumbers.count <= view.stageNumber { traceNumbers.append(Self.nobody) }
    traceNumbers[view.stageNumber] = id
  }

  /// A view around a part, below the next scroller, carries it: what is done to it is done to the
  /// part.
  private func numberAround(_ view: UIView?, as id: Int) {
    var around = view?.superview
    while let each = around, each !== container.rootView, traceNumber(each.stageNumber) < 0 {
      number(each, as: id)
      around = each.superview
    }
  }

  private func traceNumber(_ view: Int) -> Int {
    view < traceNumbers.count ? traceNumbers[view] : Self.nobody
  }

  private func parent(of view: UIView) -> Int {
    innermostScroller(from: view.superview)
  }

  func innermostScroller(from view: UIView?) -> Int {
    var here = view
    while let each = here {
      let id = traceNumber(each.stageNumber)
      if id >= 0 { return id }
      here = each.superview
    }
    return -1
  }

  private func lookAtIndicator() {
    guard let layer = container.indicatorLayer, let place = layer.stageHost() else {
      indicator = nil
      return
    }
    indicator = Indicator(
      layer: layer, host: place.view, line: CGRect(origin: place.origin, size: layer.frame.size))
  }

  /// The tabs' places along the indicator's line.
  private func currentSegments() -> ContiguousArray<Segment> {
    guard let indicator else { return [] }
    let line = indicator.host.stageWindowRect(indicator.line, shown: false)
    let width = Double(line.size.width)
    guard width > 0 else { return [] }
    var segments: ContiguousArray<Segment> = []
    for tab in tabs {
      let rect = tab.stageWindowRect(tab.bounds, shown: false)
      segments.append(
        Segment(
          start: (Double(rect.minX - line.minX) + Scene.Bar.segmentInset) / width,
          end: (Double(rect.maxX - line.minX) - Scene.Bar.segmentInset) / width))
    }
    return segments
  }

  // MARK: One frame

  /// Writes the present frame down.
  func record(
    into frame: inout Frame, index: Int, time: Double,
    samples: ContiguousArray<StageTouchSample>, events: ContiguousArray<EventRecord> = []
  ) {
    frame.index = index
    frame.time = time
    frame.events.cut(to: 0)
    if !events.isEmpty {
      frame.events.append(contentsOf: events)
      // Another page may lie in the same views.
      seenVersion = -1
    }
    if container.rootView.window == nil { return recordAbsence(&frame) }
    let changed = seenVersion != Stage.hierarchyVersion
    // The frame was written two frames ago, and nothing has changed since.
    if index > 1, stage.quietFrames > 1, !changed { return recordStill(&frame) }
    Self.passes += 1
    pass = Self.passes
    look()
    recordTouches(samples, &frame)
    frame.header = placed(header)
    frame.bar = placed(bar)
    frame.panel = placed(panel)
    recordIndicator(&frame, lookForSegments: changed || index == 0)
    recordPages(&frame)
    recordScrollers(&frame)
    frame.headerHost = headerHost
    frame.picturesStandingIn = container.standInViews.count
    recordLog(&frame)
    recordAnimations(&frame)
  }

  /// Another screen covers the page: nothing of it is to be seen.
  private func recordAbsence(_ frame: inout Frame) {
    fingers.removeAll(keepingCapacity: true)
    frame.touches.removeAll(keepingCapacity: true)
    frame.header = nil
    frame.bar = nil
    frame.panel = nil
    frame.indicator = nil
    frame.segments.removeAll(keepingCapacity: true)
    frame.pages.removeAll(keepingCapacity: true)
    frame.scrollers.removeAll(keepingCapacity: true)
    frame.headerHost = -1
    frame.picturesStandingIn = 0
    recordLog(&frame)
    frame.animations.removeAll(keepingCapacity: true)
  }

  /// Writes over a frame that shows what stands on the screen: only what passes is new.
  private func recordStill(_ frame: inout Frame) {
    frame.touches.cut(to: 0)
    frame.callbacks.cut(to: 0)
    frame.writes.cut(to: 0)
    frame.animations.cut(to: 0)
    recordIndicator(&frame, lookForSegments: false)
  }

  private func placed(_ view: UIView?) -> PlacedRect? {
    guard let view else { return nil }
    return Unmanaged.passUnretained(view)._withUnsafeGuaranteedRef { placed(it: $0) }
  }

  private func placed(it view: UIView) -> PlacedRect {
    let place = view.stagePlacement(in: pass)
    if place.isPlain {
      let rect = shifted(view.stageBounds, place)
      return PlacedRect(shown: rect, model: rect)
    }
    return PlacedRect(
      shown: rect(view.stageWindowRect(view.stageShownBounds, shown: true)),
      model: rect(view.stageWindowRect(view.stageBounds, shown: false)))
  }

  /// A view's bounds as the screen shows them.
  @inline(__always)
  private func shownBounds(of view: UIView) -> Rect {
    let place = view.stagePlacement(in: pass)
    return place.isPlain
      ? shifted(view.stageBounds, place)
      : rect(view.stageWindowRect(view.stageShownBounds, shown: true))
  }

  /// A rectangle of a view as the screen shows it.
  @inline(__always)
  private func shown(_ rect: CGRect, of view: UIView) -> Rect {
    let place = view.stagePlacement(in: pass)
    return place.isPlain ? shifted(rect, place) : self.rect(view.stageWindowRect(rect, shown: true))
  }

  @inline(__always)
  private func shifted(_ r: CGRect, _ place: StagePlacement) -> Rect {
    Rect(
      x: Double(r.origin.x) + place.x, y: Double(r.origin.y) + place.y,
      width: Double(r.size.width), height: Double(r.size.height))
  }

  @inline(__always)
  private func rect(_ r: CGRect) -> Rect {
    Rect(
      x: Double(r.origin.x), y: Double(r.origin.y), width: Double(r.size.width),
      height: Double(r.size.height))
  }

  private func recordIndicator(_ frame: inout Frame, lookForSegments: Bool) {
    frame.segments.cut(to: 0)
    guard let indicator else {
      frame.indicator = nil
      return
    }
    let line = shown(indicator.line, of: indicator.host)
    frame.indicator = IndicatorRecord(
      lineX: line.x, lineWidth: line.width,
      strokeStart: indicator.layer.start.shown, strokeEnd: indicator.layer.end.shown)
    guard lookForSegments else { return }
    let now = currentSegments()
    if now != segments {
      segments = now
      frame.segments = now
    }
  }

  // The records are filled where they lie, and nothing is retained meanwhile: the recorder holds
  // all views that it looks at until it looks the tree over again.

  private func recordPages(_ frame: inout Frame) {
    let count = pages.count
    while frame.pages.count > count { frame.pages.removeLast() }
    while frame.pages.count < count {
      frame.pages.append(PageRecord(index: 0, scroller: 0, shown: .zero, firstRow: .zero, rows: 0))
    }
    frame.pages.withUnsafeMutableBufferPointer { records in
      pages.withUnsafeBufferPointer { pages in
        for place in 0..<count {
          records[place].index = pages[place].index
          records[place].scroller = pages[place].scroller
          records[place].rows = pages[place].rows
          Unmanaged.passUnretained(pages[place].view)._withUnsafeGuaranteedRef {
            records[place].shown = shownBounds(of: $0)
          }
          Unmanaged.passUnretained(pages[place].firstRowView)._withUnsafeGuaranteedRef {
            records[place].firstRow = shown(pages[place].firstRow, of: $0)
          }
        }
      }
    }
  }

  private func recordScrollers(_ frame: inout Frame) {
    let count = scrollers.count
    while frame.scrollers.count > count { frame.scrollers.removeLast() }
    while frame.scrollers.count < count {
      frame.scrollers.append(ScrollerRecord(id: 0, role: .other))
    }
    frame.scrollers.withUnsafeMutableBufferPointer { records in
      scrollers.withUnsafeBufferPointer { scrollers in
        for place in 0..<count {
          records[place].id = scrollers[place].record.id
          records[place].role = scrollers[place].record.role
          records[place].page = scrollers[place].record.page
          records[place].parent = scrollers[place].record.parent
          Unmanaged.passUnretained(scrollers[place].view)._withUnsafeGuaranteedRef {
            fill(&records[place], from: $0)
          }
        }
      }
    }
  }

  private func fill(_ record: inout ScrollerRecord, from view: UIScrollView) {
    let bounds = view.stageBounds
    record.shown = shownBounds(of: view)
    record.offset = Point(x: Double(bounds.origin.x), y: Double(bounds.origin.y))
    let inset = view.adjustedContentInset
    record.insetTop = Double(inset.top)
    record.insetLeft = Double(inset.left)
    record.insetBottom = Double(inset.bottom)
    record.insetRight = Double(inset.right)
    let size = view.contentSize
    record.contentWidth = Double(size.width)
    record.contentHeight = Double(size.height)
    record.boundsWidth = Double(bounds.size.width)
    record.boundsHeight = Double(bounds.size.height)
    record.flags = flags(of: view)
  }

  private func flags(of view: UIScrollView) -> ScrollerRecord.Flags {
    var flags: ScrollerRecord.Flags = []
    if view.isTracking { flags.insert(.tracking) }
    if view.isDragging { flags.insert(.dragging) }
    if view.isDecelerating { flags.insert(.decelerating) }
    if view.isScrollEnabled { flags.insert(.scrollEnabled) }
    if view.bounces { flags.insert(.bounces) }
    if view.alwaysBounceVertical { flags.insert(.alwaysBounceVertical) }
    return flags
  }

  private func recordLog(_ frame: inout Frame) {
    var count = 0
    for place in 0..<stage.log.callbacks.count {
      let callback = stage.log.callbacks[place]
      let id = traceNumber(callback.view)
      if id < 0 { continue }
      frame.callbacks.put(
        CallbackRecord(
          kind: CallbackRecord.Kind(callback.kind), scroller: id, depth: callback.depth),
        at: count)
      count += 1
    }
    frame.callbacks.cut(to: count)
    for place in 0..<stage.log.writes.count {
      let write = stage.log.writes[place]
      frame.writes.put(
        WriteRecord(
          target: traceNumber(write.view), property: WriteRecord.Property(write.property),
          author: WriteRecord.Author(write.author), x: write.x, y: write.y),
        at: place)
    }
    frame.writes.cut(to: stage.log.writes.count)
  }

  private func recordAnimations(_ frame: inout Frame) {
    frame.animations.cut(to: 0)
    guard stage.isAnimating else { return }
    stage.eachRunningAnimation { animation in
      guard let property = AnimationRecord.Property(rawValue: animation.property.rawValue) else {
        return
      }
      var record = AnimationRecord(
        target: traceNumber(animation.view), property: property, from: rect(animation.from),
        to: rect(animation.to), began: animation.began, duration: animation.duration)
      switch animation.curve {
      case .cubic(let x1, let y1, let x2, let y2):
        (record.a, record.b, record.c, record.d) = (x1, y1, x2, y2)
      case .spring(let ratio, let velocity):
        record.curve = .spring
        (record.a, record.b, record.c, record.d) = (ratio, velocity, 0, 0)
      }
      frame.animations.append(record)
    }
  }

  private func rect(_ numbers: [4 of Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
