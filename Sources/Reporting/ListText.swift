import NestCheck

/// Lists as they are read.
public struct ListText {
  private let style: TextStyle

  /// A writer with a style.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Name and sentence of each item, with what else there is to say below.
  public func text(_ listing: Listing) -> String {
    guard let seeds = listing.seeds else { return listing.items.map(block).joined() }
    return heading(seeds) + listing.items.map { block($0) + exercise($0, seeds) }.joined()
  }

  private func heading(_ seeds: Listing.Seeds) -> String {
    let last = SeedNotation.short(seeds.first &+ UInt64(truncatingIfNeeded: seeds.count - 1))
    let text =
      "Seeds \(SeedNotation.short(seeds.first)) to \(last), played on each strategy. "
      + ExerciseMatrix.legend
    return style.wrap(text, indent: 0).joined(separator: "\n") + "\n\n"
  }

  /// The matrix of a strategy, and a word about what was violated on the way.
  private func exercise(_ item: Listing.Item, _ seeds: Listing.Seeds) -> String {
    guard let matrix = item.matrix else { return "" }
    var lines = [""] + matrix.lines(style)
    if matrix.violated > 0 {
      let runs = Figures.count(matrix.violated, "run")
      let seed = SeedNotation.short(seeds.first)
      lines += ["    " + style.paint("VIOLATED in \(runs)", .bad)]
      lines += ["    verifier --seed \(seed) --runs \(seeds.count) --strategy \(item.name)"]
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func block(_ item: Listing.Item) -> String {
    var lines = [style.paint(item.name, .strong)]
    lines += style.wrap(item.summary, indent: 4)
    for detail in item.details where item.matrix == nil || !Self.isInMatrix(detail.key) {
      guard let text = Self.words(detail.value), !text.isEmpty else { continue }
      lines += style.wrap("\(detail.key): \(text)", indent: 4, hanging: 2)
        .map { style.paint($0, .faint) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a matrix says it value by value.
  private static func isInMatrix(_ key: String) -> Bool { key == "policies" || key == "options" }

  private static func words(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): Figures.decimal(number)
    case .boolean(let flag): flag ? "yes" : "no"
    case .array(let elements):
      elements.compactMap(words).joined(separator: ", ")
    case .object(let members):
      members.map { "\($0.key) \(words($0.value)?.replacingCommas ?? "")" }.joined(separator: "; ")
    }
  }
}

extension String {
  fileprivate var replacingCommas: String { split(separator: ", ").joined(separator: " | ") }
}
