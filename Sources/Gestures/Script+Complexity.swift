import HeadlessUIKit
import Scenes

extension Script {
  /// How complicated the script is: of two scripts the one with the lesser key is the simpler.
  ///
  /// Keys are compared number by number. They are, in this order:
  ///
  /// 1. strokes, one more for each reversal and each further finger, and disturbances;
  /// 2. features of the scene, and assumptions, that differ from the defaults;
  /// 3. frames as written;
  /// 4. numbers other than their defaults, steps and legs among them;
  /// 5. their significant digits;
  /// 6. their magnitudes;
  /// 7. how many of them are negative.
  public var complexity: [Double] {
    var tally = Tally()
    tally.add(assumptions)
    tally.add(scene)
    for step in steps { tally.add(step) }
    let frames = steps.reduce(0) { $0 + $1.duration } / 1_000 * Double(scene.device.framesPerSecond)
    return [
      tally.strokes, tally.features, frames.rounded(.up), tally.numbers, tally.digits,
      tally.magnitude, tally.negatives,
    ]
  }
}

/// Adds up what makes a script complicated.
private struct Tally {
  var strokes = 0.0
  var features = 0.0
  var numbers = 0.0
  var digits = 0.0
  var magnitude = 0.0
  var negatives = 0.0

  mutating func add(_ value: Double, default normal: Double) {
    guard value != normal else { return }
    numbers += 1
    digits += Double(DecimalText.digitCount(of: value.magnitude))
    magnitude += value.magnitude
    if value < 0 { negatives += 1 }
  }

  mutating func addFeature(_ value: Double, default normal: Double) {
    if value != normal { features += 1 }
    add(value, default: normal)
  }

  mutating func add(_ assumptions: StageAssumptions) {
    for name in StageAssumptions.names
    where assumptions.value(of: name) != StageAssumptions.values(of: name).first {
      features += 1
    }
  }

  mutating func add(_ scene: Scene) {
    let normal = Scene()
    if scene.device.width != normal.device.width || scene.device.height != normal.device.height {
      features += 1
    }
    add(scene.device.width, default: normal.device.width)
    add(scene.device.height, default: normal.device.height)
    addFeature(Double(scene.device.scale), default: 3)
    addFeature(Double(scene.device.framesPerSecond), default: 60)
    addFeature(scene.header.height, default: normal.header.height)
    addFeature(scene.header.pinned, default: normal.header.pinned)
    addFeature(scene.bar.height, default: normal.bar.height)
    if scene.bar.tabWidths != normal.bar.tabWidths { features += 1 }
    addFeature(Double(scene.pages.count), default: Double(normal.pages.count))
    for page in scene.pages {
      addFeature(Double(page.rows), default: 40)
      addFeature(page.rowHeight, default: 60)
    }
    addFeature(Double(scene.firstPage), default: 0)
    addFeature(scene.bottomInset, default: 0)
    for policy in Policy.allCases where scene.policies[policy] != policy.values[0] {
      features += 1
    }
    features += Double(scene.options.count)
  }

  mutating func add(_ step: Step) {
    numbers += 1
    switch step {
    case .wait(let milliseconds): add(milliseconds, default: 0)
    case .disturbance(let disturbance): add(disturbance)
    case .touch(let touch):
      add(touch.first)
      if let second = touch.second {
        add(second.after, default: 0)
        add(second.stroke)
      }
      for act in touch.meanwhile {
        numbers += 1
        add(act.after, default: 0)
        add(act.disturbance)
      }
    }
  }

  mutating func add(_ disturbance: Disturbance) {
    strokes += 1
    for value in disturbance.numbers { add(value, default: 0) }
  }

  mutating func add(_ stroke: Stroke) {
    strokes += 1
    switch stroke.region {
    case .list: break
    case .tab(let index), .row(let index): add(Double(index + 1), default: 0)
    case .header, .tabBar, .panel, .leftEdge, .rightEdge, .screen: numbers += 1
    }
    add(stroke.across, default: 0.5)
    add(stroke.down, default: 0.5)
    add(stroke.hold, default: 0)
    add(stroke.sampling, default: 1_000.0 / 60)
    add(stroke.liftDelay, default: 1_000.0 / 60)
    if stroke.end != .lifts { numbers += 1 }
    for (index, leg) in stroke.legs.enumerated() {
      if index > 0 {
        let before = stroke.legs[index - 1]
        if before.dx * leg.dx + before.dy * leg.dy < 0 { strokes += 1 }
      }
      add(leg)
    }
  }

  mutating func add(_ leg: Stroke.Leg) {
    numbers += 1
    for value in [leg.dx, leg.dy, leg.duration, leg.bend, leg.rest] { add(value, default: 0) }
    if let speed = leg.endSpeed {
      numbers += 1
      add(speed, default: 0)
    }
  }
}
