import PropertyEngine
import Scenes

/// Draws the steps of one gesture; `StepDrawing+Hostile` holds what hardly anybody does.
struct StepDrawing {
  var random: SplittableRandom
  let scene: Scene
  let habits: Habits
  let view: GeneratorView

  /// One pixel, in points.
  var pixel: Double { 1 / Double(scene.device.scale) }

  /// The steps of a gesture, in order; at least one.
  mutating func steps(of kind: GestureKind) -> [Step] {
    switch kind {
    case .reading: [touch(human(.reading))]
    case .backScroll: [touch(human(.backScroll))]
    case .pageSwipe: [touch(human(.pageSwipe))]
    case .fling: [touch(human(.fling))]
    case .tapTab: [touch(tap(tab()))]
    case .tapList: [touch(tap(row()))]
    case .tapHeader: [touch(tap(visible(.header)))]
    case .drag: [touch(drag())]
    case .hold: [touch(hold())]
    case .holdAndDrag: [touch(holdAndDrag())]
    case .reversal: [touch(reversal())]
    case .curve: [touch(curve())]
    case .twoFingers: [twoFingers()]
    case .catchMotion: catchMotion()
    case .wait: [.wait(milliseconds: rounded(random.double(in: 0...2_000), to: 1))]
    case .hardFling: [touch(hardFling())]
    case .diagonal: [touch(diagonal())]
    case .threshold: [touch(threshold())]
    case .subPixel: [touch(subPixel())]
    case .cancelled: [touch(cancelled())]
    case .edge: [touch(edge())]
    case .flurry: flurry()
    }
  }

  /// The pause after a gesture, or nil where the run's person makes none.
  mutating func pause(after kind: GestureKind) -> Step? {
    guard habits.tempo != .restless, kind != .wait else { return nil }
    let human: HumanTouch =
      switch kind {
      case .reading: .reading
      case .backScroll: .backScroll
      default: .pageSwipe
      }
    let time = human.pause.value(at: random.unitDouble())
    return .wait(milliseconds: rounded(habits.tempo == .human ? time : time / 10, to: 1))
  }

  // MARK: Places

  func touch(_ stroke: Stroke) -> Step { .touch(Touch(stroke)) }

  /// A finger of this run's digitizer.
  mutating func finger(_ region: Region) -> Stroke {
    var stroke = Stroke(region)
    stroke.sampling = habits.sampling
    // The last movement lies one sample before the lift, seldom less.
    stroke.liftDelay =
      random.chance(3, of: 4)
      ? habits.sampling : rounded(random.double(in: 0...habits.sampling), to: 10)
    return stroke
  }

  /// A region that is on the screen: this one, or the screen itself.
  func visible(_ region: Region) -> Region {
    switch region {
    case .header: view.showsHeader ? region : visible(.panel)
    case .tabBar, .tab: view.showsBar ? region : visible(.panel)
    case .panel: view.showsPanel ? region : .screen
    case .list: view.showsList ? region : .screen
    case .row(let index): view.visibleRows.contains(index) ? region : visible(.list)
    case .leftEdge, .rightEdge, .screen: region
    }
  }

  /// A tab, whether it is on the screen or not; the handle of a container that has no tabs but one.
  mutating func tab() -> Region {
    let tab = Region.tab(random.integer(in: 0...(scene.pages.count - 1)))
    return view.showsPanel && !view.showsBar ? .panel : tab
  }

  /// A row on the screen, or the list where there is none.
  mutating func row() -> Region {
    let rows = view.visibleRows.clamped(to: 0..<(ScriptLimits.row.upperBound + 1))
    guard !rows.isEmpty, random.chance(1, of: 2) else { return visible(.list) }
    return .row(random.integer(in: rows.lowerBound...(rows.upperBound - 1)))
  }

  /// Where fingers come down: mostly on the list.
  mutating func region() -> Region {
    let bar = scene.policies[.bottomBar] == "drags" ? 30 : 4
    return switch random.pick(weights: [60, 20, 6, 10, bar]) {
    case 0: visible(.list)
    case 1: visible(.header)
    case 2: row()
    case 3: .screen
    default: visible(.tabBar)
    }
  }

  /// Puts a finger where a movement in this direction has room.
  mutating func place(_ stroke: inout Stroke, before leg: Stroke.Leg) {
    func start(_ distance: Double, _ random: inout SplittableRandom) -> Double {
      let range = distance < 0 ? 0.4...0.95 : distance > 0 ? 0.05...0.6 : 0.1...0.9
      return rounded(random.double(in: range), to: 1_000)
    }
    let across = leg.dx.magnitude > 20 ? leg.dx : 0
    stroke.across = start(across, &random)
    stroke.down = start(leg.dy.magnitude > 20 ? leg.dy : 0, &random)
  }

  // MARK: As people do

  /// The finger's direction on the pages: to one that exists, most of the time.
  private mutating func pageDirection() -> Double {
    let canGoOn = view.page + 1 < view.pageCount
    let canGoBack = view.page > 0
    if canGoOn != canGoBack, random.chance(4, of: 5) { return canGoOn ? -1 : 1 }
    return random.chance(1, of: 2) ? -1 : 1
  }

