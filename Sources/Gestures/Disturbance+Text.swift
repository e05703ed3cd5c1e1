import Scenes

extension Disturbance {
  /// The disturbance in the words of a script.
  public var text: String {
    switch self {
    case .relayout: "relayout"
    case .dropFrames(let count): "drop " + counted(count, "frame")
    case .leave(let milliseconds): "leave for \(number(milliseconds)) ms"
    case .edgePan: "add edge pan"
    case .carousel(let pictures): "add carousel of " + counted(pictures, "picture")
    case .select(let page, let animated): "select page \(page + 1)" + (animated ? " animated" : "")
    case .scroll(let place, let animated):
      "scroll to \(number(place)) pt" + (animated ? " animated" : "")
    case .scrollToTop: "scroll to top"
    case .reload(let rows, let page):
      "reload" + (rows.map { " " + counted($0, "row") } ?? "") + onPage(page)
    case .append(let rows, let page): "append " + counted(rows, "row") + onPage(page)
    case .refresh(let inset, let milliseconds):
      "refresh with \(number(inset)) pt for \(number(milliseconds)) ms"
    case .headerHeight(let height): "change header to \(number(height)) pt"
    case .safeArea(let top, let bottom):
      "change safe area to \(number(top)) \(number(bottom)) pt"
    case .rotate: "rotate"
    case .resize(let width, let height): "resize \(number(width)) x \(number(height)) pt"
    }
  }

  /// Its numbers as the text has them, pages and rows included; of a choice of words 0 or 1.
  var numbers: [Double] {
    func flag(_ value: Bool) -> Double { value ? 1 : 0 }
    func page(_ index: Int?) -> [Double] { index.map { [Double($0 + 1)] } ?? [] }
    return switch self {
    case .relayout, .edgePan, .scrollToTop, .rotate: []
    case .dropFrames(let count), .carousel(let count): [Double(count)]
    case .leave(let milliseconds): [milliseconds]
    case .select(let index, let animated): [Double(index + 1), flag(animated)]
    case .scroll(let place, let animated): [place, flag(animated)]
    case .reload(let rows, let index): (rows.map { [1, Double($0)] } ?? []) + page(index)
    case .append(let rows, let index): [Double(rows)] + page(index)
    case .refresh(let inset, let milliseconds): [inset, milliseconds]
    case .headerHeight(let height): [height]
    case .safeArea(let top, let bottom): [top, bottom]
    case .resize(let width, let height): [width, height]
    }
  }
}

private func onPage(_ index: Int?) -> String { index.map { " on page \($0 + 1)" } ?? "" }

private func counted(_ count: Int, _ what: String) -> String {
  "\(count) \(what)" + (count == 1 ? "" : "s")
}

private func number(_ value: Double) -> String { DecimalText.text(value) }
