/// Lists as they are read.
public struct ListText {
  private let style: TextStyle

  /// A writer with a style.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Name and sentence of each item, with what else there is to say below.
  public func text(_ listing: Listing) -> String {
    listing.items.map(block).joined()
  }

  private func block(_ item: Listing.Item) -> String {
    var lines = [style.paint(item.name, .strong)]
    lines += style.wrap(item.summary, indent: 4)
    for detail in item.details {
      guard let text = Self.words(detail.value), !text.isEmpty else { continue }
      lines += style.wrap("\(detail.key): \(text)", indent: 4, hanging: 2)
        .map { style.paint($0, .faint) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

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
