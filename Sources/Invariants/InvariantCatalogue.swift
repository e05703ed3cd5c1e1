/// The invariants there are, in the order of reports.
///
///     InvariantCatalogue.standard.names
///     InvariantCatalogue(own: [HeaderStaysWhole.self])
public struct InvariantCatalogue: Sendable {
  /// What is said of an invariant to those who choose among them.
  public struct Item: Equatable, Sendable {
    /// The name by which `--invariant` calls it.
    public var name: String
    /// One sentence that says what it claims.
    public var summary: String
    /// How far a number may be off: a number of pixels for positions and one for steps.
    public var tolerance: String
    /// The unit of its numbers.
    public var unit: String
    /// The frames that it judges.
    public var scope: String
    /// What is said of an invariant.
    public init(name: String, summary: String, tolerance: String, unit: String, scope: String) {
      self.name = name
      self.summary = summary
      self.tolerance = tolerance
      self.unit = unit
      self.scope = scope
    }
  }

  /// The first four, which are judged by calls that the compiler resolves, and the others.
  public let claims: [any Invariant.Type]

  /// The catalogue of this project, followed by invariants of one's own.
  public init(own: [any Invariant.Type] = []) {
    claims = Self.first + Self.others + own.filter { !Self.isOurs($0.name) }
  }

  /// The catalogue of this project.
  public static let standard = InvariantCatalogue()

  /// The names, in the order of reports.
  public var names: [String] { claims.map { $0.name } }

  /// What is said of each, in the order of reports.
  public var items: [Item] { claims.map { $0.item } }

  /// The four on which the project was founded.
  static let first: [any Invariant.Type] = [
    OneActiveScroller.self, NoHeaderJump.self, OffsetsClamped.self, IndicatorMonotonic.self,
  ]

  /// The rest of the catalogue.
  static let others: [any Invariant.Type] = [
    OneBounce.self,
    CoupledState.self,
    PagesAligned.self,
    ContentReachable.self,
    OffsetKeptPerPage.self,
    SettlesOnPage.self,
    SettlesAtDetent.self,
    HeaderHosted.self,
    SingleHeader.self,
    CallbackQuiescence.self,
    PixelStability.self,
    LockRestored.self,
    InsetIntegrity.self,
    SnapshotFresh.self,
    ComesToRest.self,
    NoDeadDrag.self,
    ContinuousHandOff.self,
    MomentumConserved.self,
    AxisExclusive.self,
    HeaderTouchDoesNotPage.self,
    HoldStopsMotion.self,
    CancelRestores.self,
    DragReversible.self,
    OnlyTouchedMoves.self,
    OwnerIsCurrent.self,
    TapDelivered.self,
    TapStopsMotionOnly.self,
    ProgrammaticMoveHonoured.self,
    SelectionOnce.self,
    PagingDirection.self,
    SettleDirection.self,
  ]

  private static func isOurs(_ name: String) -> Bool {
    (first + others).contains { $0.name == name }
  }
}
