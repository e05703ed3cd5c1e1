import HeadlessUIKit
import Scenes

/// One finger that plays a stroke, sample by sample.
///
/// It comes down at its start with a sample `began`, is sampled in every leg at the stroke's own
/// interval and exactly at the leg's end, and leaves with `ended` or `cancelled`. A finger that
/// rests makes no samples. It cannot leave the glass: positions beyond the screen are put on its
/// edge, while the path goes on beyond it, so that a finger that turns stays at the edge until its
/// path comes back.
///
///     var finger = Finger(stroke, number: 1, in: rect, at: 0, on: device)
///     while let sample = finger.next(upTo: frameTime) { … }
///
/// It allocates nothing, and a sample costs a few multiplications.
public struct Finger: Sendable {
  /// The finger's number in its samples.
  public let number: Int
  /// The time of the next sample, or infinity when the finger has left.
  public private(set) var nextTime: Double

  private let stroke: Stroke
  private let right: Double
  private let bottom: Double
  /// Where the path is at the beginning of the present leg, on or off the screen.
  private var x: Double
  private var y: Double
  private var path = LegPath.none
  /// The present leg, or -1 before the first; as many as there are legs after the last.
  private var leg = -1
  /// When the present leg's path ends, and how long it takes.
  private var legEnd = 0.0
  private var legDuration = 0.0
  private var legStart: Double
  private var samples = 0
  /// Whether the next sample is the one at the leg's end.
  private var endsLeg = false

  /// How far inside the right and lower edges a finger on the edge is, in points: rectangles are
  /// half open, and a finger on the edge touches what lies there.
  static let margin = 1.0 / 16

  /// A finger that will come down in a rectangle.
  ///
  /// - Parameters:
  ///   - stroke: What it does.
  ///   - number: Its number, different from that of any other finger that is down.
  ///   - rect: The rectangle of the stroke's region, in window points.
  ///   - time: When it comes down, in milliseconds.
  ///   - device: The screen that it stays on.
  public init(
    _ stroke: Stroke, number: Int, in rect: CGRect, at time: Double, on device: Scene.Device
  ) {
    self.stroke = stroke
    self.number = number
    right = max(0, device.width - Self.margin)
    bottom = max(0, device.height - Self.margin)
    x = Self.place(stroke.across, from: rect.minX, to: rect.maxX, within: right)
    y = Self.place(stroke.down, from: rect.minY, to: rect.maxY, within: bottom)
    nextTime = time
    legStart = time
  }

  /// Whether the finger has left.
  public var hasLeft: Bool { nextTime == .infinity }

  /// The next sample if it is due, or nil.
  ///
  /// - Parameter time: The time up to which samples are due, in milliseconds, inclusive.
  /// - Returns: A sample; nil when there is none up to that time.
  public mutating func next(upTo time: Double) -> StageTouchSample? {
    guard nextTime <= time, !hasLeft else { return nil }
    if leg < 0 { return comeDown() }
    return leg < stroke.legs.count ? move() : leave()
  }

  private mutating func comeDown() -> StageTouchSample {
    let sample = sample(.began, x: x, y: y)
    legStart = nextTime + stroke.hold
    beginLeg()
    return sample
  }

  private mutating func move() -> StageTouchSample {
    guard !endsLeg else {
      let present = stroke.legs[leg]
      x += present.dx
      y += present.dy
      let sample = sample(.moved, x: x, y: y)
      legStart = legEnd + present.rest
      beginLeg(after: nextTime)
      return sample
    }
    let displacement = path.displacement(at: (nextTime - legStart) / legDuration)
    let sample = sample(.moved, x: x + displacement.x, y: y + displacement.y)
    scheduleMove()
    return sample
  }

  private mutating func leave() -> StageTouchSample {
    let sample = sample(stroke.end == .lifts ? .ended : .cancelled, x: x, y: y)
    nextTime = .infinity
    return sample
  }

  private mutating func beginLeg(after time: Double = 0) {
    leg += 1
    samples = 0
    if leg < stroke.legs.count {
      let present = stroke.legs[leg]
      path = LegPath(present)
      legDuration = max(0, present.duration)
      legEnd = legStart + legDuration
      scheduleMove()
    } else {
      nextTime = max(legStart + stroke.liftDelay, time)
    }
  }

  /// A sample closer than this to the end of a leg, in milliseconds, is left to the end.
  private static let leastGap = 0.001

  private mutating func scheduleMove() {
    samples += 1
    let due = legStart + Double(samples) * max(ScriptLimits.sampling.lowerBound, stroke.sampling)
    endsLeg = due >= legEnd - Self.leastGap
    nextTime = endsLeg ? legEnd : due
  }

  private func sample(_ phase: StageTouchSample.Phase, x: Double, y: Double) -> StageTouchSample {
    StageTouchSample(
      finger: number, phase: phase, time: nextTime, x: min(max(0, x), right),
      y: min(max(0, y), bottom))
  }

  private static func place(
    _ fraction: Double, from low: CGFloat, to high: CGFloat, within limit: Double
  ) -> Double {
    let (low, high) = (Double(low), Double(high))
    let inside = min(low + fraction * (high - low), max(low, high - margin))
    return min(max(0, inside), limit)
  }
}
