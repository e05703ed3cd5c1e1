/// What an invariant says of one frame.
public enum Ruling: Equatable, Sendable {
  /// The claim says nothing about this frame.
  case silent
  /// What the claim is about moved, or had to stand still while something else moved, as claimed.
  case held
  /// The claim is violated.
  case broken(Breach)
}

/// A violated claim in numbers; the sentence is written only when it is needed.
///
///     Breach("the list of page {page} moved by {actual} where {allowed} is explained",
///       allowed: 0...0, actual: 12.5, page: 2)
public struct Breach: Equatable, Sendable {
  /// Which part of a claim is violated.
  enum Fault: Equatable, Sendable {
    case claim(Sentence)
    case contentMisplaced
    case contentMoved
    case twoScrollersTravel
    case otherListMoved(page: Int)
    case edgeMoved(Edge)
    case outOfRange(Part)
    case rowBelowBar
    case blankBelowRows
    case tooFarOut(Part, isStart: Bool)
    case wrongOwner(Part, isStart: Bool)
    case notFinite(Part)
    case strokeOutside(isEnd: Bool)
    case strokeCrossed
    case strokeJumped(isEnd: Bool)
    case strokeTurned(isEnd: Bool)
    case strokeStill(isEnd: Bool)
    case strokeLeftHull(isEnd: Bool)
    case strokeAtRest(isEnd: Bool, page: Int)
    case strokeGrewBeyond
  }

  /// An edge that `no-header-jump` looks at.
  enum Edge: String, Sendable {
    case headerTop = "the header's top edge"
    case headerBottom = "the header's bottom edge"
    case bar = "the tab bar"
    case panel = "the panel's leading edge"
  }

  /// A part of the container that has a range.
  enum Part: String, Sendable {
    case outer = "the outer scroller"
    case sheet = "the sheet"
    case list = "the list"
    case content = "the content"
    case pager = "the pager"
    case header = "the header"
    case bar = "the tab bar"
    case indicator = "the indicator"
  }

  /// What is wrong.
  var fault: Fault
  /// The smallest allowed number.
  public let low: Double
  /// The largest allowed number.
  public let high: Double
  /// The number that was seen.
  public let actual: Double
  /// The unit of the three.
  public private(set) var unit = Unit.points
  /// Whether they say how far something moved in the frame, not where it stands.
  public let isChange: Bool
  /// What `{page}` stands for: an index from 0, or -1.
  var page = -1

  /// How far the number lies outside what is allowed.
  public var excess: Double { Interval(low, high).excess(of: actual) }

  /// A violated claim with what it allowed and what was seen, in points.
  @inline(__always) init(_ fault: Fault, _ allowed: Interval, actual: Double) {
    self.fault = fault
    low = allowed.lo
    high = allowed.hi
    self.actual = actual
    isChange = fault.isChange
  }

  /// A violated claim.
  ///
  /// - Parameters:
  ///   - sentence: What is wrong, without a full stop; see `Sentence` for the words in braces.
  ///   - allowed: The numbers that the claim allows.
  ///   - actual: The number that was seen.
  ///   - unit: The unit of these numbers.
  ///   - isChange: Whether they say how far something moved in the frame, not where it stands.
  ///   - page: The index of the page that the sentence is about, from 0.
  public init(
    _ sentence: Sentence, allowed: ClosedRange<Double>, actual: Double, unit: Unit = .points,
    isChange: Bool = false, page: Int = -1
  ) {
    fault = .claim(sentence)
    low = allowed.lowerBound
    high = allowed.upperBound
    self.actual = actual
    self.unit = unit
    self.isChange = isChange
    self.page = page
  }
}
