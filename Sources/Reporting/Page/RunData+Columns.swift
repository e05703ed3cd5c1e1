import Invariants
import NestCheck
import Traces

extension RunData {
  /// All numbers of all frames.
  var columns: JSONValue {
    var columns = ColumnSet()
    var segments: ContiguousArray<Segment> = []
    for (index, frame) in frames.enumerated() {
      columns.begin(frame: index)
      columns.add(frame)
      // Segments stand in the frames in which they were laid out anew.
      if !frame.segments.isEmpty { segments = frame.segments }
      columns.add(segments)
      if index < reports.count { columns.add(reports[index]) }
      columns.endFrame()
    }
    return columns.json
  }
}

extension ColumnSet {
  /// What stands on the screen.
  mutating func add(_ frame: Frame) {
    if let header = frame.header { add("header", header.shown) }
    if let bar = frame.bar { add("bar", bar.shown) }
    if let panel = frame.panel { add("panel", panel.shown) }
    if let indicator = frame.indicator {
      set("ind.x", indicator.lineX)
      set("ind.w", indicator.lineWidth)
      // In points along the line: a ten-thousandth of a long line is no small thing.
      set("ind.s", indicator.strokeStart * indicator.lineWidth)
      set("ind.e", indicator.strokeEnd * indicator.lineWidth)
    }
    for page in frame.pages { add(page) }
    for scroller in frame.scrollers { add(scroller) }
    set("host", frame.headerHost)
    set("pictures", frame.picturesStandingIn)
  }

  /// Where the tabs lie on the indicator's line.
  mutating func add(_ segments: ContiguousArray<Segment>) {
    for (tab, segment) in segments.enumerated() {
      set("seg\(tab).s", segment.start)
      set("seg\(tab).e", segment.end)
    }
  }

  private mutating func add(_ name: String, _ rect: Rect) {
    set(name + ".x", rect.x)
    set(name + ".y", rect.y)
    set(name + ".w", rect.width)
    set(name + ".h", rect.height)
  }

  private mutating func add(_ page: PageRecord) {
    let name = "p\(page.index)"
    add(name, page.shown)
    add(name + ".row", page.firstRow)
    set(name + ".rows", page.rows)
    set(name + ".scroller", page.scroller)
  }

  private mutating func add(_ scroller: ScrollerRecord) {
    let name = "s\(scroller.id)"
    add(name, scroller.shown)
    set(name + ".ox", scroller.offset.x)
    set(name + ".oy", scroller.offset.y)
    set(name + ".it", scroller.insetTop)
    set(name + ".ib", scroller.insetBottom)
    set(name + ".cw", scroller.contentWidth)
    set(name + ".ch", scroller.contentHeight)
    set(name + ".bw", scroller.boundsWidth)
    set(name + ".bh", scroller.boundsHeight)
    set(name + ".flags", scroller.flags.rawValue)
    set(name + ".role", scroller.role.rawValue)
    set(name + ".page", scroller.page)
    set(name + ".parent", scroller.parent)
  }

  /// What the invariants say.
  mutating func add(_ report: FrameReport) {
    let phase = Phase.allCases.firstIndex(of: report.phase) ?? 0
    set("phase", phase)
    set("page", report.page)
    if let content = report.content { set("content", content) }
    for band in report.bands { add(band) }
    for (index, state) in report.states.enumerated() { set("inv\(index)", state.rawValue) }
  }

  /// Where something may stand; where it stands is told by what is drawn.
  private mutating func add(_ band: FrameReport.Band) {
    let name = "band." + band.quantity.name
    set(name + ".low", band.allowed.low)
    set(name + ".high", band.allowed.high)
    set(name + ".slack", band.tolerance)
  }
}
