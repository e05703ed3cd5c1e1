/// What an invariant says of one frame.
enum Ruling: Sendable {
  /// The claim says nothing about this frame.
  case silent
  /// What the claim is about moved, or had to stand still while something else moved, as claimed.
  case held
  /// The claim is violated.
  case broken(Breach)
}

/// A violated claim in numbers; the sentence is written only when it is needed.
struct Breach: Equatable, Sendable {
  /// Which part of a claim is violated.
  enum Fault: Equatable, Sendable {
    case contentMisplaced
    case contentMoved
    case twoScrollersTravel
    case otherListMoved(page: Int)
    case edgeMoved(Edge)
    case outOfRange(Part)
    case rowBelowBar
    case blankBelowRows
    case tooFarOut(Part, isStart: Bool)
    case offDetent
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
  var low: Double
  /// The largest allowed number.
  var high: Double
  /// The number that was seen.
  var actual: Double

  /// How far the number lies outside what is allowed.
  var excess: Double { Interval(low, high).excess(of: actual) }

  /// A violated claim with what it allowed and what was seen, in points.
  @inline(__always) init(_ fault: Fault, _ allowed: Interval, actual: Double) {
    self.fault = fault
    low = allowed.lo
    high = allowed.hi
    self.actual = actual
  }
}
