import HeadlessUIKit
import Scenes
import Traces

/// What is around a container: phone, window and app, which do to it what disturbances say.
///
/// It keeps the scene as it is now, and tells of what it did as events of the frame.
@MainActor
final class Surroundings {
  /// The scene as the disturbances so far have made it.
  private(set) var scene: Scene
  /// The events of the frame that is being played.
  private(set) var events: ContiguousArray<EventRecord> = []
  /// Whether another screen covers the page.
  private(set) var isAway = false
  /// Counts changes of the scene, so that observers know when to look again.
  private(set) var sceneVersion = 0

  private let stage: Stage
  private let container: any NestedContainer
  private var queue: ContiguousArray<Act> = []
  private var refreshInset = 0.0
  private var refreshEnds = Double.infinity
  private var returns = Double.infinity
  private var isLeaving = false
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let edgePanHost = EdgePanHost()
  private var carousel: UIScrollView?

  /// A disturbance that happens in this frame, on the page that was current when it came up.
  private struct Act {
    let disturbance: Disturbance
    let page: Int
  }

  init(stage: Stage, container: any NestedContainer, scene: Scene) {
    self.stage = stage
    self.container = container
    self.scene = scene
    edgePan.edges = .left
    edgePan.delegate = edgePanHost
    edgePan.addTarget(self, action: Surroundings.edgePanned as (Surroundings) -> () -> Void)
  }

  /// Whether the page is off the screen, or about to be.
  var isGone: Bool { isAway || isLeaving }

  /// Whether nothing that it began is still to end.
  var isQuiet: Bool {
    refreshEnds == .infinity && returns == .infinity && queue.isEmpty && !isLeaving
  }

  /// Whether it has something to do in the frame of a time in milliseconds.
  func hasWork(at time: Double) -> Bool {
    !queue.isEmpty || isLeaving || refreshEnds <= time || returns <= time
  }

  /// Takes up a disturbance for the next frame.
  ///
  /// - Parameters:
  ///   - disturbance: What is to happen.
  ///   - page: The current page.
  /// - Returns: Whether it can happen on this container, in this scene.
  func take(_ disturbance: Disturbance, page: Int) -> Bool {
    guard type(of: container).canHost(disturbance.kind), isPossible(disturbance) else {
      return false
    }
    queue.append(Act(disturbance: disturbance, page: page))
    return true
  }

  private func isPossible(_ disturbance: Disturbance) -> Bool {
    switch disturbance {
    case .select(let page, _): scene.pages.indices.contains(page)
    case .reload(_, let page), .append(_, let page):
      page.map(scene.pages.indices.contains) ?? true
    case .carousel: carousel == nil && (container.headerView?.bounds.height ?? 0) > 0
    case .edgePan: edgePan.view == nil
    case .refresh: refreshEnds == .infinity
    case .leave: returns == .infinity
    default: true
    }
  }

  /// Forgets the events of the last frame.
  func beginFrame() { events.removeAll(keepingCapacity: true) }

  /// Does what is due in the frame of a time in milliseconds.
  func act(at time: Double) {
    if refreshEnds <= time { endRefresh() }
    // It is away for a frame at least.
    if isLeaving { goAway() } else if returns <= time { comeBack() }
    for each in queue { perform(each.disturbance, page: each.page, at: time) }
    queue.removeAll(keepingCapacity: true)
  }

  private func note(_ kind: EventRecord.Kind, _ value: Double = 0) {
    events.append(EventRecord(kind: kind, value: value))
  }

  private func perform(_ disturbance: Disturbance, page: Int, at time: Double) {
    switch disturbance {
    case .relayout:
      note(.relayout)
      stage.layOutAnew()
    case .dropFrames(let count): note(.droppedFrames, Double(count))
    case .leave(let milliseconds):
      note(.left)
      isLeaving = true
      returns = time + milliseconds
    case .edgePan:
      note(.edgePan)
      stage.window.addGestureRecognizer(edgePan)
    case .carousel(let pictures): addCarousel(pictures)
    case .select(let index, let animated):
      note(animated ? .selectPageAnimated : .selectPage, Double(index))
      container.selectPage(index, animated: animated)
    case .scroll(let place, let animated):
      note(animated ? .scrollAnimated : .scroll, place)
      container.scroll(to: CGFloat(place), animated: animated)
    case .scrollToTop:
      note(.scrollToTop)
      stage.tapStatusBar()
    case .reload(let rows, let index): reload(index ?? page, rows: rows)
    case .append(let rows, let index): append(rows, to: index ?? page)
    case .refresh(let inset, let milliseconds):
      note(.refreshBegan, inset)
      refreshInset = inset
      refreshEnds = time + milliseconds
      container.beginRefresh(inset: CGFloat(inset))
    case .headerHeight(let height): setHeaderHeight(height)
    case .safeArea(let top, let bottom):
      note(.safeAreaTop, top)
      note(.safeAreaBottom, bottom)
      stage.asScene { stage.setSafeArea(top: top, bottom: bottom) }
    case .rotate: resize(width: scene.device.height, height: scene.device.width)
    case .resize(let width, let height): resize(width: width, height: height)
    }
  }

  // MARK: The page's content

  private func reload(_ page: Int, rows: Int?) {
    note(.reload, Double(page))
    guard let rows, rows != scene.pages[page].rows else { return container.reload() }
    setRows(rows, ofPage: page, growing: false)
  }

  private func append(_ rows: Int, to page: Int) {
    note(.growth, Double(page))
    let most = 100_000
    setRows(min(most, scene.pages[page].rows + rows), ofPage: page, growing: true)
  }

  private func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    scene.pages[page].rows = rows
    sceneVersion += 1
    container.setRows(rows, ofPage: page, growing: growing)
  }

  private func setHeaderHeight(_ height: Double) {
    let height = min(height, 1.3 * scene.device.height)
    note(.headerHeight, height)
    scene.header.height = height
    scene.header.pinned = min(scene.header.pinned, height)
    sceneVersion += 1
    container.setHeaderHeight(CGFloat(height))
  }

  private func endRefresh() {
    refreshEnds = .infinity
    note(.refreshEnded, refreshInset)
    container.endRefresh()
  }

  // MARK: The screen

  private func resize(width: Double, height: Double) {
    note(.width, width)
    note(.height, height)
    scene.device.width = width
    scene.device.height = height
    sceneVersion += 1
    stage.resize(width: width, height: height)
    if !isAway { stage.asScene { container.rootView.frame = stage.window.bounds } }
  }

  /// The page leaves the window a frame after its fingers were taken away.
  private func goAway() {
    isLeaving = false
    isAway = true
    container.rootView.removeFromSuperview()
  }

  private func comeBack() {
    returns = .infinity
    isAway = false
    note(.returned)
    stage.window.insertSubview(container.rootView, at: 0)
    stage.asScene { container.rootView.frame = stage.window.bounds }
  }

  // MARK: Others' recognizers

  private func edgePanned() {
    switch edgePan.state {
    case .began: note(.edgePanBegan)
    case .ended, .cancelled: note(.edgePanEnded)
    default: break
    }
  }

  private func addCarousel(_ pictures: Int) {
    guard let header = container.headerView else { return }
    note(.carousel, Double(pictures))
    let view = UIScrollView(frame: header.bounds)
    view.isPagingEnabled = true
    view.scrollsToTop = false
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(
      width: view.bounds.width * CGFloat(pictures), height: view.bounds.height)
    header.addSubview(view)
    carousel = view
  }
}

/// Who has the pan from the edge: scroll views wait until it has failed, as they do in UIKit.
private final class EdgePanHost: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }
}
