import HeadlessUIKit

extension StageAssumptions {
  /// The assumptions that differ from their defaults, as name and value, in order.
  public var unusual: [NamedValue] {
    let defaults = StageAssumptions()
    return Self.names.compactMap { name in
      guard let value = value(of: name), value != defaults.value(of: name) else { return nil }
      return NamedValue(name, value)
    }
  }
}

extension Finding {
  /// The assumptions that differ from their defaults.
  public var unusualAssumptions: [NamedValue] {
    assumptions.filter { $0.value != StageAssumptions.values(of: $0.name).first }
  }
}
