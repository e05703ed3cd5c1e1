import Traces

extension EventRecord.Kind {
  /// Whether the event's value is the index of a page that is asked for.
  var namesPage: Bool { self == .selectPage || self == .selectPageAnimated || self == .tabTap }

  /// Whether the surroundings did something: all but a page that is asked for.
  var isDisturbance: Bool { !namesPage }
}
