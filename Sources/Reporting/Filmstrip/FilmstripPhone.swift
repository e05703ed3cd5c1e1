import Invariants
import NestCheck
import Traces

/// One phone of a filmstrip, in true proportions.
struct FilmstripPhone {
  let run: RunRecord
  let frame: Int
  /// Whether what is found and what is allowed is marked.
  let marksFault: Bool
  let scale: Double

  private var scene: SceneFacts { run.trace.header.scene }
  private var now: Frame { run.trace.frames[frame] }
  private var width: Double { scene.width * scale }
  private var height: Double { scene.height * scale }

  var svg: String {
    let clip = "clip-\(frame)"
    var parts = [
      "<clipPath id=\"\(clip)\"><rect width=\"\(text(width))\" height=\"\(text(height))\""
        + " rx=\"15\"/></clipPath><g clip-path=\"url(#\(clip))\">"
        + "<rect class=\"glass\" width=\"\(text(width))\" height=\"\(text(height))\"/>"
    ]
    parts += now.pages.map(rows)
    parts += blanks
    if let header = now.header?.shown { parts.append(box(header, clip: clip)) }
    if let bar = now.bar?.shown { parts.append(self.bar(bar)) }
    if let panel = now.panel?.shown { parts.append(rect(panel, "edge")) }
    parts.append("</g>")
    parts.append(
      "<rect class=\"edge\(marksFault ? " bad" : "")\" width=\"\(text(width))\""
        + " height=\"\(text(height))\" rx=\"15\"/>")
    if marksFault { parts += marks }
    parts.append(finger)
    return parts.joined(separator: "\n")
  }

  private func text(_ value: Double) -> String { Filmstrip.text(value) }

  private func rect(_ rect: Rect, _ look: String) -> String {
    "<rect class=\"\(look)\" x=\"\(text(rect.x * scale))\" y=\"\(text(rect.y * scale))\""
      + " width=\"\(text(max(0, rect.width * scale)))\""
      + " height=\"\(text(max(0, rect.height * scale)))\"/>"
  }

  private func line(_ look: String, y: Double, from: Double = 0, to: Double? = nil) -> String {
    "<line class=\"\(look)\" x1=\"\(text(from * scale))\" x2=\"\(text((to ?? scene.width) * scale))\""
      + " y1=\"\(text(y * scale))\" y2=\"\(text(y * scale))\"/>"
  }

  private func label(_ words: String, x: Double, y: Double, anchor: String = "start") -> String {
    "<text class=\"quiet\" font-size=\"9\" style=\"font-size:9px\" text-anchor=\"\(anchor)\""
      + " x=\"\(text(x * scale))\" y=\"\(text(y * scale))\">\(words)</text>"
  }

  /// The rows of a page that are on the screen.
  private func rows(_ page: PageRecord) -> String {
    guard page.shown.x < scene.width, page.shown.maxX > 0, page.firstRow.isFinite,
      scene.pages.indices.contains(page.index), scene.pages[page.index].rowHeight > 0
    else { return "" }
    let step = scene.pages[page.index].rowHeight
    let top = max(0, page.shown.y)
    let bottom = min(scene.height, page.shown.maxY)
    var parts: [String] = []
    var row = max(0, Int(((top - page.firstRow.y) / step).rounded(.down)))
    while row < page.rows, page.firstRow.y + Double(row) * step < bottom {
      let y = page.firstRow.y + Double(row) * step
      let x = page.firstRow.x
      parts.append(
        rect(
          Rect(x: x, y: y, width: page.firstRow.width, height: step), row % 2 == 0 ? "a" : "b"))
      if step >= 24 {
        parts.append(label("\(row + 1)", x: x + 20, y: y + step / 2 + 8))
        let long = 90 + 37 * Double(row * 7 % 5)
        parts.append(rect(Rect(x: x + 60, y: y + step / 2 - 3, width: long, height: 6), "line"))
      }
      row += 1
    }
    return parts.joined(separator: "\n")
  }

