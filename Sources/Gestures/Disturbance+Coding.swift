import PropertyEngine
import Scenes

extension Disturbance {
  /// Codes a disturbance; the simplest one is a layout pass, which changes nothing.
  static func code(_ disturbance: inout Disturbance, in context: inout DrawContext) {
    context.beginSpan(SpanLabel.disturbance)
    defer { context.endSpan() }
    var kind = disturbance.place
    context.codeIndex(&kind, of: blanks.count)
    if kind != disturbance.place { disturbance = blanks[kind] }
    codeNumbers(&disturbance, in: &context)
  }

  /// One of each case, with the simplest numbers; the place is what is coded.
  ///
  /// What changes neither content nor screen comes first: those are the simpler causes.
  private static let blanks: [Disturbance] = [
    .relayout, .select(page: 0, animated: false), .dropFrames(1), .edgePan,
    .leave(milliseconds: 0), .scrollToTop, .scroll(to: 0, animated: false),
    .reload(rows: nil, page: nil), .append(rows: 1, page: nil),
    .refresh(inset: 60, milliseconds: 0), .headerHeight(0), .safeArea(top: 0, bottom: 0), .rotate,
    .resize(width: 390, height: 844), .carousel(pictures: 1),
  ]

  /// The place among `blanks`.
  private var place: Int {
    switch self {
    case .relayout: 0
    case .select: 1
    case .dropFrames: 2
    case .edgePan: 3
    case .leave: 4
    case .scrollToTop: 5
    case .scroll: 6
    case .reload: 7
    case .append: 8
    case .refresh: 9
    case .headerHeight: 10
    case .safeArea: 11
    case .rotate: 12
    case .resize: 13
    case .carousel: 14
    }
  }

  private static func codeNumbers(
    _ disturbance: inout Disturbance, in context: inout DrawContext
  ) {
    switch disturbance {
    case .relayout, .scrollToTop, .rotate, .edgePan: break
    case .reload(var rows, var page):
      context.codeOptional(&rows, placeholder: 0) { codeRows(&$1, default: 0, in: &$0) }
      codePage(&page, in: &context)
      disturbance = .reload(rows: rows, page: page)
    case .append(var rows, var page):
      codeRows(&rows, default: 1, in: &context)
      codePage(&page, in: &context)
      disturbance = .append(rows: rows, page: page)
    case .select(var page, var animated):
      context.code(&page, in: ScriptLimits.tab, default: 0, role: .reference)
      context.code(&animated)
      disturbance = .select(page: page, animated: animated)
    case .scroll(var place, var animated):
      context.code(&place, in: ScriptLimits.scrollPlace, default: 0, role: .quantity)
      context.code(&animated)
      disturbance = .scroll(to: place, animated: animated)
    case .dropFrames(var count):
      context.code(&count, in: ScriptLimits.droppedFrames, default: 1)
      disturbance = .dropFrames(count)
    case .carousel(var pictures):
      context.code(&pictures, in: ScriptLimits.pictures, default: 1)
      disturbance = .carousel(pictures: pictures)
    case .leave(var time):
      context.code(&time, in: ScriptLimits.pause, default: 0, role: .duration)
      disturbance = .leave(milliseconds: time)
    case .refresh(var inset, var time):
      context.code(&inset, in: ScriptLimits.refreshInset, default: 60, role: .quantity)
      context.code(&time, in: ScriptLimits.pause, default: 0, role: .duration)
      disturbance = .refresh(inset: inset, milliseconds: time)
    case .headerHeight, .safeArea, .resize: codeLengths(&disturbance, in: &context)
    }
  }

  private static func codeLengths(
    _ disturbance: inout Disturbance, in context: inout DrawContext
  ) {
    switch disturbance {
    case .headerHeight(var height):
      context.code(&height, in: ScriptLimits.anyHeaderHeight, default: 0, role: .quantity)
      disturbance = .headerHeight(height)
    case .safeArea(var top, var bottom):
      context.code(&top, in: ScriptLimits.safeArea, default: 0, role: .quantity)
      context.code(&bottom, in: ScriptLimits.safeArea, default: 0, role: .quantity)
      disturbance = .safeArea(top: top, bottom: bottom)
    case .resize(var width, var height):
      context.code(&width, in: ScriptLimits.deviceSide, default: 390, role: .quantity)
      context.code(&height, in: ScriptLimits.deviceSide, default: 844, role: .quantity)
      disturbance = .resize(width: width, height: height)
    default: break
    }
  }

  private static func codeRows(
    _ rows: inout Int, default simplest: Int, in context: inout DrawContext
  ) {
    context.code(&rows, in: ScriptLimits.rows, default: simplest, order: .rounder)
  }

  private static func codePage(_ page: inout Int?, in context: inout DrawContext) {
    context.codeOptional(&page, placeholder: 0) { context, page in
      context.code(&page, in: ScriptLimits.tab, default: 0, role: .reference)
    }
  }
}

extension Disturbance {
  /// Whether all numbers are within `ScriptLimits`.
  public var isWithinLimits: Bool {
    func has(_ page: Int?) -> Bool { page.map(ScriptLimits.tab.contains) ?? true }
    return switch self {
    case .relayout, .scrollToTop, .rotate, .edgePan: true
    case .reload(let rows, let page): (rows.map(ScriptLimits.rows.contains) ?? true) && has(page)
    case .append(let rows, let page): ScriptLimits.rows.contains(rows) && has(page)
    case .select(let page, _): has(page)
    case .scroll(let place, _): ScriptLimits.scrollPlace.contains(place)
    case .dropFrames(let count): ScriptLimits.droppedFrames.contains(count)
    case .carousel(let pictures): ScriptLimits.pictures.contains(pictures)
    case .leave(let time): ScriptLimits.pause.contains(time)
    case .refresh(let inset, let time):
      ScriptLimits.refreshInset.contains(inset) && ScriptLimits.pause.contains(time)
    case .headerHeight(let height): ScriptLimits.anyHeaderHeight.contains(height)
    case .safeArea(let top, let bottom):
      ScriptLimits.safeArea.contains(top) && ScriptLimits.safeArea.contains(bottom)
    case .resize(let width, let height):
      ScriptLimits.deviceSide.contains(width) && ScriptLimits.deviceSide.contains(height)
    }
  }
}
