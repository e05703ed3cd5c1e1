import HeadlessUIKit
import Scenes

/// What a report says of a strategy.
public struct StrategyCard: Equatable, Sendable {
  /// The name by which `--strategy` calls it.
  public var name: String
  /// One sentence that says how it works.
  public var summary: String
  /// Whether it is under test, or a control.
  public var kind: ContainerKind
  /// The policies and the values that it supports.
  public var policies: [PolicyDeclaration]
  /// Its own options.
  public var options: [OptionDeclaration]

  /// A card.
  public init(
    name: String, summary: String = "", kind: ContainerKind = .strategy,
    policies: [PolicyDeclaration] = [], options: [OptionDeclaration] = []
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.policies = policies
    self.options = options
  }

  /// The card of a container.
  @MainActor public init(_ container: any NestedContainer.Type) {
    self.init(
      name: container.name, summary: container.summary, kind: container.kind,
      policies: container.policies, options: container.options)
  }
}

/// What a report says of an invariant.
public struct InvariantCard: Equatable, Sendable {
  /// The name by which `--invariant` calls it.
  public var name: String
  /// The claim in one sentence.
  public var summary: String
  /// By how much the claim may be missed, such as `1 px of step`.
  public var tolerance: String
  /// The unit of the tolerance, such as `px`.
  public var unit: String
  /// What the claim is about, such as `every frame of a drag`.
  public var scope: String

  /// A card.
  public init(name: String, summary: String, tolerance: String, unit: String, scope: String) {
    self.name = name
    self.summary = summary
    self.tolerance = tolerance
    self.unit = unit
    self.scope = scope
  }
}

/// What a report says of an assumption of the stage.
public struct AssumptionCard: Equatable, Sendable {
  /// The name by which `--assume` calls it.
  public var name: String
  /// One sentence that says what it decides.
  public var summary: String
  /// The values, default first.
  public var values: [String]

  /// The cards of all assumptions, in the order in which scripts list them.
  public static var all: [AssumptionCard] {
    StageAssumptions.names.map { name in
      AssumptionCard(
        name: name, summary: summary(of: name), values: StageAssumptions.values(of: name))
    }
  }

  private static func summary(of name: String) -> String {
    switch name {
    case "pan-order": "In which order the pans of nested views act within a frame."
    case "re-anchor": "How a drag goes on from an offset that somebody wrote."
    case "hard-end": "What becomes of travel beyond an end without bounce."
    case "coast-after-write": "What becomes of a coast when somebody writes the offset."
    case "bounce-catch": "How a drag begins that catches a bounce."
    case "re-clamp": "When an idle scroll view whose range shrank is clamped."
    case "touch-on-re-parenting": "What becomes of a touch whose view changes its superview."
    case "paging-curve": "How a paging scroll view settles."
    default: ""
    }
  }
}
