import PropertyEngine
import Scenes

/// Draws scenes: devices as they are sold, headers and pages as apps have them, and the odd ones.
///
/// Each feature keeps its default in a part of the seeds, so that scenes differ in few things as
/// often as in many.
struct SceneDrawing {
  var random: SplittableRandom
  private var scene = Scene()

  init(random: SplittableRandom) { self.random = random }

  /// A scene for a strategy with these policies and options.
  mutating func draw(policies: [PolicyDeclaration], options: [OptionDeclaration]) -> Scene {
    // A stream of their own: what a strategy declares does not change the rest of the scene.
    var settings = random.split()
    scene = Scene()
    if varies { drawDevice() }
    if varies { drawHeader() }
    if varies { drawBar() }
    if varies { drawPages() }
    if random.chance(1, of: 3) { scene.bottomInset = random.element(of: [34, 20, 83, 49.5, 8]) }
    for declaration in policies {
      let varies = settings.chance(1, of: 2)
      let value = varies ? settings.element(of: declaration.values) : declaration.values[0]
      scene.policies[declaration.policy] = value
    }
    if scene.policies[.bottomBar] != "rides" && settings.chance(2, of: 3) {
      // Only below a header that fills the screen does the bar have nothing to ride on.
      let most = ScriptLimits.headerHeight(deviceHeight: scene.device.height).upperBound
      let height = scene.device.height - scene.bar.height + settings.double(in: 1...300)
      scene.header.height = min(rounded(height, to: settings.chance(1, of: 2) ? 1 : 100), most)
      scene.header.pinned = min(scene.header.pinned, scene.header.height)
    }
    for option in options where settings.chance(1, of: 2) {
      let value = settings.element(of: option.values)
      if value != option.values[0] { scene.options.append(.init(name: option.name, value: value)) }
    }
    return scene
  }

  private var varies: Bool {
    mutating get { random.chance(4, of: 5) }
  }

  /// Width, height and scale of phones, tablets and a window beside another one.
  private static let devices: [(Double, Double, Int)] = [
    (390, 844, 3), (393, 852, 3), (402, 874, 3), (430, 932, 3), (440, 956, 3), (428, 926, 3),
    (375, 812, 3), (414, 896, 2), (375, 667, 2), (414, 736, 3), (320, 568, 2), (320, 480, 1),
    (844, 390, 3), (768, 1024, 2), (1024, 1366, 2), (320, 1024, 2), (744, 1133, 2),
  ]

  private mutating func drawDevice() {
    let (width, height, scale) = random.element(of: Self.devices)
    scene.device.width = width
    scene.device.height = height
    scene.device.scale = random.chance(1, of: 12) ? random.integer(in: 1...3) : scale
    if random.chance(1, of: 3) { scene.device.framesPerSecond = 120 }
  }

  /// Makes some lengths fall between points, and some between pixels.
  private mutating func fractional(_ length: Double) -> Double {
    switch random.pick(weights: [6, 2, 1, 1]) {
    case 0: length
    case 1: length + random.element(of: [0.5, 0.25, 0.75])
    case 2: rounded(length + 1.0 / 3, to: 1_000)
    default: rounded(length + random.unitDouble(), to: 100)
    }
  }

  private mutating func whole(_ low: Double, _ high: Double) -> Double {
    rounded(random.double(in: low...max(low, high)), to: 1)
  }

  private mutating func drawHeader() {
    let screen = scene.device.height
    let height: Double
    switch random.pick(weights: [4, 8, 46, 20, 8, 4]) {
    case 0: height = 0
    case 1: height = fractional(whole(1, 60))
    case 2: height = fractional(whole(60, min(360, screen * 0.5)))
    case 3: height = fractional(whole(screen * 0.4, screen))
    case 4: height = fractional(whole(screen, screen * 1.3))
    default: height = screen - (random.chance(1, of: 2) ? 0 : scene.bar.height)
    }
    scene.header.height = min(height, ScriptLimits.headerHeight(deviceHeight: screen).upperBound)
    switch random.pick(weights: [12, 6, 2, 1]) {
    case 0: scene.header.pinned = 0
    case 1: scene.header.pinned = random.element(of: [44, 64, 88, 91, 20])
    case 2: scene.header.pinned = fractional(whole(0, scene.header.height))
    default: scene.header.pinned = scene.header.height
    }
    scene.header.pinned = min(scene.header.pinned, scene.header.height)
  }

  private mutating func drawBar() {
    scene.bar.height =
      random.pick(weights: [8, 1]) == 0 ? random.element(of: [44, 48, 40, 36.5, 56]) : 0
    if random.chance(1, of: 3) { scene.bar.tabWidths = .varied }
  }

  private mutating func drawPages() {
    let count: Int
    switch random.pick(weights: [8, 70, 17, 5]) {
    case 0: count = 1
    case 1: count = random.integer(in: 2...5)
    case 2: count = random.integer(in: 6...8)
    default: count = random.integer(in: 9...50)
    }
    let alike = random.chance(1, of: 4)
    let first = drawPage()
    scene.pages = (0..<count).map { $0 == 0 || alike ? first : drawPage() }
    if random.chance(1, of: 3) { scene.firstPage = random.integer(in: 0...(count - 1)) }
  }

  private mutating func drawPage() -> Scene.Page {
    let rowHeight: Double
    switch random.pick(weights: [4, 4, 2]) {
    case 0: rowHeight = 60
    case 1: rowHeight = fractional(whole(30, 130))
    default: rowHeight = random.element(of: [44, 48.5, 87, 300, 16.5])
    }
    let rows: Int
    switch random.pick(weights: [6, 18, 20, 38, 10, 3, 5]) {
    case 0: rows = 0
    case 1: rows = random.integer(in: 1...5)
    case 2: rows = random.integer(in: 6...15)
    case 3: rows = random.integer(in: 16...60)
    case 4: rows = random.integer(in: 61...1_000)
    case 5: rows = random.integer(in: 1_001...100_000)
    default: return exactPage()
    }
    return Scene.Page(rows: rows, rowHeight: rowHeight)
  }

  /// A page that just fills the list with the header collapsed or shown, or misses it by a pixel.
  private mutating func exactPage() -> Scene.Page {
    let rows = random.integer(in: 1...20)
    let shown = random.chance(1, of: 2) ? scene.collapsibleHeight : 0
    let pixel = Double(random.integer(in: -1...1)) / Double(scene.device.scale)
    let height = (scene.listHeight - shown + pixel) / Double(rows)
    let range = ScriptLimits.rowHeight
    return Scene.Page(rows: rows, rowHeight: min(max(height, range.lowerBound), range.upperBound))
  }
}
