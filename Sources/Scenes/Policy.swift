/// A behaviour in which sound containers differ.
///
/// A strategy declares which values it supports; the generator or the script puts one of them into
/// the scene, and it does not change during a run. A policy narrows a claim; it never switches one
/// of the first four off.
public enum Policy: String, CaseIterable, Sendable, Comparable {
  /// What a fling on the header does at the threshold: run on into the list, or end there.
  case flingOnHeader = "fling-on-header"
  /// What becomes of the other pages' offsets when the header shows.
  case otherPages = "other-pages"
  /// Who leaves its range at the start of the content.
  case bounceTop = "bounce-top"
  /// Who leaves its range at the end of the content.
  case bounceBottom = "bounce-bottom"
  /// What a horizontal pan on the header does.
  case headerPan = "header-pan"
  /// Who takes up travel within one drag.
  case handOver = "hand-over"
  /// How exact a hand-over frame is.
  case handOverPrecision = "hand-over-precision"
  /// What becomes of a page too short to hold the collapsed header.
  case shortPage = "short-page"
  /// What a finger on the list of a sheet moves while the sheet is not at its highest place.
  case listBelowFull = "list-below-full"
  /// What a finger that comes down beside a panel moves.
  case panelGate = "panel-gate"
  /// What a drag moves that is neither along the one axis nor along the other.
  case diagonalDrag = "diagonal-drag"
  /// What becomes of a tab bar whose place would be below the screen.
  case bottomBar = "bottom-bar"

  /// The values the policy can take, default first.
  public var values: [String] {
    switch self {
    case .flingOnHeader: ["chain", "stop"]
    case .otherPages: ["keep", "reset"]
    case .bounceTop: ["outer", "list", "none"]
    case .bounceBottom: ["list", "outer", "none"]
    case .headerPan: ["does-not-page", "pages"]
    case .handOver: ["within-drag", "none"]
    case .handOverPrecision: ["exact", "short"]
    case .shortPage: ["fill", "expand-header", "natural"]
    case .listBelowFull: ["locked", "scrolls"]
    case .panelGate: ["none", "opens-at-panel"]
    case .diagonalDrag: ["one-axis", "both-axes"]
    case .bottomBar: ["rides", "hovers", "drags"]
    }
  }

  /// One sentence for `verifier list policies`.
  public var summary: String {
    switch self {
    case .flingOnHeader: "What a fling on the header does at the threshold."
    case .otherPages: "What becomes of the other pages' offsets when the header shows."
    case .bounceTop: "Who leaves its range at the start of the content."
    case .bounceBottom: "Who leaves its range at the end of the content."
    case .headerPan: "What a horizontal pan on the header does."
    case .handOver: "Who takes up travel within one drag."
    case .handOverPrecision: "How exact a hand-over frame is."
    case .shortPage: "What becomes of a page too short to hold the collapsed header."
    case .panelGate: "Whether a finger from beside a panel moves it from where it reaches it."
    case .diagonalDrag: "Whether a diagonal drag of a panel moves it along one axis or both."
    case .listBelowFull: "Whether a sheet's list scrolls while the sheet is not all the way up."
    case .bottomBar: "What becomes of a tab bar whose place would be below the screen."
    }
  }

  /// The order of declaration.
  public static func < (a: Policy, b: Policy) -> Bool {
    let order = Policy.allCases
    return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
  }
}

/// A policy with the values that a strategy supports, its own default first.
public struct PolicyDeclaration: Equatable, Sendable {
  /// The policy.
  public var policy: Policy
  /// The supported values, default first; never empty.
  public var values: [String]

  /// A declaration; every value must be one of `policy.values`.
  public init(_ policy: Policy, _ values: [String]) {
    precondition(!values.isEmpty, "\(policy.rawValue) is declared without a value")
    for value in values {
      precondition(policy.values.contains(value), "\(policy.rawValue) has no value \(value)")
    }
    self.policy = policy
    self.values = values
  }
}

/// An option of one strategy with the values it can take, default first.
///
/// An option is what an app would set on the container (`cover: half-speed`); a policy is a
/// behaviour that claims have to know of.
public struct OptionDeclaration: Equatable, Sendable {
  /// The option's name, such as `cover`.
  public var name: String
  /// The values, default first; never empty.
  public var values: [String]
  /// One sentence that says what the option does.
  public var summary: String

  /// An option with its values.
  public init(_ name: String, _ values: [String], _ summary: String) {
    precondition(!values.isEmpty, "option \(name) is declared without a value")
    self.name = name
    self.values = values
    self.summary = summary
  }
}