  mutating func humanLeg(_ kind: HumanTouch) -> Stroke.Leg {
    switch kind {
    case .reading: kind.leg(x: 0, y: -1, using: &random)
    case .backScroll: kind.leg(x: 0, y: 1, using: &random)
    case .pageSwipe: kind.leg(x: pageDirection(), y: 0, using: &random)
    case .fling: kind.leg(x: 0, y: random.chance(3, of: 5) ? -1 : 1, using: &random)
    }
  }

  mutating func human(_ kind: HumanTouch) -> Stroke {
    var stroke = finger(region())
    var leg = humanLeg(kind)
    // People's durations end with the lift, and comprise the way back.
    leg.duration = max(10, rounded(leg.duration - stroke.liftDelay, to: 10))
    place(&stroke, before: leg)
    stroke.legs = [leg]
    guard random.chance(kind.reversals, of: 100) else { return stroke }
    turnBack(&stroke, shares: [0.1, 0.2, 0.4, 0.7])
    reachOut(&stroke)
    stroke.legs[0].duration = max(5, rounded(leg.duration * 0.6, to: 10))
    stroke.legs[1].duration = max(5, rounded(leg.duration * 0.4, to: 10))
    return stroke
  }

  /// Lengthens a stroke that turns back: people's lengths are those from end to end.
  private func reachOut(_ stroke: inout Stroke) {
    let (there, back) = (stroke.legs[0].chord, stroke.legs[1].chord)
    let factor = min(2, there / max(1, there - back))
    for index in stroke.legs.indices {
      stroke.legs[index].dx = rounded(stroke.legs[index].dx * factor, to: 10)
      stroke.legs[index].dy = rounded(stroke.legs[index].dy * factor, to: 10)
    }
  }

  /// Adds a movement against the last one.
  mutating func turnBack(
    _ stroke: inout Stroke, shares: [Double] = [0.1, 0.25, 0.5, 0.8, 1, 1, 1.2]
  ) {
    guard let last = stroke.legs.last else { return }
    let share = random.element(of: shares)
    var leg = Stroke.Leg(
      dx: rounded(-last.dx * share, to: 10), dy: rounded(-last.dy * share, to: 10),
      duration: rounded(random.double(in: 40...400), to: 1))
    leg.dx = min(max(leg.dx, -2_000), 2_000)
    leg.dy = min(max(leg.dy, -2_000), 2_000)
    if random.chance(1, of: 3) { leg.endSpeed = 0 }
    stroke.legs[stroke.legs.count - 1].endSpeed = random.chance(1, of: 2) ? 0 : nil
    stroke.legs.append(leg)
  }

  mutating func tap(_ region: Region) -> Stroke {
    var stroke = finger(region)
    let time = HumanTouch.tap.value(at: random.unitDouble() * 0.94)
    stroke.hold = max(0, rounded(time - stroke.liftDelay, to: 1))
    if random.chance(1, of: 2) {
      stroke.across = rounded(random.unitDouble(), to: 100)
      stroke.down = rounded(random.unitDouble(), to: 100)
    }
    return stroke
  }

  mutating func hold() -> Stroke {
    var stroke = finger(region())
    stroke.hold = rounded(random.double(in: 300...1_500), to: 1)
    return stroke
  }

  mutating func drag() -> Stroke {
    var stroke = finger(region())
    let vertical = random.chance(4, of: 5)
    let most = vertical ? scene.device.height * 0.9 : scene.device.width
    let share = random.unitDouble()
    let length = rounded(5 + share * share * most, to: 1)
    let signed = random.chance(1, of: 2) ? -length : length
    let aside = rounded(random.double(in: -0.2...0.2) * length, to: 1)
    var leg = Stroke.Leg(
      dx: vertical ? aside : signed, dy: vertical ? signed : aside,
      duration: rounded(random.double(in: 60...1_200), to: 1))
    switch random.pick(weights: [3, 3, 2]) {
    case 0: leg.endSpeed = 0
    case 1: leg.endSpeed = rounded(random.double(in: 0...2_500), to: 1)
    default: break
    }
    if random.chance(1, of: 4) { leg.rest = rounded(random.double(in: 20...400), to: 1) }
    place(&stroke, before: leg)
    stroke.legs = [leg]
    return stroke
  }

  mutating func holdAndDrag() -> Stroke {
    var stroke = drag()
    stroke.hold = rounded(random.double(in: 50...900), to: 1)
    return stroke
  }

  mutating func reversal() -> Stroke {
    var stroke =
      random.chance(1, of: 2) ? drag() : human(random.chance(1, of: 2) ? .reading : .fling)
    for _ in 0...random.below(3) { turnBack(&stroke) }
    return stroke
  }

  mutating func curve() -> Stroke {
    var stroke = drag()
    for index in stroke.legs.indices {
      let bend = stroke.legs[index].chord * random.double(in: -0.6...0.6)
      stroke.legs[index].bend = rounded(bend, to: 1)
    }
    return stroke
  }
}
