import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What one vertical offset makes of header, bar and pages.
extension SnapshotPagingPage {
  /// How far the content of a page scrolls, header included: at least until it has collapsed.
  func length(of index: Int) -> CGFloat {
    let above = header.bounds.height + bar.bounds.height
    let whole =
      above + CGFloat(scene.pages[index].contentHeight) + CGFloat(scene.bottomInset)
      - scroller.bounds.height
    return max(collapse, max(0, whole).toPixel)
  }

  func setLength(_ length: CGFloat) {
    let size = CGSize(width: scroller.bounds.width, height: scroller.bounds.height + length)
    if scroller.contentSize != size { scroller.contentSize = size }
  }

  /// Whether the offset is within its range.
  var isInRange: Bool {
    scroller.contentOffset.y >= 0 && scroller.contentOffset.y <= length(of: live.index)
  }

  /// The offset at which a page stands now: that of the header while it shows, else its own.
  func place(of index: Int) -> CGFloat {
    if index == live.index || scroller.contentOffset.y < collapse {
      return scroller.contentOffset.y
    }
    return max(places[index], collapse)
  }

  /// How far rows are scrolled up behind the collapsed header at an offset.
  func scrolled(at offset: CGFloat) -> CGFloat { max(0, offset - collapse) }

  /// Header, bar and pager stick where the header has collapsed; from there on the rows move.
  ///
  /// The length is set within the range only: a scroll view beyond its start that nothing moves
  /// just then, because a finger has it, is put back by a change of its length.
  func arrange() {
    if scroller.contentOffset.y >= 0 { setLength(length(of: live.index)) }
    let sunk = scrolled(at: scroller.contentOffset.y)
    live.scrolled = sunk
    guard header.frame.origin.y != sunk else { return }
    header.frame.origin.y = sunk
    bar.frame.origin.y = sunk + header.bounds.height
    pages.frame.origin.y = bar.frame.maxY
  }
}
