import NestCheck

/// What `verifier list` lists: names with one sentence each, and what else there is to say.
public struct Listing: Equatable, Sendable {
  /// One thing that can be named on the command line.
  public struct Item: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// One sentence.
    public var summary: String
    /// What else there is to say, in order.
    public var details: [JSONValue.Member]

    /// An item.
    public init(name: String, summary: String, details: [JSONValue.Member] = []) {
      self.name = name
      self.summary = summary
      self.details = details
    }
  }

  /// The items, in order.
  public var items: [Item]

  /// A list of items.
  public init(items: [Item]) { self.items = items }

  /// The list as one JSON object, with the keys of schema 1.
  public func json(_ context: ReportContext) -> JSONValue {
    var object = context.begin()
    object.add("items", .array(items.map(\.json)))
    return object.object
  }
}

extension Listing.Item {
  var json: JSONValue {
    .object(
      [.init("name", .string(name)), .init("summary", .string(summary))] + details)
  }

  /// A strategy or a control.
  public init(_ card: StrategyCard) {
    self.init(
      name: card.name, summary: card.summary,
      details: [
        .init("kind", .string(card.kind.rawValue)),
        .init(
          "policies",
          .object(card.policies.map { .init($0.policy.rawValue, .strings($0.values)) })),
        .init("options", .object(card.options.map { .init($0.name, .strings($0.values)) })),
      ])
  }

  /// An invariant.
  public init(_ card: InvariantCard) {
    self.init(
      name: card.name, summary: card.summary,
      details: [
        .init("tolerance", .string(card.tolerance)), .init("unit", .string(card.unit)),
        .init("scope", .string(card.scope)),
      ])
  }

  /// An assumption; its first value is the default.
  public init(_ card: AssumptionCard) {
    self.init(
      name: card.name, summary: card.summary,
      details: [
        .init("values", .strings(card.values)),
        .init("default", .string(card.values.first ?? "")),
      ])
  }
}
