import Gestures
import HeadlessUIKit
import Scenes
import Traces

/// The screen as a frame shows it, for whoever puts a finger on it.
@MainActor
struct Screen {
  let container: any NestedContainer
  /// The scene as it is now.
  var scene: Scene

  /// The visible rectangle of a region, in window points; nil where it is not on the screen.
  func rect(of region: Region, in frame: borrowing Frame) -> CGRect? {
    switch region {
    case .header: visible(frame.header?.shown)
    case .tabBar: visible(frame.bar?.shown)
    case .tab(let index): tab(index)
    case .list: list(in: frame)
    case .row(let index): row(index, in: frame)
    case .panel: handle(in: frame)
    case .leftEdge: CGRect(x: 0, y: 0, width: 20, height: scene.device.height)
    case .rightEdge:
      CGRect(x: scene.device.width - 20, y: 0, width: 20, height: scene.device.height)
    case .screen: CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    }
  }

  /// What the generator may look at.
  func view(of frame: borrowing Frame, moves: (vertical: Bool, horizontal: Bool)) -> GeneratorView {
    var view = GeneratorView()
    view.movesVertically = moves.vertical
    view.movesHorizontally = moves.horizontal
    view.pageCount = pageCount
    view.showsHeader = visible(frame.header?.shown) != nil
    view.showsBar = visible(frame.bar?.shown) != nil
    view.showsPanel = handle(in: frame) != nil
    view.showsList = list(in: frame) != nil
    let collapsible = frame.header == nil ? 0 : scene.collapsibleHeight
    if let header = frame.header {
      view.headerToShown = min(max(0, -header.shown.y), collapsible)
      view.headerToCollapsed = collapsible - view.headerToShown
    }
    if let panel = frame.panel, let highest = detents.first, let lowest = detents.last {
      view.headerToCollapsed = max(0, panel.shown.y - highest)
      view.headerToShown = max(0, lowest - panel.shown.y)
    }
    guard let place = currentPage(in: frame) else { return view }
    let page = frame.pages[place]
    view.page = page.index
    var below = (frame.bar ?? frame.header)?.shown.maxY ?? 0
    if frame.panel != nil { below = page.shown.y }
    view.listToStart = max(0, below - page.firstRow.y)
    let rows = Double(page.rows) * scene.pages[page.index].rowHeight
    view.listToEnd = max(0, page.firstRow.y + rows + scene.bottomInset - scene.device.height)
    view.visibleRows = visibleRows(of: page, below: below)
    return view
  }

  /// What shows of a sheet or panel above its page.
  private func handle(in frame: borrowing Frame) -> CGRect? {
    guard var rect = frame.panel?.shown else { return nil }
    if let place = currentPage(in: frame) {
      rect.height = min(rect.height, max(0, frame.pages[place].shown.y - rect.y))
    }
    return visible(rect)
  }

  private var detents: [Double] { scene.detents(of: type(of: container).options) }

  private var pageCount: Int {
    container.pager == nil ? 1 : scene.pages.count
  }

  private func visibleRows(of page: PageRecord, below: Double) -> Range<Int> {
    let height = scene.pages[page.index].rowHeight
    guard page.rows > 0, height > 0 else { return 0..<0 }
    let first = ((below - page.firstRow.y) / height).rounded(.up)
    let last = ((scene.device.height - page.firstRow.y) / height).rounded(.down)
    let low = Int(min(max(0, first), Double(page.rows)))
    let high = Int(min(max(Double(low), last), Double(page.rows)))
    return low..<high
  }

  private func visible(_ rect: Rect?) -> CGRect? {
    guard let rect, rect.isFinite else { return nil }
    let left = max(0, rect.x)
    let top = max(0, rect.y)
    let width = min(scene.device.width, rect.maxX) - left
    let height = min(scene.device.height, rect.maxY) - top
    guard width > 1, height > 1 else { return nil }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private func tab(_ index: Int) -> CGRect? {
    let tabs = container.tabViews
    guard tabs.indices.contains(index) else { return nil }
    let rect = tabs[index].stageWindowRect(tabs[index].bounds, shown: true)
    return visible(
      Rect(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height)))
  }

  /// The place in `frame.pages` of the page that covers most of the viewport's width.
  func currentPage(in frame: borrowing Frame) -> Int? {
    var best: Int?
    var most = 0.0
    for place in frame.pages.indices {
      let shown = frame.pages[place].shown
      let covers = min(shown.maxX, scene.device.width) - max(0, shown.x)
      if covers > most {
        most = covers
        best = place
      }
    }
    return best
  }

  private func list(in frame: borrowing Frame) -> CGRect? {
    guard let place = currentPage(in: frame) else { return nil }
    var rect = frame.pages[place].shown
    // Pages that are up over the header begin at the bar all the same.
    let below = (frame.bar ?? frame.header)?.shown.maxY ?? 0
    if below > rect.y {
      rect.height -= below - rect.y
      rect.y = below
    }
    return visible(rect)
  }

  private func row(_ index: Int, in frame: borrowing Frame) -> CGRect? {
    guard let list = list(in: frame), let place = currentPage(in: frame) else { return nil }
    let page = frame.pages[place]
    guard index < page.rows else { return nil }
    let height = scene.pages[page.index].rowHeight
    let top = page.firstRow.y + Double(index) * height
    let low = max(top, Double(list.minY))
    let high = min(top + height, Double(list.maxY))
    guard high - low > 1 else { return nil }
    return CGRect(x: list.minX, y: CGFloat(low), width: list.width, height: CGFloat(high - low))
  }
}
