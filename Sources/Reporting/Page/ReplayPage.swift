import NestCheck

/// An HTML page that shows runs frame by frame: one file without any reference to another.
///
///     let page = ReplayPage(exhibits: [exhibit], summary: "1 run.", context: context)
///     page.html
///
/// The page is a function of run records alone. It opens at the first violation of its first
/// finding, or at `#finding=2&frame=57`.
public struct ReplayPage {
  /// One finding, or one run that holds, with the runs that show it.
  public struct Exhibit {
    /// What was found; nil where everything held.
    public var finding: Finding?
    /// What the exhibit is called where there is no finding.
    public var caption: String
    /// The line that shows it again.
    public var reproduce: String
    /// The run that shows it; nil where it cannot be played, as after a crash.
    public var run: RunRecord?
    /// The run as it was before it was shrunk.
    public var original: RunRecord?

    /// A finding with the runs that show it.
    public init(finding: Finding, run: RunRecord?, original: RunRecord? = nil) {
      self.finding = finding
      caption = finding.identity.description
      reproduce = finding.reproduce
      self.run = run
      self.original = original
    }

    /// A run in which everything held.
    public init(held run: RunRecord?, caption: String, reproduce: String) {
      self.run = run
      self.caption = caption
      self.reproduce = reproduce
    }
  }

  private let exhibits: [Exhibit]
  private let summary: String
  private let context: ReportContext

  /// A page of exhibits.
  ///
  /// - Parameters:
  ///   - exhibits: What is shown; the first one is shown first.
  ///   - summary: One sentence about the command that was run.
  ///   - context: What made the page.
  public init(exhibits: [Exhibit], summary: String, context: ReportContext) {
    self.exhibits = exhibits
    self.summary = summary
    self.context = context
  }

  /// The page.
  public var html: String {
    let title = Markup.escaped(self.title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title)</title>
      <style>
      \(PageStyle.all)
      </style>
      </head>
      <body>
      \(PageMarkup.body)
      <noscript><p class="page">\(title). This page needs its script to draw.</p></noscript>
      \(data)
      <script>
      \(PageScript.all)
      </script>
      </body>
      </html>

      """
  }

  /// Nothing is loaded from anywhere.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private var title: String {
    guard let finding = exhibits.first?.finding else { return "NestCheck: everything held" }
    let more = exhibits.count > 1 ? " and \(exhibits.count - 1) more" : ""
    return "NestCheck: \(finding.identity.invariant) on \(finding.identity.strategy)\(more)"
  }

  /// The index of exhibits, then each run in an element of its own, read when it is shown.
  private var data: String {
    var elements: [String] = []
    var entries: [JSONValue] = []
    for exhibit in exhibits {
      var runs: [JSONValue] = []
      for (run, label) in exhibit.runs {
        runs.append(.integer(elements.count))
        elements.append(
          Markup.json(RunData(run, label: label).json, id: "run-\(elements.count)"))
      }
      var entry = JSONObjectBuilder()
      entry.add("caption", exhibit.caption)
      entry.add("reproduce", exhibit.reproduce)
      entry.add("finding", exhibit.finding?.json)
      entry.add("runs", .array(runs))
      entries.append(entry.object)
    }
    let index: JSONValue = [
      "format": "nestcheck-replay", "version": 1, "summary": .string(summary),
      "command": .string(context.command), "tool": context.tool.json,
      "exhibits": .array(entries),
    ]
    return ([Markup.json(index, id: "index")] + elements).joined(separator: "\n")
  }
}

extension ReplayPage.Exhibit {
  /// The runs with their labels, the one that is shown first at the beginning.
  fileprivate var runs: [(RunRecord, String)] {
    var runs: [(RunRecord, String)] = []
    if let run { runs.append((run, original == nil ? "run" : "shrunk")) }
    if let original { runs.append((original, "original")) }
    return runs
  }
}
