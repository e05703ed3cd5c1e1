import Invariants
import NestCheck
import Traces

/// A frame and the one before it, drawn side by side in characters.
///
///     frame 56                    frame 57
///     ┌──────────────────────┐    ┌──────────────────────┐
///     │░░░░░░░ header ░░░░░░░│    │══════════════════════│ header 0 … 12.3
///
/// One line is as high as the phone is high divided by the number of lines; what changes is
/// written out beside it, in points.
struct FramePicture {
  private let run: RunRecord
  private let frame: Int

  private static let columns = 24
  private static let lines = 16

  /// The picture of a frame of a run; nil where the run has no such frame.
  init?(_ run: RunRecord, frame: Int) {
    guard run.trace.frames.indices.contains(frame), frame > 0 else { return nil }
    self.run = run
    self.frame = frame
  }

  /// The lines, without an indent.
  var lines: [String] {
    let before = cells(of: frame - 1)
    let after = cells(of: frame)
    let gap = "   "
    let width = Self.columns + 2
    var result = [
      "frame \(frame - 1)".padded(to: width) + gap + "frame \(frame)",
      edge("┌", "┐") + gap + edge("┌", "┐"),
    ]
    for (left, right) in zip(before, after) {
      let mark = left == right ? " " : "←"
      result.append("│\(String(left))│\(gap)│\(String(right))│\(mark == " " ? "" : " " + mark)")
    }
    result.append(edge("└", "┘") + gap + edge("└", "┘"))
    return result + numbers
  }

  private func edge(_ left: String, _ right: String) -> String {
    left + String(repeating: "─", count: Self.columns) + right
  }

  private func cells(of index: Int) -> [[Character]] {
    let frame = run.trace.frames[index]
    let blank = [Character](repeating: " ", count: Self.columns)
    var canvas = [[Character]](repeating: blank, count: Self.lines)
    for page in frame.pages { draw(page, &canvas) }
    if let header = frame.header?.shown { fill(header, "░", "header", &canvas) }
    if let bar = frame.bar?.shown { fill(bar, "═", "tab bar", &canvas) }
    if let panel = frame.panel?.shown { fill(panel, "▒", "panel", &canvas) }
    for point in fingers(at: index) {
      set("●", column: column(point.x), line: line(point.y), &canvas)
    }
    return canvas
  }

  private var scene: SceneFacts { run.trace.header.scene }

  private func line(_ y: Double) -> Int {
    guard y.isFinite, scene.height > 0 else { return -1 }
    let line = y / scene.height * Double(Self.lines)
    return Int(min(max(line, -1), Double(Self.lines)).rounded(.down))
  }

  private func column(_ x: Double) -> Int {
    guard x.isFinite, scene.width > 0 else { return -1 }
    let column = x / scene.width * Double(Self.columns)
    return Int(min(max(column, -1), Double(Self.columns)).rounded(.down))
  }

  private func set(
    _ character: Character, column: Int, line: Int, _ canvas: inout [[Character]]
  ) {
    guard canvas.indices.contains(line), canvas[line].indices.contains(column) else { return }
    canvas[line][column] = character
  }

  /// Numbers of rows, each on the line on which the row's middle stands.
  private func draw(_ page: PageRecord, _ canvas: inout [[Character]]) {
    guard scene.pages.indices.contains(page.index), scene.pages[page.index].rowHeight > 0,
      page.firstRow.isFinite, page.shown.isFinite
    else { return }
    let step = scene.pages[page.index].rowHeight
    let top = max(0, page.shown.y)
    let bottom = min(scene.height, page.shown.maxY)
    let first = max(0, Int(((top - page.firstRow.y) / step - 0.5).rounded(.up)))
    guard first < page.rows else { return }
    for row in first..<page.rows {
      let y = page.firstRow.y + (Double(row) + 0.5) * step
      if y >= bottom { break }
      for (index, digit) in "\(row + 1)".enumerated() {
        set(digit, column: column(page.shown.x) + 2 + index, line: line(y), &canvas)
      }
    }
  }

  private func fill(
    _ rect: Rect, _ character: Character, _ name: String, _ canvas: inout [[Character]]
  ) {
    guard rect.isFinite, rect.height > 0 else { return }
    let first = max(0, line(rect.y + 1))
    let last = min(Self.lines - 1, line(rect.maxY - 1))
    guard first <= last else { return }
    for line in first...last {
      for column in max(0, column(rect.x))..<max(0, min(Self.columns, column(rect.maxX))) {
        set(character, column: column, line: line, &canvas)
      }
    }
    let text = " \(name) "
    let start = (Self.columns - text.count) / 2
    for (index, letter) in text.enumerated() {
      set(letter, column: start + index, line: (first + last) / 2, &canvas)
    }
  }

  /// Where the fingers are that are down in a frame.
  private func fingers(at index: Int) -> [Point] {
    var down: [Int: Point] = [:]
    for frame in run.trace.frames[max(0, index - 60)...index] {
      for touch in frame.touches {
        let isDown = touch.phase == .began || touch.phase == .moved
        down[touch.finger] = isDown ? touch.position : nil
      }
    }
    return down.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension FramePicture {
  /// What moved, from where to where, and who wrote it.
  private var numbers: [String] {
    let before = run.trace.frames[frame - 1]
    let now = run.trace.frames[frame]
    var rows: [(String, Double?, Double?)] = [
      ("header, bottom edge", before.header?.shown.maxY, now.header?.shown.maxY),
      ("tab bar, top edge", before.bar?.shown.y, now.bar?.shown.y),
      ("panel, top edge", before.panel?.shown.y, now.panel?.shown.y),
    ]
    let page = run.reports.indices.contains(frame) ? run.reports[frame].page : -1
    let row = { (frame: Frame) in frame.pages.first { $0.index == page }?.firstRow.y }
    rows.append(("first row, top edge", row(before), row(now)))
    for scroller in now.scrollers where scroller.role != .pager {
      let was = before.scrollers.first { $0.id == scroller.id }?.offset.y
      if was != scroller.offset.y { rows.append((scroller.name, was, scroller.offset.y)) }
    }
    var lines = rows.compactMap { name, was, now -> String? in
      guard let was, let now, was != now else { return nil }
      let change = (now > was ? "+" : "") + Figures.decimal(now - was)
      return name.padded(to: 22)
        + "\(Figures.decimal(was)) → \(Figures.decimal(now)) pt (\(change))"
    }
    let authors = now.writes.filter { $0.property == .offset }.map(\.author.words)
    if !authors.isEmpty {
      var counted: [String] = []
      for author in authors where !counted.contains(author) { counted.append(author) }
      lines.append("offsets written by".padded(to: 22) + Figures.list(counted))
    }
    return lines.isEmpty ? ["nothing that is drawn moved"] : lines
  }
}

extension ScrollerRecord {
  /// What the scroller is called in reports.
  var name: String {
    switch role {
    case .outer: "outer offset"
    case .list: "list \(page + 1) offset"
    case .pager: "pager offset"
    case .single: "page \(page + 1) offset"
    case .other: "scroller \(id) offset"
    }
  }
}

extension WriteRecord.Author {
  /// What the author is called in reports.
  var words: String {
    switch self {
    case .touch: "the finger"
    case .physics: "physics"
    case .animation: "an animation"
    case .container: "the container"
    case .scene: "the scene"
    }
  }
}
