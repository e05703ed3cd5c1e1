import NestCheck

/// How often each invariant was exercised with each value of each option and policy of a strategy.
///
///     let matrix = ExerciseMatrix(card, result)
///     matrix.rows[0].exercise[0].applied  // frames with the first value of the first option
///
/// It tells "did not apply" from "cannot apply", and a value that no run had from both.
public struct ExerciseMatrix: Equatable, Sendable {
  /// What a value belongs to.
  public enum Kind: String, Sendable {
    /// Something that an app would set.
    case option
    /// A behaviour that claims have to know of.
    case policy
  }

  /// The runs with one value of an option or a policy.
  public struct Row: Equatable, Sendable {
    /// What the value belongs to.
    public var kind: Kind
    /// The name of the option or the policy.
    public var name: String
    /// The value.
    public var value: String
    /// How many runs had it.
    public var runs: Int
    /// How often each of the matrix's invariants was exercised in them; none where there were none.
    public var exercise: [Exercise]
  }

  /// How many runs were played on the strategy.
  public var runs: Int
  /// In how many of them an invariant was violated first.
  public var violated: Int
  /// How often each invariant was exercised in all of them.
  public var invariants: [Exercise]
  /// A row for each declared value: options first, each in the order of declaration.
  public var rows: [Row]

  /// What a campaign exercised on a strategy.
  public init(_ card: StrategyCard, _ result: CheckResult) {
    runs = result.strategies.first { $0.name == card.name }?.runs ?? 0
    violated = result.findings.filter { $0.identity.strategy == card.name }
      .reduce(0) { $0 + $1.count }
    invariants = result.invariants.filter { $0.strategy == card.name }.map { totals in
      var exercise = Exercise(name: totals.name)
      exercise.canApply = totals.canApply
      exercise.applied = totals.applied
      return exercise
    }
    let counts = result.features.filter { $0.strategy == card.name }
    rows = card.options.flatMap { Self.rows(.option, $0.name, $0.values, counts) }
    rows += card.policies.flatMap { Self.rows(.policy, $0.policy.rawValue, $0.values, counts) }
  }

  private static func rows(
    _ kind: Kind, _ name: String, _ values: [String], _ counts: [FeatureCount]
  ) -> [Row] {
    values.map { value in
      let count = counts.first { $0.name == name && $0.value == value }
      return Row(
        kind: kind, name: name, value: value, runs: count?.runs ?? 0,
        exercise: count?.exercise ?? [])
    }
  }

  /// The matrix as one JSON object.
  var json: JSONValue {
    [
      "runs": .integer(runs), "violated": .integer(violated),
      "invariants": .array(invariants.map(\.json)), "values": .array(rows.map(\.json)),
    ]
  }
}

extension ExerciseMatrix.Row {
  var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "name": .string(name), "value": .string(value),
      "runs": .integer(runs), "invariants": .array(exercise.map(\.json)),
    ]
  }
}
