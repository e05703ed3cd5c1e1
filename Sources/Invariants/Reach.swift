import Traces

/// The scrollers under a finger, from the hit view upward, as pans that may begin.
struct Reach: Equatable, Sendable {
  /// One scroller under the finger, as a pan recognizer with its own view of the touch.
  struct Slot: Equatable, Sendable {
    /// The scroller's identifier, or -1 where there is none.
    var scroller = -1
    /// Whether the touch stopped a coast of this scroller.
    var catches = false
    /// Whether its pan has failed for the rest of the touch.
    var hasFailed = false
    /// Whether it can move on its axis.
    var scrolls = false
    /// Whether it stands at the start of its content, or beyond.
    var isAtStart = false
    /// Whether it stands at the end of its content, or beyond.
    var isAtEnd = false

    /// Whether it stands beyond its range.
    var isOutside = false

    /// Whether there is such a scroller.
    var exists: Bool { scroller >= 0 }

    /// Whether its pan begins; one that is refused has failed for the rest of the touch.
    mutating func begins(_ hasMoved: Bool, _ isFar: Bool, fits: Bool) -> Bool {
      guard exists, !hasFailed else { return false }
      if catches { return hasMoved }
      guard isFar else { return false }
      if !fits { hasFailed = true }
      return fits
    }
  }

  /// The list of a page, or the one scroller that carries header and rows.
  var list = Slot()
  /// The horizontal scroller of the pages.
  var pager = Slot()
  /// The vertical scroller around header and pages.
  var outer = Slot()
  /// The page of the touch.
  var page = -1
  /// Whether the next scroller of the chain takes up travel within a drag.
  var handsOver = true

  /// Whether the outer scroller is a sheet around the list.
  var isSheet = false
  /// Whether a finger on the list moves the sheet, because that is not up and its list is locked.
  var isBelowFull = false
  /// Whether the finger came down beside a panel, which it has to reach first.
  var isGated = false
  /// Where that panel's top edge stands.
  var gateTop = 0.0
  /// Whether a diagonal drag moves the panel along both axes.
  var isFree = false
  /// The number of a sheet, which is no scroll view and has none of its own.
  static let sheet = Int.max

  /// Whether the touch caught one scroller of a chain and not the other.
  var isHalfCaught = false

  /// Whether the pager lies in the scroller of the rows, and not around it: the inner pan is first.
  var isPagerInside = false

  /// Whether the finger came down beside the scrollers, on a header that drives the current page's.
  var isBeside = false

  /// Whether the finger came down on the tab bar, whose own scroller no frame shows.
  var isBar = false
  /// Whether the bar hovers at the bottom of the screen, and pages come up with it.
  var isFloor = false
  /// Whether the pan may belong to something else, or to nothing.
  var isDoubtful = false

  /// Whether anything under the finger moves up and down.
  var isVertical: Bool { list.exists || outer.exists }
  /// Whether anything under the finger moves at all.
  var isEmpty: Bool { !list.exists && !outer.exists && !pager.exists }

  /// Which scroller's pan has begun.
  enum Owner: Sendable {
    case list
    case pager
    case outer
  }

  /// The pan that begins with a movement of the centroid, in points, or nil; some may fail by it.
  mutating func beginning(with raw: Point, isFar: Bool) -> Owner? {
    // tan 20°: nearer to the horizontal a free drag goes sideways only.
    let least = isFree ? 0.36397023426620234 : 1
    let isUpAndDown = abs(raw.y) >= least * abs(raw.x)
    let hasMoved = raw.x != 0 || raw.y != 0
    if isSheet && list.exists {
      // The list's own pan moves list and sheet.
      guard list.begins(hasMoved, isFar, fits: isUpAndDown) else { return nil }
      return mayTake(list, raw.y) ? .list : .outer
    }
    let listFits = isUpAndDown && mayTake(list, raw.y)
    if isPagerInside && pager.begins(hasMoved, isFar, fits: !isUpAndDown && pager.scrolls) {
      return .pager
    }
    if list.begins(hasMoved, isFar, fits: listFits) { return .list }
    if pager.begins(hasMoved, isFar, fits: !isUpAndDown && pager.scrolls) { return .pager }
    if outer.begins(hasMoved, isFar, fits: isUpAndDown && outer.scrolls) { return .outer }
    guard isFar, isUpAndDown, isVertical, !list.scrolls, !outer.scrolls else { return nil }
    // Nothing has room; it may still bounce, where it always does.
    return list.exists ? .list : .outer
  }

  /// An inner scroller at its end in the drag's direction leaves the drag to the outer one.
  private func mayTake(_ list: Slot, _ fingerY: Double) -> Bool {
    if isSheet && !handsOver {
      // A list that is caught in a bounce keeps the finger, wherever its sheet stands.
      return list.isOutside || !isBelowFull && (fingerY < 0 || !list.isAtStart)
    }
    guard list.scrolls else { return false }
    if handsOver || !outer.exists || !outer.scrolls { return true }
    return fingerY > 0 ? !list.isAtStart : !list.isAtEnd
  }
}
