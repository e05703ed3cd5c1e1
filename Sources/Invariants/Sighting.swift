import Traces

/// What claims look at in one frame, found once: the current page and the scrollers around it.
struct Sighting: Equatable, Sendable {
  /// The index of the page that covers most of the viewport's width, or -1.
  var page = -1
  /// Where that page stands in `Frame.pages`, or -1.
  var pageSlot = -1
  /// Where its list stands in `Frame.scrollers`, or -1.
  var listSlot = -1
  /// Where the outer scroller stands in `Frame.scrollers`, or -1.
  var outerSlot = -1
  /// Where the pager stands in `Frame.scrollers`, or -1.
  var pagerSlot = -1
  /// The positions of the current page's content.
  var place = Place()
  /// The pager's position in pages, read from the pages on the screen.
  var progress = 0.0
  /// Scrollers of the current page's chain and the pager that move by themselves or are held.
  var flags: ScrollerRecord.Flags = []
  /// Where the content stands, by a bar that hovers at the bottom: see `BottomBar`.
  var bottom = BottomBar()
  /// Whether a header that a list carried is in the air, on the pager: nothing moves up or down.
  var isLifted = false
  /// The header's top edge on the screen, in points; 0 without a header.
  var headerTop = 0.0
  /// The header's bottom edge on the screen, in points; 0 without a header.
  var headerBottom = 0.0
  /// The tab bar's top edge on the screen, in points; 0 without a bar.
  var barTop = 0.0
  /// The tab bar's bottom edge on the screen, in points; 0 without a bar.
  var barBottom = 0.0
  /// The left end of the indicator's line on the screen, which moves with the tabs, in points.
  var tabsLeft = 0.0
  /// The leading edge of the sheet or panel on the screen, in points; 0 without one.
  var panelTop = 0.0
}

/// Where the content of one page stands, in points from the start of the chain.
struct Place: Equatable, Sendable {
  /// Whether the page is in the frame.
  var exists = false
  /// How far the content has moved up on the screen, header and bar taken off.
  var content = 0.0
  /// The outer scroller's offset; 0 where there is none.
  var outer = 0.0
  /// What of `content` the outer scroller does not explain.
  var list: Double { content - outer }
}

/// Finds what a `Sighting` holds, with hints from the frame before, so that the cost does not grow
/// with the number of pages.
struct Lookout: Sendable {
  private let width: Double
  private let base: Double
  private let lowest: Double?
  private var pageHint = 0
  private var listHint = 0
  private var outerHint = 0
  private var pagerHint = 0
  private var hostHint = 0
  private var hasRidden = false
  private let floor: Double?
  private let pinned: Double
  /// Whether places are those of pages that a finger brings up over the header.
  var isRaised = false

  /// A lookout for a scene.
  init(_ scene: SceneFacts) {
    width = scene.width
    base = SceneNumbers.base(of: scene)
    lowest = scene.panel?.detents.last
    pinned = scene.pinnedHeight + 1 / scene.scale
    floor = scene.policies.bottomBar == .rides ? nil : scene.height - scene.barHeight
  }

  /// What stands on the screen in a frame.
  mutating func look(at frame: borrowing Frame) -> Sighting {
    var sighting = Sighting()
    sighting.outerSlot = slot(of: .outer, in: frame, hint: &outerHint)
    sighting.pagerSlot = slot(of: .pager, in: frame, hint: &pagerHint)
    if sighting.outerSlot >= 0 { sighting.flags.formUnion(frame.scrollers[outerHint].flags) }
    if sighting.pagerSlot >= 0 { sighting.flags.formUnion(frame.scrollers[pagerHint].flags) }
    if let panel = frame.panel {
      sighting.panelTop = panel.shown.y
      if let lowest { sighting.place.outer = lowest - panel.shown.y }
    }
    lookAtPage(frame, &sighting)
    sighting.isLifted = isLifted(in: frame)
    if let header = frame.header {
      sighting.headerTop = header.shown.y
      sighting.headerBottom = header.shown.maxY
    }
    if let bar = frame.bar {
      sighting.barTop = bar.shown.y
      sighting.barBottom = bar.shown.maxY
    }
    if let floor, sighting.place.exists {
      let row = frame.pages[sighting.pageSlot].firstRow.y
      sighting.bottom.look(
        sighting, row: row, content: base - row, floor: floor, pinned: pinned)
      sighting.take(raised: isRaised)
    }
    if let indicator = frame.indicator { sighting.tabsLeft = indicator.lineX }
    return sighting
  }

