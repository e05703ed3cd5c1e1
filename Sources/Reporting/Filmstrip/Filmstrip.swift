import Invariants
import NestCheck
import Traces

/// The frames up to a violation side by side, as SVG, for an issue or a README.
///
///     Filmstrip(finding: finding, run: record).svg
///
/// The picture stands on a ground of its own and changes with the reader's light or dark scheme.
public struct Filmstrip {
  let run: RunRecord
  private let finding: Finding?
  private let caption: String
  /// The last frame; the violated one where there is a finding.
  let last: Int

  /// How many frames are shown.
  static let count = 5
  /// How large a phone is drawn at most.
  private static let largest = (width: 164.0, height: 360.0)
  private static let gap = 22.0
  private static let margin = 28.0
  private static let top = 92.0

  /// The frames up to the violation of a finding.
  public init(finding: Finding, run: RunRecord) {
    self.finding = finding
    self.run = run
    caption = finding.violation.message
    last = min(max(0, finding.violation.frame), max(0, run.trace.frames.count - 1))
  }

  /// The first moving frames of a run in which everything held.
  public init(held run: RunRecord, caption: String) {
    finding = nil
    self.run = run
    self.caption = caption
    let moving = run.reports.firstIndex { $0.budget.low != 0 || $0.budget.high != 0 } ?? 0
    last = min(moving + Self.count, max(0, run.trace.frames.count - 1))
  }

  /// How large a point is drawn: a tablet as large as a phone.
  var scale: Double {
    let scene = run.trace.header.scene
    let fits = min(Self.largest.width / scene.width, Self.largest.height / scene.height)
    return fits.isFinite && fits > 0 ? fits : 1
  }

  /// The frames that are shown.
  var shown: [Int] { Array(max(0, last - Self.count + 1)...last) }

  /// The picture; the empty text for a run without frames.
  public var svg: String {
    guard !run.trace.frames.isEmpty else { return "" }
    let scene = run.trace.header.scene
    let step = scene.width * scale + Self.gap
    let count = Double(shown.count)
    let width = 2 * Self.margin + count * step - Self.gap
    let height = Self.top + scene.height * scale + 62
    let title = Markup.escaped("\(headline): \(caption)")
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.text(width))"
        + " \(Self.text(height))\" width=\"\(Self.text(width))\""
        + " height=\"\(Self.text(height))\" role=\"img\" aria-label=\"\(title)\">",
      "<title>\(title)</title>", "<style>\(FilmstripStyle.css)</style>",
      "<pattern id=\"out\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\""
        + " patternTransform=\"rotate(45)\"><line class=\"hatch\" y2=\"6\"/></pattern>",
      "<rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"10\"/>",
    ]
    parts += heading(width: width)
    for (place, frame) in shown.enumerated() {
      parts.append(picture(of: frame, x: Self.margin + Double(place) * step))
    }
    parts.append("</svg>\n")
    return parts.joined(separator: "\n")
  }

  private var headline: String {
    guard let finding else { return "Held" }
    return "\(finding.identity.invariant) violated on \(finding.identity.strategy)"
  }

  /// What is wrong, in at most two lines.
  private func heading(width: Double) -> [String] {
    let look = finding == nil ? "strong" : "strong bad"
    var lines = [
      "<text class=\"\(look)\" x=\"\(Self.text(Self.margin))\" y=\"38\">"
        + Markup.escaped((finding == nil ? "✓ " : "✕ ") + headline) + "</text>"
    ]
    if finding != nil {
      lines.append(
        "<text class=\"quiet\" text-anchor=\"end\" x=\"\(Self.text(width - Self.margin))\""
          + " y=\"38\">solid: found, dashed: allowed</text>")
    }
    let columns = Int((width - 2 * Self.margin) / 6.6)
    let sentence = caption.prefix(1).uppercased() + caption.dropFirst()
    let wrapped = TextStyle.lines(of: sentence, columns: columns)
    for (index, line) in wrapped.prefix(2).enumerated() {
      let more = index == 1 && wrapped.count > 2 ? " …" : ""
      lines.append(
        "<text x=\"\(Self.text(Self.margin))\" y=\"\(60 + 18 * index)\">"
          + Markup.escaped(line + more) + "</text>")
    }
    return lines
  }

  private func picture(of frame: Int, x: Double) -> String {
    let scene = run.trace.header.scene
    let isLast = frame == last && finding != nil
    let foot = scene.height * scale + 22
    let seconds = Figures.fixed(Double(frame) * scene.frameInterval / 1000, 3)
    var parts = ["<g transform=\"translate(\(Self.text(x)) \(Self.text(Self.top)))\">"]
    parts.append(
      FilmstripPhone(run: run, frame: frame, marksFault: isLast, scale: scale).svg)
    let middle = Self.text(scene.width * scale / 2)
    parts.append(
      "<text class=\"\(isLast ? "strong bad" : "strong")\" text-anchor=\"middle\" x=\"\(middle)\""
        + " y=\"\(Self.text(foot))\">\(isLast ? "✕ " : "")frame \(frame)</text>")
    parts.append(
      "<text class=\"quiet\" text-anchor=\"middle\" x=\"\(middle)\""
        + " y=\"\(Self.text(foot + 17))\">\(seconds) s</text></g>")
    return parts.joined(separator: "\n")
  }

  /// A coordinate with at most two decimals.
  static func text(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let hundredths = (value * 100).rounded()
    let whole = hundredths / 100
    return whole == whole.rounded() ? String(Int(whole)) : "\(whole)"
  }
}

/// The colours of a filmstrip.
enum FilmstripStyle {
  static let css = """
    text{font:12px system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#525b65;\
    font-variant-numeric:tabular-nums}.strong{font-weight:600;fill:#171a1e}\
    .bad{fill:#bf3014}.quiet{fill:#5e6771}.paper{fill:#fbfbf9}.glass{fill:#fff}\
    .edge{fill:none;stroke:#cbd0d4}.edge.bad{fill:none;stroke:#bf3014;stroke-width:2}\
    .a{fill:#fff}.b{fill:#f3f6f8}.head{fill:#dfe6ec}.mark{fill:#c8d3dd}.line{fill:#e2e4e5}\
    .bar{fill:#fff}.hair{stroke:#cbd0d4}.ind{stroke:#171a1e;stroke-width:2.5;\
    stroke-linecap:round}.finger{fill:#171a1e;fill-opacity:.2;stroke:#171a1e}\
    .trail{fill:none;stroke:#171a1e;stroke-opacity:.35;stroke-width:1.5}\
    .found{stroke:#bf3014;stroke-width:2}.allowed{stroke:#171a1e;stroke-width:1.5;\
    stroke-dasharray:4 3}.hatch{stroke:#8a9199;stroke-width:1}.out{fill:url(#out)}\
    @media(prefers-color-scheme:dark){text{fill:#a9b2ba}.strong{fill:#e9ecee}\
    .bad{fill:#ff8566}.quiet{fill:#9aa4ad}.paper{fill:#121518}.glass,.a,.bar{fill:#1b2025}\
    .edge{stroke:#3c444b}.edge.bad,.found{stroke:#ff8566}.b{fill:#20262c}.head{fill:#2c3640}\
    .mark{fill:#3b4955}.line{fill:#2a3036}.hair{stroke:#3c444b}.ind,.allowed{stroke:#e9ecee}\
    .finger,.trail{stroke:#f4f6f7}.finger{fill:#f4f6f7}}
    """
}
