import Scenes

/// The ranges of a script's numbers: what the text form accepts and the choice sequence encodes.
///
/// Every finite `Double` within a range is allowed. The ranges are wide enough for everything that
/// a device and a hand can do, and narrow enough that no run takes for ever.
public enum ScriptLimits {
  /// A side of the screen, in points.
  public static let deviceSide: ClosedRange<Double> = 100...2_000
  /// Pixels per point.
  public static let scale: ClosedRange<Int> = 1...3
  /// Frames per second.
  public static let framesPerSecond = [60, 120]
  /// The height of a header, in screens.
  public static let headerScreens: ClosedRange<Double> = 0...1.3
  /// The height of a tab bar, in points.
  public static let barHeight: ClosedRange<Double> = 0...200
  /// How many pages a scene has.
  public static let pages: ClosedRange<Int> = 1...50
  /// How many rows a page has.
  public static let rows: ClosedRange<Int> = 0...100_000
  /// The height of a row, in points.
  public static let rowHeight: ClosedRange<Double> = 1...2_000
  /// The inset at the end of a list, in points.
  public static let bottomInset: ClosedRange<Double> = 0...400
  /// How many options a scene sets.
  public static let options: ClosedRange<Int> = 0...16
  /// How many letters a name has.
  public static let nameLength: ClosedRange<Int> = 1...64
  /// How many steps a script has.
  public static let steps: ClosedRange<Int> = 0...1_000
  /// How many legs a stroke has.
  public static let legs: ClosedRange<Int> = 0...64
  /// The index of a tab, from 0.
  public static let tab: ClosedRange<Int> = 0...49
  /// The index of a row, from 0.
  public static let row: ClosedRange<Int> = 0...99_999
  /// A place in a region.
  public static let place: ClosedRange<Double> = 0...1
  /// How far a leg goes on one axis, in points.
  public static let distance: ClosedRange<Double> = -4_000...4_000
  /// How long a leg takes, in milliseconds.
  public static let legDuration: ClosedRange<Double> = 1...60_000
  /// The speed at a leg's end, in points per second.
  public static let endSpeed: ClosedRange<Double> = 0...20_000
  /// The sagitta of a leg, in points.
  public static let bend: ClosedRange<Double> = -1_000...1_000
  /// A rest, a hold, a delay or a wait, in milliseconds.
  public static let pause: ClosedRange<Double> = 0...60_000
  /// The time between two samples, in milliseconds.
  public static let sampling: ClosedRange<Double> = 1...1_000
  /// How many things happen during one touch.
  public static let meanwhile: ClosedRange<Int> = 0...8
  /// How many display refreshes do not happen.
  public static let droppedFrames: ClosedRange<Int> = 1...60
  /// How many pictures a carousel has.
  public static let pictures: ClosedRange<Int> = 1...50
  /// The room for what shows that a page refreshes, in points.
  public static let refreshInset: ClosedRange<Double> = 0...400
  /// What status bar or home indicator take up, in points.
  public static let safeArea: ClosedRange<Double> = 0...200
  /// How far from its start a page is asked to stand, in points.
  public static let scrollPlace: ClosedRange<Double> = 0...1_000_000
  /// A header's height on any screen, in points: on a low one it may be higher than at first.
  public static let anyHeaderHeight = headerHeight(deviceHeight: deviceSide.upperBound)

  /// The height of a header on a screen of some height, in points.
  public static func headerHeight(deviceHeight: Double) -> ClosedRange<Double> {
    0...(headerScreens.upperBound * deviceHeight)
  }

  /// Whether a word can be the name of a strategy, an invariant, an option or a value.
  ///
  /// Letters and digits of ASCII, hyphens and points: 64 signs, six bits each in a choice.
  public static func isName(_ word: String) -> Bool {
    nameLength.contains(word.utf8.count) && word.utf8.allSatisfy(isNameByte)
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension Script {
  /// Whether all numbers and names are within `ScriptLimits`, so that the script can be written.
  public var isWithinLimits: Bool {
    let names =
      (strategy.map(ScriptLimits.isName) ?? true)
      && {
        if case .violates(let name) = expectation { return ScriptLimits.isName(name) }
        return true
      }()
    return names && scene.isWithinLimits && ScriptLimits.steps.contains(steps.count)
      && steps.allSatisfy(\.isWithinLimits)
  }
}

extension Scene {
  /// Whether all numbers and names are within `ScriptLimits`.
  public var isWithinLimits: Bool {
    ScriptLimits.deviceSide.contains(device.width)
      && ScriptLimits.deviceSide.contains(device.height)
      && ScriptLimits.scale.contains(device.scale)
      && ScriptLimits.framesPerSecond.contains(device.framesPerSecond)
      && ScriptLimits.headerHeight(deviceHeight: device.height).contains(header.height)
      && header.pinned >= 0 && header.pinned <= header.height
      && ScriptLimits.barHeight.contains(bar.height)
      && ScriptLimits.pages.contains(pages.count)
      && pages.allSatisfy {
        ScriptLimits.rows.contains($0.rows) && ScriptLimits.rowHeight.contains($0.rowHeight)
      }
      && pages.indices.contains(firstPage)
      && ScriptLimits.bottomInset.contains(bottomInset) && optionsAreWithinLimits
  }

  private var optionsAreWithinLimits: Bool {
    guard ScriptLimits.options.contains(options.count) else { return false }
    for (index, option) in options.enumerated() {
      guard ScriptLimits.isName(option.name), ScriptLimits.isName(option.value) else {
        return false
      }
      if options[..<index].contains(where: { $0.name == option.name }) { return false }
    }
    return true
  }
}

extension Step {
  /// Whether all numbers are within `ScriptLimits`.
  public var isWithinLimits: Bool {
    switch self {
    case .wait(let milliseconds): ScriptLimits.pause.contains(milliseconds)
    case .disturbance(let disturbance): disturbance.isWithinLimits
    case .touch(let touch):
      touch.first.isWithinLimits
        && (touch.second.map {
          ScriptLimits.pause.contains($0.after) && $0.stroke.isWithinLimits
        } ?? true)
        && ScriptLimits.meanwhile.contains(touch.meanwhile.count)
        && touch.meanwhile.allSatisfy {
          ScriptLimits.pause.contains($0.after) && $0.disturbance.isWithinLimits
        }
    }
  }
}

extension Stroke {
  /// Whether all numbers are within `ScriptLimits`.
  public var isWithinLimits: Bool {
    region.isWithinLimits
      && ScriptLimits.place.contains(across) && ScriptLimits.place.contains(down)
      && ScriptLimits.legs.contains(legs.count) && legs.allSatisfy(\.isWithinLimits)
      && ScriptLimits.pause.contains(hold) && ScriptLimits.sampling.contains(sampling)
      && ScriptLimits.pause.contains(liftDelay)
  }
}

extension Stroke.Leg {
  /// Whether all numbers are within `ScriptLimits`.
  public var isWithinLimits: Bool {
    ScriptLimits.distance.contains(dx) && ScriptLimits.distance.contains(dy)
      && ScriptLimits.legDuration.contains(duration)
      && (endSpeed.map(ScriptLimits.endSpeed.contains) ?? true)
      && ScriptLimits.bend.contains(bend) && ScriptLimits.pause.contains(rest)
  }
}

extension Region {
  /// Whether the index is within `ScriptLimits`.
  public var isWithinLimits: Bool {
    switch self {
    case .tab(let index): ScriptLimits.tab.contains(index)
    case .row(let index): ScriptLimits.row.contains(index)
    case .header, .tabBar, .list, .panel, .leftEdge, .rightEdge, .screen: true
    }
  }
}
