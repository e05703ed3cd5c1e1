import Scenes

/// What the generator may look at in the frame on which a step begins.
///
/// It looks only to choose values: to catch what moves, and to end a drag where something changes.
/// It never looks at anything that a container computed.
public struct GeneratorView: Equatable, Sendable {
  /// Whether header, sheet or list move.
  public var movesVertically = false
  /// Whether the pages move.
  public var movesHorizontally = false
  /// How far the header can still collapse, or the sheet go up, in points; 0 where it is collapsed
  /// or up, or there is none.
  public var headerToCollapsed = 0.0
  /// How far the header can still come out, or the sheet go down, in points; 0 where it is out or
  /// down, or there is none.
  public var headerToShown = 0.0
  /// How far the current list is from its start, in points.
  public var listToStart = 0.0
  /// How far the current list is from its end, in points.
  public var listToEnd = 0.0
  /// The current page, from 0.
  public var page = 0
  /// How many pages there are.
  public var pageCount = 1
  /// Whether any of the header is on the screen.
  public var showsHeader = false
  /// Whether any of the tab bar is on the screen.
  public var showsBar = false
  /// Whether a handle of a sheet or panel is on the screen.
  public var showsPanel = false
  /// Whether any of the current page is on the screen.
  public var showsList = true
  /// The rows of the current page that are on the screen.
  public var visibleRows = 0..<0

  /// A frame at rest on which only a list shows.
  public init() {}
}
