import PropertyEngine
import Scenes

/// Draws disturbances, and puts them before, into or behind the steps of a gesture.
struct DisturbanceDrawing {
  var random: SplittableRandom
  let scene: Scene
  let unrest: Unrest
  let view: GeneratorView

  /// The steps of a gesture with what the surroundings do to it.
  mutating func disturb(_ steps: [Step]) -> [Step] {
    guard unrest.comesUp(using: &random) else { return steps }
    var steps = steps
    let act = disturbance(unrest.kind(using: &random))
    switch random.pick(weights: [2, 5, 3]) {
    case 0: steps.insert(.disturbance(act), at: 0)
    case 1: happen(act, during: &steps)
    default:
      // While something coasts, or settles.
      if random.chance(2, of: 3) {
        steps.append(.wait(milliseconds: rounded(random.double(in: 0...400), to: 1)))
      }
      steps.append(.disturbance(act))
    }
    return steps
  }

  private mutating func happen(_ act: Disturbance, during steps: inout [Step]) {
    let touches = steps.indices.filter {
      if case .touch = steps[$0] { return true }
      return false
    }
    guard !touches.isEmpty else { return steps.insert(.disturbance(act), at: 0) }
    let place = random.element(of: touches)
    guard case .touch(var touch) = steps[place] else { return }
    let after = rounded(random.unitDouble() * touch.duration, to: 1)
    touch.meanwhile.append(.init(after: after, act))
    steps[place] = .touch(touch)
  }

  /// A disturbance of a kind.
  mutating func disturbance(_ kind: Disturbance.Kind) -> Disturbance {
    switch kind {
    case .relayout: .relayout
    case .droppedFrames: .dropFrames(random.element(of: [1, 1, 1, 2, 2, 3, 5, 9]))
    case .leaving: .leave(milliseconds: rounded(random.double(in: 0...1_200), to: 1))
    case .edgePan: .edgePan
    case .carousel: .carousel(pictures: random.integer(in: 1...8))
    case .selection:
      .select(
        page: random.integer(in: 0...(scene.pages.count - 1)), animated: random.chance(1, of: 2))
    case .scrolling: .scroll(to: place(), animated: random.chance(1, of: 2))
    case .scrollToTop: .scrollToTop
    case .reload: .reload(rows: rows(), page: page())
    case .growth: .append(rows: random.integer(in: 1...60), page: page())
    case .refresh:
      .refresh(
        inset: random.element(of: [60, 44, 54.5, 80]),
        milliseconds: rounded(random.double(in: 100...2_500), to: 1))
    case .headerHeight: .headerHeight(headerHeight())
    case .safeArea: safeArea()
    case .size: size()
    }
  }

  private var rowsNow: Int { scene.pages[min(view.page, scene.pages.count - 1)].rows }

  private mutating func rows() -> Int? {
    switch random.pick(weights: [3, 2, 3, 3]) {
    case 0: nil
    case 1: random.chance(1, of: 2) ? 0 : 1
    case 2: random.integer(in: 0...max(1, rowsNow))
    default: min(ScriptLimits.rows.upperBound, rowsNow + random.integer(in: 1...80))
    }
  }

  /// Mostly the page that is on the screen.
  private mutating func page() -> Int? {
    random.chance(1, of: 4) ? random.integer(in: 0...(scene.pages.count - 1)) : nil
  }

  private mutating func place() -> Double {
    let page = scene.pages[min(view.page, scene.pages.count - 1)]
    let most = min(page.contentHeight, ScriptLimits.scrollPlace.upperBound)
    return random.chance(1, of: 4) ? 0 : rounded(random.double(in: 0...most), to: 1)
  }

  private mutating func headerHeight() -> Double {
    let height = scene.header.height
    let most = ScriptLimits.headerHeight(deviceHeight: scene.device.height).upperBound
    switch random.pick(weights: [1, 3, 3]) {
    case 0: return 0
    case 1: return min(most, max(0, height + rounded(random.double(in: -80...120), to: 2)))
    default: return rounded(random.double(in: 0...(most * 0.6)), to: 2)
    }
  }

  private mutating func safeArea() -> Disturbance {
    // A call in the status bar, a phone held the other way, and none.
    let (top, bottom) = random.element(of: [
      (59.0, 34.0), (47, 34), (20, 0), (40, 0), (0, 21), (0, 0),
    ])
    return .safeArea(top: top, bottom: bottom)
  }

  private mutating func size() -> Disturbance {
    if random.chance(3, of: 4) { return .rotate }
    let (width, height) = random.element(of: [(320.0, 1024.0), (507, 1024), (390, 664), (844, 390)])
    return .resize(width: width, height: height)
  }
}
