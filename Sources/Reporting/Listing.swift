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
    /// How often it was exercised, of a strategy on which something was played.
    public var matrix: ExerciseMatrix?

    /// An item.
    public init(name: String, summary: String, details: [JSONValue.Member] = []) {
      self.name = name
      self.summary = summary
      self.details = details
    }
  }

  /// The seeds that were played for the matrices.
  public struct Seeds: Equatable, Sendable {
    /// The first seed.
    public var first: UInt64
    /// How many seeds, counted up from the first, on each strategy.
    public var count: Int

    /// So many seeds from the first on.
    public init(first: UInt64, count: Int) {
      self.first = first
      self.count = count
    }
  }

  /// The items, in order.
  public var items: [Item]
  /// The seeds that were played, where any were.
  public var seeds: Seeds?

  /// A list of items.
  public init(items: [Item]) { self.items = items }

  /// The list as one JSON object, with the keys of schema 1.
  ///
  /// | key | value |
  /// |---|---|
  /// | `schema`, `command`, `arguments` | 1; `list`; the arguments as they were typed |
  /// | `tool` | where something was played: as in the result of `check` |
  /// | `seeds` | where something was played: the `first` seed and their `count` |
  /// | `items` | for each its `name`, its `summary`, and what else there is to say |
  /// | `items[].exercised` | of a strategy that was played: how many `runs`; in how many an invariant was `violated`; `invariants` and `values` |
  /// | `….invariants` | for each its `name`, whether it `canApply`, and in how many frames it `applied` |
  /// | `….values` | for each value of an option or policy: its `kind`, `name` and `value`, how many `runs` had it, and the `invariants` in these |
  public func json(_ context: ReportContext) -> JSONValue {
    var object = seeds == nil ? context.begin() : context.beginWithTool()
    object.add(
      "seeds", seeds.map { ["first": .hexadecimal($0.first), "count": .integer($0.count)] })
    object.add("items", .array(items.map(\.json)))
    return object.object
  }
}

extension Listing.Item {
  var json: JSONValue {
    .object(
      [.init("name", .string(name)), .init("summary", .string(summary))] + details
        + (matrix.map { [.init("exercised", $0.json)] } ?? []))
  }

  /// A strategy or a control; with a result, how often a strategy was exercised in it.
  public init(_ card: StrategyCard, _ result: CheckResult? = nil) {
    self.init(
      name: card.name, summary: card.summary,
      details: [
        .init("kind", .string(card.kind.rawValue)),
        .init(
          "policies",
          .object(card.policies.map { .init($0.policy.rawValue, .strings($0.values)) })),
        .init("options", .object(card.options.map { .init($0.name, .strings($0.values)) })),
      ])
    guard let result, result.strategies.contains(where: { $0.name == card.name }) else { return }
    matrix = ExerciseMatrix(card, result)
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
