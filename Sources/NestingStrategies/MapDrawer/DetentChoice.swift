#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Where a sheet that is let go of comes to rest.
///
///     let choice = DetentChoice(tops: [59, 422, 650], rule: .fling)
///     let top = choice.target(from: 422, at: 500, velocity: 800)
///
/// Places are those of the sheet's top edge, in points from the top of the screen; velocities are the
/// finger's, in points per second, downward.
struct DetentChoice {
  /// What decides.
  enum Rule: String {
    /// Where the fling would run to, but no further than the detent after the nearest one.
    case fling
    /// Where the fling would run to, past any number of detents.
    case farFling = "far-fling"
    /// Where it is let go of: the nearest detent.
    case distance
    /// Which way the finger goes: up to the highest detent, else down to the lowest.
    case direction
  }

  /// The detents, the highest first, at least one.
  let tops: [CGFloat]
  let rule: Rule

  /// The detent for a sheet that rested at `from` and is let go of at `top`.
  func target(from: CGFloat, at top: CGFloat, velocity: CGFloat) -> CGFloat {
    guard let highest = tops.first, let lowest = tops.last, highest < lowest else {
      return tops.first ?? top
    }
    switch rule {
    case .direction: return velocity < 0 ? highest : lowest
    case .distance: return projected(from: from, at: top, velocity: 0, isTrimmed: false)
    case .fling: return projected(from: from, at: top, velocity: velocity, isTrimmed: true)
    case .farFling: return projected(from: from, at: top, velocity: velocity, isTrimmed: false)
    }
  }

  /// The end of the stretch between two detents in which the projected place lies, the one that it
  /// has come more than half-way to.
  private func projected(
    from: CGFloat, at top: CGFloat, velocity: CGFloat, isTrimmed: Bool
  ) -> CGFloat {
    // How far a scroll view would run: v·r/(1−r) of a velocity in points per millisecond.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    var place = top + velocity / 1000 * rate / (1 - rate)
    let isDown = velocity == 0 ? top > from : velocity > 0
    var (upper, lower) = stretch(at: place, isDown: isDown)
    if isTrimmed {
      (upper, lower) = stretch(at: top, isDown: isDown)
      if upper == lower {
        if isDown { lower = min(upper + 1, tops.count - 1) } else { upper = max(lower - 1, 0) }
      }
      // No further than to the detent after the one towards which it goes.
      if isDown {
        place = max(min(place, tops[min(lower + 1, tops.count - 1)]), tops[upper])
      } else {
        place = max(min(place, tops[lower]), tops[max(upper - 1, 0)])
      }
    }
    let start = isDown ? tops[upper] : tops[lower]
    let end = isDown ? tops[lower] : tops[upper]
    return abs(place - start) > abs(end - start) / 2 ? end : start
  }

  /// The detents around a place; beyond the first and the last one both are the same.
  private func stretch(at place: CGFloat, isDown: Bool) -> (upper: Int, lower: Int) {
    let next = tops.firstIndex { isDown ? place < $0 : place <= $0 }
    guard let next else { return (tops.count - 1, tops.count - 1) }
    return (max(next - 1, 0), next)
  }
}
