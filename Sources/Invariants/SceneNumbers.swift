import Traces

/// The numbers of a scene that claims are judged by, worked out once a run.
struct SceneNumbers: Sendable {
  /// The viewport's height, in points.
  let height: Double
  /// The viewport's width, in points.
  let width: Double
  /// Pixels per point.
  let scale: Double
  /// How long a frame lasts, in milliseconds.
  let frameInterval: Double
  /// How far a step may differ, in points: one pixel, because both its ends are rounded.
  let stepTolerance: Double
  /// How far a position may differ, in points: half a pixel, because it is rounded.
  let positionTolerance: Double
  /// How far the header can collapse, in points.
  let collapse: Double
  /// Header and bar, in points: where the first row stands at the start of the content.
  let base: Double
  /// The policies in force.
  let policies: PolicyFacts
  /// Whether one scroller carries header and rows.
  let isSingle: Bool
  /// Whether a caught bounce may begin where it stands, un-banded.
  let catchesRaw: Bool
  /// How far the content of each page can move, header included.
  private let lengths: ContiguousArray<Double>
  /// The height of all rows of each page, in points.
  private let contents: ContiguousArray<Double>

  /// The numbers of a trace's scene.
  init(_ header: TraceHeader) {
    let scene = header.scene
    height = scene.height
    width = scene.width
    scale = scene.scale
    frameInterval = scene.frameInterval
    policies = scene.policies
    isSingle = scene.chain == .single
    catchesRaw = header.assumption("bounce-catch").map { $0 == "raw" } ?? true
    base = scene.headerHeight + scene.barHeight
    // A list's viewport is what header and bar leave of the screen when the header is collapsed.
    let above = scene.headerHeight + scene.barHeight
    let viewport = max(0, scene.height - scene.pinnedHeight - scene.barHeight)
    let exactCollapse = max(0, above + viewport - scene.height)
    collapse = ReferencePhysics.rounded(exactCollapse, scale: scene.scale)
    contents = ContiguousArray(scene.pages.map(\.contentHeight))
    // Where nothing is handed over, each scroller has a range of its own, whatever the rows.
    let isOwn = scene.chain == .nested && scene.policies.handOver == .none
    let fills = scene.policies.shortPage != .natural || isOwn
    let collapse = collapse
    let scale = scale
    let isNested = scene.chain == .nested
    lengths = ContiguousArray(
      scene.pages.map { page in
        // UIScrollView rounds the ends of its range to the pixel; so does each part of a chain.
        // Summed up as it sums: content, inset, viewport; a tie is a tie only then.
        let whole = max(0, above + page.contentHeight + scene.bottomInset - scene.height)
        if !isNested {
          return max(fills ? collapse : 0, ReferencePhysics.rounded(whole, scale: scale))
        }
        let list = max(0, page.contentHeight + scene.bottomInset - viewport)
        let outer = fills ? collapse : min(collapse, whole)
        return outer + ReferencePhysics.rounded(list, scale: scale)
      })
    stepTolerance = 1 / scale + Self.rounding
    positionTolerance = 0.5 / scale + Self.rounding
  }

  /// What sums of doubles may differ by.
  static let rounding = 1e-6

  /// How far the content of a page can move, header included, in points.
  func length(of page: Int) -> Double {
    page >= 0 && page < lengths.count ? lengths[page] : collapse
  }

  /// How far the outer scroller can move on a page, in points.
  func outerRange(of page: Int) -> Double { isSingle ? 0 : min(collapse, length(of: page)) }

  /// How far the list of a page can move, in points.
  func listRange(of page: Int) -> Double { length(of: page) - outerRange(of: page) }

  /// The height of all rows of a page, in points.
  func contentHeight(of page: Int) -> Double {
    page >= 0 && page < contents.count ? contents[page] : 0
  }

  /// Whether a place is beyond the range of outer scroller or list, by more than rounding.
  func isOutside(_ place: Place, page: Int) -> Bool {
    let slack = positionTolerance
    return place.outer < -slack || place.list < -slack
      || place.outer > outerRange(of: page) + slack || place.list > listRange(of: page) + slack
  }
}
