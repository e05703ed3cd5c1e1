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
///
/// Where one of the two is in its rubber band while the other is not at its start, that state is
/// the path's start: the rubber band goes first, and what the other has behind it is out of reach.
/// Where the list is beyond its end while the header has not collapsed, that state is the path's
/// end.
struct ThreeLayerPath: Equatable {
  /// How far the header collapses along the path, in points.
  var header: CGFloat
  /// How far the list scrolls along the path, in points; 0 where the list takes no part.
  var list: CGFloat
  /// The place at which the header begins to move.
  var pivot: CGFloat = 0
  /// The outer scroll view's offset before it moves.
  var outerBase: CGFloat = 0
  /// The list's offset before it moves.
  var listBase: CGFloat = 0

  /// The last place without overscroll.
  var end: CGFloat { header + list }

  /// The path through a state, and the place of the state on it.
  static func through(
    outerOffset: CGFloat, of header: CGFloat, listOffset: CGFloat, of list: CGFloat
  ) -> (path: ThreeLayerPath, place: CGFloat) {
    var path = ThreeLayerPath(header: header, list: list)
    if outerOffset < 0 && listOffset > 0 {
      path.listBase = listOffset
      path.list = max(0, list - listOffset)
    } else if listOffset < 0 && outerOffset > 0 {
      path.outerBase = min(outerOffset, header)
      path.header = header - path.outerBase
    } else if listOffset > list && outerOffset < header {
      path.header = max(0, outerOffset)
    } else if outerOffset < header && listOffset > 0 {
      path.pivot = min(listOffset, list)
    }
    return (path, outerOffset - path.outerBase + listOffset - path.listBase)
  }

  /// The outer scroll view's offset at a place, without overscroll.
  func outerOffset(at place: CGFloat) -> CGFloat {
    outerBase + min(max(place - pivot, 0), header)
  }

  /// The list's offset at a place, without overscroll.
  func listOffset(at place: CGFloat) -> CGFloat {
    listBase + min(max(place, 0), pivot) + min(max(place - pivot - header, 0), list - pivot)
  }

  /// The place at which the header has collapsed and the list stands at an offset.
  func place(ofList offset: CGFloat) -> CGFloat { header + offset - listBase }

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
