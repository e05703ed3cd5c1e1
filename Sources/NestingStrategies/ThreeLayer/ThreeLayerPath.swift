#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The one coordinate of outer scroll view and list: where both stand for each place along the path.
///
/// The place runs from 0 (header shown, list at its top) to `end`. On the plain path the pivot is 0:
/// first the header collapses, then the list moves. A page that kept its place below a header that
/// was shown again has its list's offset as pivot: then the header moves first both ways, and the
/// list's upper part comes before it. Places below 0 and above `end` are overscroll.
struct ThreeLayerPath: Equatable {
  /// How far the header collapses, in points.
  var header: CGFloat
  /// How far the list scrolls, in points; 0 where the list takes no part.
  var list: CGFloat
  /// The list's offset at which the header moves.
  var pivot: CGFloat

  /// The last place without overscroll.
  var end: CGFloat { header + list }

  /// The path through a state; overscroll does not decide.
  init(header: CGFloat, list: CGFloat, outerOffset: CGFloat, listOffset: CGFloat) {
    self.header = header
    self.list = list
    pivot = outerOffset < header && listOffset > 0 ? min(listOffset, list) : 0
  }

  /// The outer scroll view's offset at a place, without overscroll.
  func outerOffset(at place: CGFloat) -> CGFloat { min(max(place - pivot, 0), header) }

  /// The list's offset at a place, without overscroll.
  func listOffset(at place: CGFloat) -> CGFloat {
    min(max(place, 0), pivot) + min(max(place - pivot - header, 0), list - pivot)
  }

  /// Who moves from a place on, towards the end or towards the start.
  func mover(at place: CGFloat, towardsEnd: Bool) -> Mover {
    if towardsEnd {
      if place < 0 { return .start }
      if place < pivot { return .list }
      if place < pivot + header { return .outer }
      return place < end ? .list : .end
    }
    if place > end { return .end }
    if place > pivot + header { return .list }
    if place > pivot { return .outer }
    return place > 0 ? .list : .start
  }

  /// Where the stretch of the mover at a place ends.
  func limit(from place: CGFloat, towardsEnd: Bool) -> CGFloat {
    if towardsEnd {
      if place < 0 { return 0 }
      if place < pivot { return pivot }
      return place < pivot + header ? pivot + header : end
    }
    if place > end { return end }
    if place > pivot + header { return pivot + header }
    return place > pivot ? pivot : 0
  }

  /// A stretch of the path.
  enum Mover: Equatable {
    /// Overscroll at the start: whoever the policy names.
    case start
    /// The outer scroll view.
    case outer
    /// The list.
    case list
    /// Overscroll at the end: whoever the policy names.
    case end
  }
}
