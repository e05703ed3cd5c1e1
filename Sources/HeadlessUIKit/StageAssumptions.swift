/// What nobody knows about UIKit and a container can feel: one named choice each, default first.
///
/// The strategies must be silent under every single alternative, and a finding says under which
/// values it holds. Names and values are those of `--assume NAME=VALUE` and of scripts.
///
///     var assumptions = StageAssumptions()
///     try assumptions.set("pan-order", to: "reverse")
nonisolated public struct StageAssumptions: Equatable, Sendable {
  /// In which order the pans of nested views act within a frame.
  public enum PanOrder: String, CaseIterable, Sendable {
    /// From the hit view upward.
    case hitViewFirst = "hit-view-first"
    /// From the window downward.
    case reverse
  }
  /// How a drag goes on from an offset that somebody wrote.
  public enum ReAnchor: String, CaseIterable, Sendable {
    /// The un-banded offset becomes the inverse band of the written value.
    case inverseBand = "inverse-band"
    /// The un-banded offset moves by the difference.
    case difference
  }
  /// What becomes of travel beyond an end without bounce.
  public enum HardEnd: String, CaseIterable, Sendable {
    /// The finger must come back as far as it went.
    case unWind = "un-wind"
    /// The content follows at once when the finger turns.
    case atOnce = "at-once"
  }
  /// What becomes of a coast when somebody writes the offset.
  public enum CoastAfterWrite: String, CaseIterable, Sendable {
    /// It goes on from the written value with its velocity.
    case goesOn = "goes-on"
    /// It stops.
    case stops
  }
  /// How a drag begins that catches a bounce.
  public enum BounceCatch: String, CaseIterable, Sendable {
    /// The un-banded offset is the inverse band of where the content stands.
    case inverseBand = "inverse-band"
    /// The un-banded offset is where the content stands.
    case raw
  }
  /// When an idle scroll view whose range shrank is clamped.
  public enum ReClamp: String, CaseIterable, Sendable {
    /// At the next layout.
    case nextLayout = "next-layout"
    /// At the write itself.
    case atWrite = "at-write"
  }
  /// What becomes of a touch whose view changes its superview.
  public enum TouchOnReParenting: String, CaseIterable, Sendable {
    /// It stays with its recognizers.
    case kept
    /// It is cancelled.
    case cancelled
  }
  /// How a paging scroll view settles.
  public enum PagingCurve: String, CaseIterable, Sendable {
    /// Critically damped, 0.40 to 0.45 s from half a page.
    case critical
    /// The same curve in 0.3 s.
    case quick
  }

  /// See `PanOrder`.
  public var panOrder = PanOrder.hitViewFirst
  /// See `ReAnchor`.
  public var reAnchor = ReAnchor.inverseBand
  /// See `HardEnd`.
  public var hardEnd = HardEnd.unWind
  /// See `CoastAfterWrite`.
  public var coastAfterWrite = CoastAfterWrite.goesOn
  /// See `BounceCatch`.
  public var bounceCatch = BounceCatch.inverseBand
  /// See `ReClamp`.
  public var reClamp = ReClamp.nextLayout
  /// See `TouchOnReParenting`.
  public var touchOnReParenting = TouchOnReParenting.kept
  /// See `PagingCurve`.
  public var pagingCurve = PagingCurve.critical

  /// The defaults.
  public init() {}

  /// A name or a value that is not known.
  public enum Unknown: Error, Equatable {
    /// No assumption has this name.
    case name(String)
    /// The assumption has no such value; `expected` lists those it has.
    case value(String, expected: [String])
  }

  /// The names, in the order in which scripts and traces list them.
  public static let names = [
    "pan-order", "re-anchor", "hard-end", "coast-after-write", "bounce-catch", "re-clamp",
    "touch-on-re-parenting", "paging-curve",
  ]

  /// The values of the named assumption, default first; empty for an unknown name.
  public static func values(of name: String) -> [String] {
    switch name {
    case "pan-order": PanOrder.allCases.map(\.rawValue)
    case "re-anchor": ReAnchor.allCases.map(\.rawValue)
    case "hard-end": HardEnd.allCases.map(\.rawValue)
    case "coast-after-write": CoastAfterWrite.allCases.map(\.rawValue)
    case "bounce-catch": BounceCatch.allCases.map(\.rawValue)
    case "re-clamp": ReClamp.allCases.map(\.rawValue)
    case "touch-on-re-parenting": TouchOnReParenting.allCases.map(\.rawValue)
    case "paging-curve": PagingCurve.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The value in force of the named assumption, or nil for an unknown name.
  public func value(of name: String) -> String? {
    switch name {
    case "pan-order": panOrder.rawValue
    case "re-anchor": reAnchor.rawValue
    case "hard-end": hardEnd.rawValue
    case "coast-after-write": coastAfterWrite.rawValue
    case "bounce-catch": bounceCatch.rawValue
    case "re-clamp": reClamp.rawValue
    case "touch-on-re-parenting": touchOnReParenting.rawValue
    case "paging-curve": pagingCurve.rawValue
    default: nil
    }
  }

  /// Gives the named assumption a value.
  ///
  /// - Throws: `Unknown` when there is no such name or value.
  public mutating func set(_ name: String, to value: String) throws {
    func parsed<T: RawRepresentable>(_ type: T.Type) throws -> T where T.RawValue == String {
      guard let known = T(rawValue: value) else {
        throw Unknown.value(value, expected: Self.values(of: name))
      }
      return known
    }
    switch name {
    case "pan-order": panOrder = try parsed(PanOrder.self)
    case "re-anchor": reAnchor = try parsed(ReAnchor.self)
    case "hard-end": hardEnd = try parsed(HardEnd.self)
    case "coast-after-write": coastAfterWrite = try parsed(CoastAfterWrite.self)
    case "bounce-catch": bounceCatch = try parsed(BounceCatch.self)
    case "re-clamp": reClamp = try parsed(ReClamp.self)
    case "touch-on-re-parenting": touchOnReParenting = try parsed(TouchOnReParenting.self)
    case "paging-curve": pagingCurve = try parsed(PagingCurve.self)
    default: throw Unknown.name(name)
    }
  }

  /// Every set of assumptions that differs from the defaults in exactly one value.
  public static var singleAlternatives: [StageAssumptions] {
    names.flatMap { name in
      values(of: name).dropFirst().compactMap { value in
        var assumptions = StageAssumptions()
        do { try assumptions.set(name, to: value) } catch { return nil }
        return assumptions
      }
    }
  }
}