  private func box(_ header: Rect, clip: String) -> String {
    let foot = header.maxY
    let radius = min(28, header.height / 4)
    return [
      rect(header, "head"),
      "<circle class=\"mark\" cx=\"\(text((header.x + 20 + radius) * scale))\""
        + " cy=\"\(text((foot - 16 - radius) * scale))\" r=\"\(text(radius * scale))\"/>",
      rect(
        Rect(x: header.x + 36 + 2 * radius, y: foot - 16 - radius * 1.2, width: 140, height: 10),
        "mark"),
    ].joined(separator: "\n")
  }

  private func bar(_ bar: Rect) -> String {
    var parts = [rect(bar, "bar"), line("hair", y: bar.maxY, from: bar.x, to: bar.maxX)]
    if let line = now.indicator, line.strokeEnd > line.strokeStart {
      parts.append(
        self.line(
          "ind", y: bar.maxY - 3, from: line.lineX + line.lineWidth * line.strokeStart,
          to: line.lineX + line.lineWidth * line.strokeEnd))
    }
    return parts.joined(separator: "\n")
  }

  /// What is blank above, because something is pulled beyond its start.
  private var blanks: [String] {
    let head = now.header?.shown.y ?? now.bar?.shown.y ?? 0
    let above = max(0, now.header?.shown.maxY ?? 0, now.bar?.shown.maxY ?? 0)
    let page = now.pages.min { $0.shown.x.magnitude < $1.shown.x.magnitude }
    let first = page?.firstRow.y ?? 0
    let parts = [(0, head), (above, first)].filter { $0.1 - $0.0 > 0.5 && $0.1.isFinite }
    return parts.map { top, bottom in
      rect(Rect(x: 0, y: top, width: scene.width, height: bottom - top), "out")
    }
  }

  /// Where the finger is, with where it came from.
  private var finger: String {
    var path: [Point] = []
    var isDown = false
    for frame in run.trace.frames[max(0, frame - 30)...frame] {
      for touch in frame.touches {
        if touch.phase == .began { path = [] }
        path.append(touch.position)
        isDown = touch.phase == .began || touch.phase == .moved
      }
    }
    guard isDown, let last = path.last else { return "" }
    let points = path.map { "\(text($0.x * scale)),\(text($0.y * scale))" }
    return "<polyline class=\"trail\" points=\"\(points.joined(separator: " "))\"/>"
      + "<circle class=\"finger\" cx=\"\(text(last.x * scale))\" cy=\"\(text(last.y * scale))\""
      + " r=\"9\"/>"
  }

  /// Where the edge or the row stands that is wrong, and the nearest place that is allowed.
  private var marks: [String] {
    guard let (found, allowed) = misplaced else { return [] }
    let over = 12 / scale
    let clamp = { (y: Double) in min(max(y, 0), scene.height) }
    return [
      line("allowed", y: clamp(allowed), from: -over / 2, to: scene.width + over / 2),
      line("found", y: clamp(found), from: -over, to: scene.width + over),
    ]
  }

  /// In window coordinates: the first of what can be marked across the phone.
  private var misplaced: (found: Double, allowed: Double)? {
    guard run.reports.indices.contains(frame) else { return nil }
    let bands = run.reports[frame].bands
    let edges: [FrameReport.Quantity] = [.headerBottom, .barTop, .panelTop, .headerTop, .content]
    for edge in edges {
      let outside = bands.first { $0.quantity == edge && $0.excess > 0 }
      guard let band = outside else { continue }
      let allowed = min(max(band.actual, band.allowed.low), band.allowed.high)
      // The first row stands where the content has not yet moved it away from.
      let base = scene.headerHeight + scene.barHeight
      return edge == .content
        ? (base - band.actual, base - allowed) : (band.actual, allowed)
    }
    return nil
  }
}
