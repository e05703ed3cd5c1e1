/// One act of the surroundings: what a phone, an app or its server does to a page meanwhile.
///
/// A container declares which kinds it can host (`NestedContainer.hosts`); kinds that need nothing
/// from a container happen to every one.
public enum Disturbance: Equatable, Sendable {
  /// The tree is laid out once more, although nothing asks for it.
  case relayout
  /// The next display refreshes do not happen: the frame after comes late by so many intervals.
  case dropFrames(Int)
  /// Another screen covers the page, for a time in milliseconds; fingers on it are taken away.
  case leave(milliseconds: Double)
  /// From now on a pan from the left edge belongs to the surroundings.
  case edgePan
  /// From now on the header holds a scroll view of so many pictures side by side.
  case carousel(pictures: Int)
  /// A page is asked for, from 0, as a client of the container would.
  case select(page: Int, animated: Bool)
  /// The current page is asked to stand this far from its start, in points.
  case scroll(to: Double, animated: Bool)
  /// The status bar is tapped.
  case scrollToTop
  /// A page loads its rows again: as many as before, or another number; nil for the current page.
  case reload(rows: Int?, page: Int?)
  /// A page gets more rows at its end, without loading the others again; nil for the current page.
  case append(rows: Int, page: Int?)
  /// The current page makes room above its rows while it refreshes, for a time in milliseconds.
  case refresh(inset: Double, milliseconds: Double)
  /// The header gets another height, in points.
  case headerHeight(Double)
  /// Status bar and home indicator take up so much of the screen, in points.
  case safeArea(top: Double, bottom: Double)
  /// Width and height of the screen change places.
  case rotate
  /// The screen gets another size, in points.
  case resize(width: Double, height: Double)

  /// What happens, without its numbers.
  public enum Kind: String, CaseIterable, Sendable, Comparable {
    /// See `Disturbance.relayout`.
    case relayout
    /// See `Disturbance.dropFrames`.
    case droppedFrames = "dropped-frames"
    /// See `Disturbance.leave`.
    case leaving
    /// See `Disturbance.edgePan`.
    case edgePan = "edge-pan"
    /// See `Disturbance.carousel`.
    case carousel
    /// See `Disturbance.select`.
    case selection
    /// See `Disturbance.scroll`.
    case scrolling
    /// See `Disturbance.scrollToTop`.
    case scrollToTop = "scroll-to-top"
    /// See `Disturbance.reload`.
    case reload
    /// See `Disturbance.append`.
    case growth
    /// See `Disturbance.refresh`.
    case refresh
    /// See `Disturbance.headerHeight`.
    case headerHeight = "header-height"
    /// See `Disturbance.safeArea`.
    case safeArea = "safe-area"
    /// See `Disturbance.rotate` and `Disturbance.resize`.
    case size

    /// The kinds that need nothing from a container.
    public static let hostedByAll: [Kind] = [
      .relayout, .droppedFrames, .leaving, .edgePan, .scrollToTop, .safeArea,
    ]

    /// The order of declaration.
    public static func < (a: Kind, b: Kind) -> Bool {
      let order = Kind.allCases
      return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
    }
  }

  /// What happens, without its numbers.
  public var kind: Kind {
    switch self {
    case .relayout: .relayout
    case .dropFrames: .droppedFrames
    case .leave: .leaving
    case .edgePan: .edgePan
    case .carousel: .carousel
    case .select: .selection
    case .scroll: .scrolling
    case .scrollToTop: .scrollToTop
    case .reload: .reload
    case .append: .growth
    case .refresh: .refresh
    case .headerHeight: .headerHeight
    case .safeArea: .safeArea
    case .rotate, .resize: .size
    }
  }
}