  /// Whether the header hangs on the pager after a list has carried it.
  private mutating func isLifted(in frame: borrowing Frame) -> Bool {
    let host = frame.headerHost
    guard host >= 0 else { return false }
    let count = frame.scrollers.count
    if hostHint >= count || frame.scrollers[hostHint].id != host {
      var slot = 0
      while slot < count && frame.scrollers[slot].id != host { slot += 1 }
      if slot == count { return false }
      hostHint = slot
    }
    let role = frame.scrollers[hostHint].role
    if role == .single || role == .list { hasRidden = true }
    return hasRidden && role == .pager
  }

  private mutating func lookAtPage(_ frame: borrowing Frame, _ sighting: inout Sighting) {
    let slot = currentPage(in: frame)
    guard slot >= 0 else { return }
    sighting.pageSlot = slot
    sighting.page = frame.pages[slot].index
    sighting.progress = Double(sighting.page) - frame.pages[slot].shown.x / width
    sighting.place.exists = true
    sighting.place.content = base - frame.pages[slot].firstRow.y
    if sighting.outerSlot >= 0 {
      sighting.place.outer = frame.scrollers[sighting.outerSlot].offset.y
    }
    sighting.listSlot = scroller(frame.pages[slot].scroller, in: frame)
    if sighting.listSlot >= 0 {
      sighting.flags.formUnion(frame.scrollers[sighting.listSlot].flags)
    }
  }

  private mutating func currentPage(in frame: borrowing Frame) -> Int {
    let count = frame.pages.count
    if pageHint < count && abs(frame.pages[pageHint].shown.x) < width / 2 { return pageHint }
    var best = -1
    var distance = Double.infinity
    for i in 0..<count where abs(frame.pages[i].shown.x) < distance {
      best = i
      distance = abs(frame.pages[i].shown.x)
    }
    if best >= 0 { pageHint = best }
    return best
  }

  /// Where the scroller with an identifier stands in `Frame.scrollers`, or -1.
  mutating func scroller(_ id: Int, in frame: borrowing Frame) -> Int {
    let count = frame.scrollers.count
    if listHint < count && frame.scrollers[listHint].id == id { return listHint }
    guard id >= 0 else { return -1 }
    for i in 0..<count where frame.scrollers[i].id == id {
      listHint = i
      return i
    }
    return -1
  }

  private func slot(
    of role: ScrollerRecord.Role, in frame: borrowing Frame, hint: inout Int
  ) -> Int {
    let count = frame.scrollers.count
    if hint >= 0 && hint < count && frame.scrollers[hint].role == role { return hint }
    // A negative hint remembers in how many scrollers there was none of this role.
    if hint == -1 - count { return -1 }
    for i in 0..<count where frame.scrollers[i].role == role {
      hint = i
      return i
    }
    hint = -1 - count
    return -1
  }

  /// The positions of a page's content, current or not.
  mutating func place(of page: Int, in frame: borrowing Frame, _ sighting: Sighting) -> Place {
    if page == sighting.page { return sighting.place }
    for i in 0..<frame.pages.count where frame.pages[i].index == page {
      var content = base - frame.pages[i].firstRow.y
      if floor != nil && isRaised {
        content = sighting.bottom.floorEnd - min(frame.pages[i].firstRow.y, sighting.barBottom)
      }
      return Place(exists: true, content: content, outer: sighting.place.outer)
    }
    return Place()
  }
}
