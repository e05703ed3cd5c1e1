/// What a trace says of the scene it was played in: the numbers that claims are judged by.
///
/// Ranges come from here and from the policies, never from insets that a container may write.
public struct SceneFacts: Equatable, Sendable {
  /// The viewport's width, in points.
  public var width: Double = 390
  /// The viewport's height, in points.
  public var height: Double = 844
  /// Pixels per point: 1, 2 or 3.
  public var scale: Double = 3
  /// How long one frame lasts, in milliseconds: 1000/60 or 1000/120.
  public var frameInterval: Double = 1000.0 / 60.0
  /// The header's height, in points; 0 where there is none.
  public var headerHeight: Double = 0
  /// How much of the header stays when it is collapsed, in points.
  public var pinnedHeight: Double = 0
  /// The tab bar's height, in points; 0 where there is none.
  public var barHeight: Double = 0
  /// The scene's own inset at the end of each list, in points.
  public var bottomInset: Double = 0
  /// What each page holds.
  public var pages: [PageFacts] = []
  /// How header, bar, lists and pager are chained.
  public var chain: Chain = .nested
  /// The sheet or panel that a finger moves, where there is one; it is the outer scroller.
  public var panel: PanelFacts?
  /// The policies in force, one value each.
  public var policies = PolicyFacts()

  /// A scene with one empty phone.
  public init() {}

  /// How the vertical scrollers of a page are chained.
  public enum Chain: String, Sendable, CaseIterable {
    /// One scroller carries header and rows: one coordinate.
    case single
    /// An outer scroller carries the header, a list inside carries the rows.
    case nested
  }

  /// Where a sheet rests, and what of it lies above its list.
  public struct PanelFacts: Equatable, Sendable {
    /// The places of its top edge at rest, in points from the viewport's top, the highest first;
    /// never empty.
    public var detents: [Double]
    /// The height of its handle, in points.
    public var handle: Double
    /// A sheet with places in any order.
    public init(detents: [Double], handle: Double) {
      self.detents = detents.sorted()
      self.handle = handle
    }
  }

  /// What one page holds.
  public struct PageFacts: Equatable, Sendable {
    /// How many rows.
    public var rows: Int
    /// How high a row is, in points.
    public var rowHeight: Double
    /// A page of equal rows.
    public init(rows: Int, rowHeight: Double) {
      self.rows = rows
      self.rowHeight = rowHeight
    }
    /// The height of all rows, in points.
    public var contentHeight: Double { Double(rows) * rowHeight }
  }
}

/// The policy values in force; the words are those of `--policy` and of scripts.
public struct PolicyFacts: Equatable, Sendable {
  /// Who takes up travel within one drag.
  public enum HandOver: String, Sendable, CaseIterable {
    /// The next scroller of the chain takes up the travel within the drag.
    case withinDrag = "within-drag"
    /// The owner of the drag's first callback keeps it until lift (UIKit's own nesting).
    case none
  }
  /// How exact a hand-over frame is.
  public enum HandOverPrecision: String, Sendable, CaseIterable {
    /// The content stands where P(T) puts it.
    case exact
    /// A hand-over frame moves between nothing and the finger's travel.
    case short
  }
  /// What a fling on the header does at the threshold.
  public enum HeaderFling: String, Sendable, CaseIterable {
    /// It runs on into the list.
    case chain
    /// It ends at the threshold.
    case stop
  }
  /// What becomes of the other pages' offsets when the header shows.
  public enum OtherPages: String, Sendable, CaseIterable {
    /// They stay.
    case keep
    /// They go back to their tops.
    case reset
  }
  /// Who leaves its range at an end of the chain.
  public enum BounceOwner: String, Sendable, CaseIterable {
    /// The outer scroller (main refresh).
    case outer
    /// The list (list refresh).
    case list
    /// Nobody: the end is hard.
    case none
  }
  /// What a horizontal pan on the header does.
  public enum HeaderPan: String, Sendable, CaseIterable {
    /// It pages.
    case pages
    /// It does nothing.
    case doesNotPage = "does-not-page"
  }
  /// What becomes of a page too short to hold the collapsed header.
  public enum ShortPage: String, Sendable, CaseIterable {
    /// It is filled, so that the header can stay collapsed.
    case fill
    /// The header expands, in an animation that begins when the page lands.
    case expandHeader = "expand-header"
    /// It ends where its rows end (a plain scroll view).
    case natural
  }

  /// What a finger on the list of a sheet moves while the sheet is not at its highest place.
  public enum ListBelowFull: String, Sendable, CaseIterable {
    /// The sheet; the list keeps its offset.
    case locked
    /// The list, and the sheet where the list is at its top and pulled down.
    case scrolls
  }

  /// What a finger that comes down beside a panel moves.
  public enum PanelGate: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Nothing until it reaches the panel; its travel counts from there.
    case opensAtPanel = "opens-at-panel"
  }
  /// What a drag moves that is neither along the one axis nor along the other.
  public enum DiagonalDrag: String, Sendable, CaseIterable {
    /// What the longer part of its movement moves when it begins.
    case oneAxis = "one-axis"
    /// Both, unless it begins within 20° of an axis.
    case bothAxes = "both-axes"
  }

  /// What becomes of a tab bar whose place would be below the screen.
  public enum BottomBar: String, Sendable, CaseIterable {
    /// It comes into sight with the header's end.
    case rides
    /// It hovers at the bottom of the screen until then.
    case hovers
    /// It hovers, and a finger on it brings the pages up over the header.
    case drags
  }

  /// See `HandOver`.
  public var handOver: HandOver = .withinDrag
  /// See `HandOverPrecision`.
  public var handOverPrecision: HandOverPrecision = .exact
  /// See `HeaderFling`.
  public var headerFling: HeaderFling = .chain
  /// See `OtherPages`.
  public var otherPages: OtherPages = .keep
  /// Who bounces at the start of the content.
  public var bounceTop: BounceOwner = .outer
  /// Who bounces at the end of the content.
  public var bounceBottom: BounceOwner = .list
  /// See `HeaderPan`.
  public var headerPan: HeaderPan = .doesNotPage
  /// See `ShortPage`.
  public var shortPage: ShortPage = .fill
  /// See `ListBelowFull`.
  public var listBelowFull: ListBelowFull = .locked
  /// See `PanelGate`.
  public var panelGate: PanelGate = .none
  /// See `DiagonalDrag`.
  public var diagonalDrag: DiagonalDrag = .oneAxis
  /// See `BottomBar`.
  public var bottomBar: BottomBar = .rides
  /// Whether the container integrates coasts itself (1 % more budget).
  public var ownCoast: Bool = false

  /// The default policies.
  public init() {}
}
