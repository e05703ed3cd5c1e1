import HeadlessUIKit

extension StageAssumptions {
  /// All assumptions as name and value, in the order in which scripts list them.
  public var all: [NamedValue] {
    Self.names.compactMap { name in value(of: name).map { NamedValue(name, $0) } }
  }

  /// The assumptions that differ from their defaults.
  public var unusual: [NamedValue] {
    all.filter { $0.value != Self.values(of: $0.name).first }
  }
}
