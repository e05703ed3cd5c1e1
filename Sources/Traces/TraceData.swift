/// What the frames of a trace tell; a recorder on a device cannot tell all of it.
///
/// The stage's own traces carry everything. A recorder leaves out what it cannot see, in every
/// line, and `FrameFormat.read` finds out what that is: a key that no line has is not carried,
/// while an empty list or null says that there was nothing. An invariant that needs what a trace
/// does not carry is skipped, because what is not known must not be judged as if it were nothing.
public struct TraceData: OptionSet, Hashable, Sendable {
  /// One bit for each thing, in the order in which the format lists them.
  public let rawValue: UInt32
  /// The set with the given bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `touches`: the samples of the fingers.
  public static let touches = TraceData(rawValue: 1 << 0)
  /// `events`: programmatic calls and scene events.
  public static let events = TraceData(rawValue: 1 << 1)
  /// `header`: where the header stands.
  public static let header = TraceData(rawValue: 1 << 2)
  /// `bar`: where the tab bar stands.
  public static let bar = TraceData(rawValue: 1 << 3)
  /// `panel`: where the sheet or panel stands.
  public static let panel = TraceData(rawValue: 1 << 4)
  /// `model` of header, bar and panel: where they stand once animations are over.
  public static let modelRects = TraceData(rawValue: 1 << 5)
  /// `indicator`: the line and the part of it that is drawn.
  public static let indicator = TraceData(rawValue: 1 << 6)
  /// `segments`: the tabs' places on the indicator's line.
  public static let segments = TraceData(rawValue: 1 << 7)
  /// `pages`: where the loaded pages stand.
  public static let pages = TraceData(rawValue: 1 << 8)
  /// `firstRow` of the pages: where their first rows stand.
  public static let firstRows = TraceData(rawValue: 1 << 9)
  /// `scrollers`: places, offsets and sizes of the scroll views.
  public static let scrollers = TraceData(rawValue: 1 << 10)
  /// `insetTop`, `insetLeft`, `insetBottom` and `insetRight` of the scrollers.
  public static let insets = TraceData(rawValue: 1 << 11)
  /// `flags` of the scrollers.
  public static let scrollerFlags = TraceData(rawValue: 1 << 12)
  /// `headerHost`: the scroller that hosts the header.
  public static let headerHost = TraceData(rawValue: 1 << 13)
  /// `picturesStandingIn`: how many pictures stand in for live pages.
  public static let pictures = TraceData(rawValue: 1 << 14)
  /// `callbacks`: what delegates and clients were told.
  public static let callbacks = TraceData(rawValue: 1 << 15)
  /// `writes`: who wrote what.
  public static let writes = TraceData(rawValue: 1 << 16)
  /// `animations`: the animations under way.
  public static let animations = TraceData(rawValue: 1 << 17)

  /// Everything that a frame can tell, as the stage's traces do.
  public static let all = TraceData(rawValue: 1 << 18 - 1)

  /// The keys of the format that stand for the members, in the order of the format.
  public var keys: [String] {
    Self.keys.filter { contains($0.data) }.map(\.key)
  }

  /// What belongs to a list that may be missing as a whole.
  private static let parts: [(whole: TraceData, part: TraceData)] = [
    (.pages, .firstRows), (.scrollers, [.insets, .scrollerFlags]),
  ]

  private static let keys: [(data: TraceData, key: String)] = [
    (.touches, "touches"), (.events, "events"), (.header, "header"), (.bar, "bar"),
    (.panel, "panel"), (.modelRects, "model"), (.indicator, "indicator"),
    (.segments, "segments"), (.pages, "pages"), (.firstRows, "firstRow"),
    (.scrollers, "scrollers"), (.insets, "insetTop"), (.scrollerFlags, "flags"),
    (.headerHost, "headerHost"), (.pictures, "picturesStandingIn"), (.callbacks, "callbacks"),
    (.writes, "writes"), (.animations, "animations"),
  ]

  /// What is left where lists are missing: a list takes with it what is said of its elements.
  var withoutPartsOfMissingLists: TraceData {
    var left = self
    for (whole, part) in Self.parts where !contains(whole) { left.subtract(part) }
    if isDisjoint(with: [.header, .bar, .panel]) { left.remove(.modelRects) }
    return left
  }
}
