/// Which invariants judge a run.
public struct InvariantSet: OptionSet, Equatable, Sendable {
  /// One bit for each invariant, in the catalogue's order.
  public let rawValue: Int
  /// The set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content stands where the finger puts it.
  public static let oneActiveScroller = InvariantSet(rawValue: 1)
  /// Header, bar and panel do not jump.
  public static let noHeaderJump = InvariantSet(rawValue: 2)
  /// Scrollers rest within their ranges.
  public static let offsetsClamped = InvariantSet(rawValue: 4)
  /// The indicator follows the pages.
  public static let indicatorMonotonic = InvariantSet(rawValue: 8)
  /// Every invariant.
  public static let all: InvariantSet = [
    .oneActiveScroller, .noHeaderJump, .offsetsClamped, .indicatorMonotonic,
  ]

  /// The invariants with the given names, or nil where one of them is not known.
  public init?(names: [String]) {
    self = []
    for name in names {
      guard let index = InvariantCatalogue.names.firstIndex(of: name) else { return nil }
      insert(InvariantSet(rawValue: 1 << index))
    }
  }
}

/// The invariants there are, in the order of reports.
public enum InvariantCatalogue {
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
  }

  /// The names, in the order of reports.
  public static let names = [
    OneActiveScroller.name, NoHeaderJump.name, OffsetsClamped.name, IndicatorMonotonic.name,
  ]

  /// The invariants, in the order of reports.
  public static let items = [
    Item(
      name: OneActiveScroller.name,
      summary: "In a drag the page content stands where the finger puts it, and one scroller "
        + "travels at a time.",
      tolerance: "0.5 px of position, 1 px of step", unit: "pt",
      scope: "frames in which the content moved, or had to stand still while something else moved"),
    Item(
      name: NoHeaderJump.name,
      summary: "Header, tab bar and panel move no further in a frame than its cause explains.",
      tolerance: "1 px of step", unit: "pt",
      scope: "frames in which an edge moved, or had to stand still while something else moved"),
    Item(
      name: OffsetsClamped.name,
      summary: "Scrollers rest within their ranges, and in motion only the owner of an end is "
        + "beyond it.",
      tolerance: "0.5 px of position", unit: "pt",
      scope: "frames in which content or pages moved, and the first frame of each rest"),
    Item(
      name: IndicatorMonotonic.name,
      summary: "The tab bar's indicator follows the pages: monotone, within the tabs in "
        + "transition, exact at rest.",
      tolerance: "0.5 px of position, 1 px of step", unit: "pt",
      scope: "frames with an indicator in which the pages or something else moved"),
  ]
}
