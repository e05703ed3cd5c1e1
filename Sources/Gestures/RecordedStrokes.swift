import HeadlessUIKit
import Scenes

/// Strokes that somebody recorded, to be played as they were.
///
/// The file is JSON: `{"gestures": [{"pts": [[ms, x, y], …]}, …]}`, x and y in pixels, 1.5 to the
/// point. Other keys are ignored.
///
///     let strokes = try RecordedStrokes(parsing: bytes, file: "swipes.json")
///     let samples = strokes[0].samples(in: viewport, at: 0)
public struct RecordedStrokes: Equatable, Sendable {
  /// The strokes in the order of the file.
  public var strokes: [RecordedStroke]

  /// Strokes that are known already.
  public init(strokes: [RecordedStroke]) { self.strokes = strokes }

  /// Reads a file.
  ///
  /// - Throws: The first mistake, with its line and column.
  public init(parsing bytes: [UInt8], file: String) throws(SourceMistake) {
    var reader = StrokeReader(bytes: bytes, file: file)
    strokes = try reader.strokes()
  }
}

/// One recorded stroke, in points.
public struct RecordedStroke: Equatable, Sendable {
  /// Where the finger was, in the order of time; at least one point.
  public var points: [Point]

  /// A stroke through points.
  public init(points: [Point]) { self.points = points }

  /// A place and its time.
  public struct Point: Equatable, Sendable {
    /// Milliseconds since any moment.
    public var time: Double
    /// To the right, in points.
    public var x: Double
    /// Down, in points.
    public var y: Double

    /// A place and its time.
    public init(time: Double, x: Double, y: Double) {
      self.time = time
      self.x = x
      self.y = y
    }
  }

  /// What a stroke is in a summary.
  public enum Kind: String, Sendable, CaseIterable {
    /// It moves and rests, or ends slowly.
    case drag
    /// It takes less than 0.2 s and ends at more than 50 mm/s.
    case fling
    /// It stays within 10 points.
    case tap
    /// It has one point only.
    case other
  }

  /// How long it takes, in milliseconds.
  public var duration: Double {
    guard let first = points.first, let last = points.last else { return 0 }
    return last.time - first.time
  }

  /// What the stroke is.
  public var kind: Kind {
    guard let first = points.first, points.count > 1 else { return .other }
    let farthest = points.map { Self.distance(first, $0) }.max() ?? 0
    if farthest <= 10 { return .tap }
    return duration < 200 && endSpeed > 50 / 25.4 * 163 ? .fling : .drag
  }

  /// The speed over the last 40 ms, in points per second.
  public var endSpeed: Double {
    guard let last = points.last else { return 0 }
    let start = points.last { $0.time <= last.time - 40 } ?? points[0]
    let time = last.time - start.time
    return time > 0 ? Self.distance(start, last) / time * 1_000 : 0
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  /// The samples of the stroke, shifted into a viewport.
  ///
  /// It is shifted as little as brings all of it into the viewport, and never stretched. A stroke
  /// that is larger than the viewport keeps the end at which it begins; what lies beyond the other
  /// edge is put on the edge, because a finger cannot leave the glass.
  ///
  /// - Parameters:
  ///   - viewport: Where it has to lie, in window points.
  ///   - time: When the finger comes down, in milliseconds.
  ///   - number: The finger's number.
  /// - Returns: `began`, a sample `moved` for each further point, and `ended` at the last one.
  public func samples(in viewport: CGRect, at time: Double, number: Int = 1) -> [StageTouchSample] {
    guard let first = points.first, let last = points.last else { return [] }
    let across = Fit(points.map(\.x), from: viewport.minX, to: viewport.maxX)
    let down = Fit(points.map(\.y), from: viewport.minY, to: viewport.maxY)
    func sample(_ phase: StageTouchSample.Phase, _ point: Point) -> StageTouchSample {
      StageTouchSample(
        finger: number, phase: phase, time: time + (point.time - first.time),
        x: across.place(point.x), y: down.place(point.y))
    }
    return [sample(.began, first)] + points.dropFirst().map { sample(.moved, $0) }
      + [sample(.ended, last)]
  }

  /// How one axis of a stroke fits into a viewport.
  private struct Fit {
    let shift: Double
    let low: Double
    let high: Double

    init(_ values: [Double], from low: CGFloat, to high: CGFloat) {
      let start = values.first ?? 0
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      self.low = Double(low)
      self.high = max(Double(low), Double(high) - Finger.margin)
      let fits = most - least <= self.high - self.low
      let beginsLow = start - least <= most - start
      if least < self.low || !fits && beginsLow {
        shift = self.low - least
      } else if most > self.high {
        shift = self.high - most
      } else {
        shift = 0
      }
    }

    func place(_ value: Double) -> Double { min(max(value + shift, low), high) }
  }
}
