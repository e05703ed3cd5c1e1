#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The one coordinate of a sheet and its list: where both stand for each place along a drag's path.
///
/// From 0 to `sheet` the sheet goes up from its lowest detent; from there on the list moves from
/// `listBase`. Places below 0 and above `end` are overscroll.
struct DrawerPath: Equatable {
  /// How far the sheet goes up along the path, in points.
  var sheet: CGFloat
  /// How far the list scrolls along the path, in points; 0 where it takes no part.
  var list: CGFloat
  /// The list's offset as long as the sheet moves.
  var listBase: CGFloat = 0
  /// Whether the list takes part, if only with its rubber band.
  var hasList = true

  /// The last place without overscroll.
  var end: CGFloat { sheet + list }

  /// How far the sheet stands above its lowest detent at a place, without overscroll.
  func sheetPosition(at place: CGFloat) -> CGFloat { min(max(place, 0), sheet) }

  /// The list's offset at a place, without overscroll.
  func listOffset(at place: CGFloat) -> CGFloat {
    listBase + min(max(place - sheet, 0), list)
  }
}
