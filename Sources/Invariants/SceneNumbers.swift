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
  /// Whether a sheet is the outer scroller.
  let hasPanel: Bool
  /// Where a sheet rests: the places of its top edge, in points, the highest first.
  let detents: ContiguousArray<Double>
  /// What a sheet shows above its list, in points.
  let handle: Double
  /// Whether one scroller carries header and rows.
  let isSingle: Bool
  /// Whether a caught bounce may begin where it stands, un-banded.
  let catchesRaw: Bool
  /// How far the content of each page can move, header included.
  private let lengths: ContiguousArray<Double>
  /// The height of all rows of each page, in points.
  private let contents: ContiguousArray<Double>

  /// The numbers of pages that a finger brings up over the header from a bar at the bottom of the
  /// screen, or nil where there are none: what is above the bar then counts as the header.
  static func raised(_ header: TraceHeader) -> SceneNumbers? {
    guard header.scene.policies.bottomBar == .drags else { return nil }
    var raised = header
    raised.scene.headerHeight = header.scene.height - header.scene.barHeight
    let numbers = SceneNumbers(raised)
    return numbers.collapse > 0 ? numbers : nil
  }

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
    hasPanel = scene.panel != nil
    handle = scene.panel?.handle ?? 0
    let detents = ContiguousArray(scene.panel?.detents ?? [])
    self.detents = detents
    stepTolerance = 1 / scale + Self.rounding
    positionTolerance = 0.5 / scale + Self.rounding
    contents = ContiguousArray(scene.pages.map(\.contentHeight))
    base = SceneNumbers.base(of: scene)
    if let panel = scene.panel {
      collapse = (detents.last ?? 0) - (detents.first ?? 0)
      lengths = Self.lengths(of: scene, in: panel)
      return
    }
    // A list's viewport is what header and bar leave of the screen when the header is collapsed.
    let above = scene.headerHeight + scene.barHeight
    let viewport = max(0, scene.height - scene.pinnedHeight - scene.barHeight)
    let exactCollapse = max(0, above + viewport - scene.height)
    collapse = ReferencePhysics.rounded(exactCollapse, scale: scene.scale)
    // Where nothing is handed over, each scroller has a range of its own, whatever the rows.
    let isOwn = scene.chain == .nested && scene.policies.handOver == .none
    let fills = scene.policies.shortPage == .fill || isOwn
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
  }

  /// Where the first row stands at the start of the content.
  static func base(of scene: SceneFacts) -> Double {
    guard let panel = scene.panel else { return scene.headerHeight + scene.barHeight }
    return (panel.detents.last ?? 0) + panel.handle
  }

  /// How far the sheet and each of its lists can move together.
  ///
  /// A list is as high as what handle and highest place leave of the screen. Where it scrolls below
  /// that place, its end has to come up over the edge of the screen from the lowest one.
  private static func lengths(
    of scene: SceneFacts, in panel: SceneFacts.PanelFacts
  ) -> ContiguousArray<Double> {
    let travel = (panel.detents.last ?? 0) - (panel.detents.first ?? 0)
    let viewport = max(0, scene.height - (panel.detents.first ?? 0) - panel.handle)
    let reach = scene.policies.listBelowFull == .scrolls ? travel : 0
    return ContiguousArray(
      scene.pages.map { page in
        let list = max(0, page.contentHeight + (scene.bottomInset + reach) - viewport)
        return travel + ReferencePhysics.rounded(list, scale: scene.scale)
      })
  }

  /// The nearest place at which a sheet rests.
  func nearestDetent(_ top: Double) -> Interval {
    let distance = offDetent(top)
    let nearest = detents.first { abs($0 - top) == distance }
    return Interval(nearest ?? top)
  }

  /// How far a place of a sheet's top edge is from the nearest one at which it rests.
  func offDetent(_ top: Double) -> Double {
    var distance = Double.infinity
    for index in detents.indices { distance = min(distance, abs(detents[index] - top)) }
    return distance
  }

  /// What sums of doubles may differ by.
  static let rounding = 1e-6

  /// How far the content of a page can move, header included, in points.
  func length(of page: Int) -> Double {
    page >= 0 && page < lengths.count ? lengths[page] : collapse
  }

  /// How far the outer scroller can move on a page, in points.
  func outerRange(of page: Int) -> Double { isSingle ? 0 : min(collapse, length(of: page)) }

  /// How far a sheet or outer scroller stands from its start when a sheet's top edge is here.
  func outer(ofPanelAt top: Double) -> Double { (detents.last ?? 0) - top }

  /// How far the list of a page can move, in points.
  func listRange(of page: Int) -> Double { length(of: page) - outerRange(of: page) }

  /// The height of all rows of a page, in points.
  func contentHeight(of page: Int) -> Double {
    page >= 0 && page < contents.count ? contents[page] : 0
  }

  /// Whether a list is beyond its end, by more than rounding.
  func isListBeyondEnd(_ place: Place, page: Int) -> Bool {
    place.list > listRange(of: page) + positionTolerance
  }

  /// Whether a place is beyond the range of outer scroller or list, by more than rounding.
  func isOutside(_ place: Place, page: Int) -> Bool {
    let slack = positionTolerance
    return place.outer < -slack || place.list < -slack
      || place.outer > outerRange(of: page) + slack || place.list > listRange(of: page) + slack
  }
}
