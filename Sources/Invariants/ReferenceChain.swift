/// The scrollers that a drag moves, as one coordinate T: what makes P(T) of T.
///
/// The coordinate runs from 0 to `length`. Towards the end of the content the outer scroller is
/// consumed first, towards its start the list: the outer one lies between `pivot` and
/// `pivot + outerRange`, where the pivot is 0, or the list's position when a drag begins with the
/// header shown and the list below its top. Then the header's range comes first in both
/// directions. Beyond its ends the chain is rubber-banded by the owner of that end, or hard.
///
/// All lengths are in points.
struct ReferenceChain: Equatable, Sendable {
  /// What becomes of travel beyond an end.
  struct End: Equatable, Sendable {
    /// The height by which the rubber band is measured.
    var dimension = 0.0
    /// Whether the rubber band may give.
    var gives = false
    /// Whether it may be hard.
    var holds = true

    /// Nothing moves beyond.
    static let hard = End()

    /// The content follows the rubber band.
    static func banded(_ dimension: Double) -> End {
      End(dimension: dimension, gives: true, holds: false)
    }

    /// One or the other: the trace does not tell.
    static func either(_ dimension: Double) -> End {
      End(dimension: dimension, gives: true, holds: true)
    }

    /// How far the content may leave the edge when the finger is `travel` beyond it.
    @inline(__always) func band(_ travel: Double) -> Interval {
      let out = gives ? ReferencePhysics.band(travel, dimension: dimension) : 0
      return Interval(holds ? 0 : out, out)
    }

    /// How far the finger is beyond the edge when the content has left it by `out`.
    func unband(_ out: Double) -> Interval {
      let inverse = gives ? ReferencePhysics.unband(out, dimension: dimension) : out
      return Interval(holds ? min(out, inverse) : inverse, inverse)
    }
  }

  /// How far the outer scroller can move.
  var outerRange = 0.0
  /// How far the list can move.
  var listRange = 0.0
  /// How much of the list's range comes before the outer scroller's.
  var pivot = 0.0
  /// Where the list stands as long as the outer scroller moves, where that is not its top.
  var listBase = 0.0
  /// What of the content's position the chain does not move.
  var fixed = 0.0
  /// The end at T = 0.
  var start = End.hard
  /// The end at T = `length`.
  var end = End.hard

  /// Where the chain ends.
  var length: Double { outerRange + listRange }

  /// P(T), without the fixed part.
  @inline(__always) func place(_ t: Double) -> Interval {
    if t < 0 { return -start.band(-t) }
    if t > length { return end.band(t - length) + Interval(length) }
    return Interval(t)
  }

  /// P(T) for all T of an interval.
  @inline(__always) func place(_ t: Interval) -> Interval {
    if t.lo == t.hi { return place(t.lo) }
    return Interval(place(t.lo).lo, place(t.hi).hi)
  }

  /// The un-banded T at which the chain stands at a place, without the fixed part.
  func unplaced(_ place: Double, raw: Bool) -> Interval {
    if place < 0 {
      let inverse = -start.unband(-place)
      return raw ? inverse.hull(place) : inverse
    }
    if place > length {
      let inverse = end.unband(place - length) + Interval(length)
      return raw ? inverse.hull(place) : inverse
    }
    return Interval(place)
  }

  /// Whether a movement from one T to another passes from one scroller to the next.
  func handsOver(from a: Double, to b: Double) -> Bool {
    guard outerRange > 0, listRange > 0 else { return false }
    let low = min(a, b)
    let high = max(a, b)
    let crossesTop = pivot > 0 && low < pivot && high > pivot
    let crossesBottom = low < pivot + outerRange && high > pivot + outerRange
    return crossesTop || crossesBottom
  }
}

/// What of a chain moves.
enum ChainPart: Sendable {
  /// Outer scroller and list together, or the one scroller that there is.
  case chain
  /// The outer scroller alone.
  case outer
  /// The list alone.
  case list
}

/// One vertical drag: T from its first callback on, and where the content has to stand.
///
/// At a hard end the finger may have to come back as far as it went, or the content may turn with
/// it at once; nobody knows, so T is kept both ways and claims accept what lies between.
struct ReferenceDrag: Equatable, Sendable {
  /// Whether a drag is under way.
  var isActive = false
  /// The scrollers that it moves.
  var chain = ReferenceChain()
  /// Whether the travel says only how far the content may move, not where it has to stand.
  var isLoose = false
  /// Whether no path went through the state in which it began.
  var isOffPath = false
  /// The page whose content it moves.
  var page = -1
  /// What of the chain it moves.
  var mover = ChainPart.chain
  private var unwinding = Interval.zero
  private var atOnce = Interval.zero
  /// P(T) before this frame's travel, without the chain's fixed part.
  private(set) var before = Interval.zero
  /// P(T) after this frame's travel, without the chain's fixed part.
  private(set) var after = Interval.zero

  /// No drag.
  init() {}

  /// A drag that begins at a T, with the chain at a place.
  init(chain: ReferenceChain, page: Int, t: Interval, place: Double) {
    isActive = true
    self.chain = chain
    self.page = page
    unwinding = t
    atOnce = t
    before = Interval(place)
    after = before
  }

  /// All that T may be.
  var t: Interval { unwinding.hull(atOnce) }

  /// How much either end of P(T) changed in this frame.
  var shift: Interval { .between(after.lo - before.lo, after.hi - before.hi) }

  /// Nothing moves in this frame.
  @inline(__always) mutating func rest() { before = after }

  /// The finger goes down by some travel; T goes the other way.
  mutating func move(by travel: Interval) {
    unwinding = unwinding - travel
    let lower = chain.start.holds ? 0 : -Double.infinity
    let upper = chain.end.holds ? chain.length : Double.infinity
    atOnce = (atOnce - travel).clamped(lower, upper)
    after = chain.place(t)
  }

  /// The frame may also have ended where it stood, or between.
  mutating func allow(_ stood: Interval) { after = after.hull(stood) }

  /// The frame passed from one scroller to the next and stopped short: T is where it stands.
  mutating func rebase(to place: Double) {
    unwinding = chain.unplaced(place, raw: false)
    atOnce = unwinding
    after = Interval(place)
  }

  /// Whether some travel of the finger would pass from one scroller to the next.
  func handsOver(by travel: Interval) -> Bool {
    let t = t
    return chain.handsOver(from: t.lo, to: t.lo - travel.hi)
      || chain.handsOver(from: t.hi, to: t.hi - travel.lo)
  }
}
