/// What runs have to come to, or silence shows nothing: declared before the first run is played,
/// and read from what stands on the screen.
public struct Milestones: OptionSet, Equatable, Sendable {
  /// One bit for each milestone, in the order of `all`.
  public let rawValue: UInt64
  /// The milestones with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A coast reached an end of its range.
  public static let flingMetEdge = Milestones(rawValue: 1 << 0)
  /// A drag moved header or sheet and, further on, the list, or the other way round.
  public static let handOverInDrag = Milestones(rawValue: 1 << 1)
  /// A finger came down while a scroller was in its bounce.
  public static let caughtBounce = Milestones(rawValue: 1 << 2)
  /// A finger came down on a coast.
  public static let caughtCoast = Milestones(rawValue: 1 << 3)
  /// The page changed while rows still coasted.
  public static let pageSwitchInCoast = Milestones(rawValue: 1 << 4)
  /// The page changed.
  public static let pageSwitch = Milestones(rawValue: 1 << 5)
  /// Two fingers were down.
  public static let twoFingers = Milestones(rawValue: 1 << 6)
  /// The system took a touch away.
  public static let cancelledTouch = Milestones(rawValue: 1 << 7)
  /// A finger turned round within a drag.
  public static let reversal = Milestones(rawValue: 1 << 8)

  /// A finger came down on a sheet that was settling.
  public static let caughtSettle = Milestones(rawValue: 1 << 9)

  /// A milestone as it is declared.
  public struct Declaration: Sendable {
    /// The milestone.
    public var milestone: Milestones
    /// The name in reports.
    public var name: String
    /// The share of runs that have to reach it, of those that can.
    public var required: Double
  }

  /// All milestones with the shares that are required of them.
  public static let all = [
    Declaration(milestone: .flingMetEdge, name: "a fling met an edge", required: 0.05),
    Declaration(milestone: .handOverInDrag, name: "a hand-over inside a drag", required: 0.05),
    Declaration(milestone: .caughtBounce, name: "a caught bounce", required: 0.01),
    Declaration(milestone: .caughtCoast, name: "a caught coast", required: 0.05),
    Declaration(
      milestone: .pageSwitchInCoast, name: "a page switch while coasting", required: 0.01),
    Declaration(milestone: .pageSwitch, name: "a page switch", required: 0.05),
    Declaration(milestone: .twoFingers, name: "two fingers", required: 0.05),
    Declaration(milestone: .cancelledTouch, name: "a cancelled touch", required: 0.05),
    Declaration(milestone: .reversal, name: "a reversal within a drag", required: 0.05),
    Declaration(milestone: .caughtSettle, name: "a caught settle", required: 0.05),
  ]
}
