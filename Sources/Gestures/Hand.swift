import HeadlessUIKit
import Scenes

/// The hand that plays one step: its fingers' samples in the order of their times.
///
/// A region is resolved when its finger comes down, against the screen as it then stands. A touch
/// whose first region does not exist is not played at all; a second finger whose region does not
/// exist stays up.
///
///     var hand = Hand(playing: step, at: time, on: scene.device)
///     while let sample = hand.next(upTo: frameTime, rect: { region in … }) { … }
///     if hand.isDone(at: frameTime) { … }
public struct Hand: Sendable {
  /// The regions that did not exist when a finger should have come down there.
  public private(set) var missing: [Region] = []
  /// When the last finger leaves or the wait is over, in milliseconds, as the step is written.
  public let end: Double

  private let touch: Touch?
  private let device: Scene.Device
  private let number: Int
  private var first: Finger?
  private var second: Finger?
  /// When fingers that have not come down yet do so; infinity for none.
  private var firstDown: Double
  private var secondDown: Double
  /// When the next finger comes down, moves or leaves; infinity when nothing more happens.
  @usableFromInline private(set) var due: Double
  @usableFromInline let isWait: Bool

  /// A hand that begins a step.
  ///
  /// - Parameters:
  ///   - step: What it does.
  ///   - time: When it begins, in milliseconds.
  ///   - device: The screen.
  ///   - number: The first finger's number; the second one's is one more.
  public init(playing step: Step, at time: Double, on device: Scene.Device, number: Int = 1) {
    self.device = device
    self.number = number
    end = time + step.duration
    if case .touch(let touch) = step {
      self.touch = touch
      isWait = false
      firstDown = time
      secondDown = touch.second.map { time + $0.after } ?? .infinity
    } else {
      touch = nil
      isWait = true
      firstDown = .infinity
      secondDown = .infinity
    }
    due = firstDown
  }

  /// Whether the step is over: every finger has left, or the wait is over.
  @inlinable
  public func isDone(at time: Double) -> Bool {
    isWait ? time >= end : due == .infinity
  }

  /// Takes the hand away: no finger comes down, moves or leaves any more.
  public mutating func withdraw() {
    first = nil
    second = nil
    firstDown = .infinity
    secondDown = .infinity
    due = .infinity
  }

  /// The next sample that is due, or nil.
  ///
  /// - Parameters:
  ///   - time: The time up to which samples are due, in milliseconds, inclusive.
  ///   - rect: The rectangle of a region in window points, or nil where there is none.
  /// - Returns: A sample; nil when there is none up to that time.
  @inlinable
  public mutating func next(upTo time: Double, rect: (Region) -> CGRect?) -> StageTouchSample? {
    due <= time && due < .infinity ? nextDue(upTo: time, rect: rect) : nil
  }

  @usableFromInline
  mutating func nextDue(upTo time: Double, rect: (Region) -> CGRect?) -> StageTouchSample? {
    if firstDown <= time { putDownFirst(rect) }
    let firstTime = first?.nextTime ?? .infinity
    var secondTime = second?.nextTime ?? .infinity
    if secondDown <= time, secondDown < min(firstTime, secondTime) {
      putDownSecond(rect)
      secondTime = second?.nextTime ?? .infinity
    }
    let sample =
      secondTime < firstTime ? second?.next(upTo: time) : first?.next(upTo: time)
    due = min(
      min(firstDown, secondDown),
      min(first?.nextTime ?? .infinity, second?.nextTime ?? .infinity))
    return sample
  }

  private mutating func putDownFirst(_ rect: (Region) -> CGRect?) {
    guard let touch, firstDown < .infinity else { return }
    if let place = rect(touch.first.region) {
      first = Finger(touch.first, number: number, in: place, at: firstDown, on: device)
    } else {
      missing.append(touch.first.region)
      secondDown = .infinity
    }
    firstDown = .infinity
  }

  private mutating func putDownSecond(_ rect: (Region) -> CGRect?) {
    guard let stroke = touch?.second?.stroke, secondDown < .infinity else { return }
    if let place = rect(stroke.region) {
      second = Finger(stroke, number: number + 1, in: place, at: secondDown, on: device)
    } else {
      missing.append(stroke.region)
    }
    secondDown = .infinity
  }
}
