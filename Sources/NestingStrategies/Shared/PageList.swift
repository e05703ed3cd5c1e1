import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One page: a vertical list of equal rows.
class PageList: UIScrollView {
  /// The page's index.
  let index: Int
  /// The rows, as one view from the first row's top to the last one's bottom.
  let rows: UIView
  private var page: Scene.Page
  private let bottomInset: CGFloat
  private var room: (cover: CGFloat, least: CGFloat)?

  init(index: Int, frame: CGRect, page: Scene.Page, bottomInset: CGFloat) {
    self.index = index
    self.page = page
    self.bottomInset = bottomInset
    rows = UIView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: CGFloat(page.contentHeight)))
    super.init(frame: frame)
    contentInset.bottom = bottomInset
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    addSubview(rows)
    contentSize = CGSize(width: frame.width, height: CGFloat(page.contentHeight))
  }

  #if canImport(UIKit)
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  #endif

  /// The first row, in the coordinates of `rows`.
  final var firstRow: CGRect {
    CGRect(x: 0, y: 0, width: rows.bounds.width, height: CGFloat(page.rowHeight))
  }

  /// How far the list scrolls, in points: nothing where its rows fit.
  final var length: CGFloat {
    max(0, (contentSize.height + contentInset.bottom - bounds.height).toPixel + contentInset.top)
  }

  /// How far the list has been scrolled from its start, in points: its offset without the inset.
  ///
  /// It may be set between pixels, as a scroll view's own deceleration does: that is why it is
  /// written to `bounds`, since assigning `contentOffset` rounds.
  final var place: CGFloat {
    get { bounds.origin.y + contentInset.top }
    set { bounds.origin.y = newValue - contentInset.top }
  }

  /// Whether it stands within its range.
  final var isInRange: Bool { place >= 0 && place <= length }

  /// Leaves room above the rows for what covers the list there, and scrolls at least so far.
  ///
  /// A scroll view's range is whole pixels, and so is the inset; the rows begin by as much lower
  /// as it misses of the cover's height. The inset at the end is what makes the range as long as
  /// all heights together say, rounded once.
  final func makeRoom(for cover: CGFloat, scrollingAtLeast least: CGFloat) {
    room = (cover, least)
    contentInset.top = cover.toPixel
    rows.frame.origin.y = cover - contentInset.top
    fitEnd()
  }

  /// Shows another number of rows; the place stays as far as the range allows.
  final func setRows(_ count: Int) {
    page.rows = count
    rows.frame.size.height = CGFloat(page.contentHeight)
    fitEnd()
  }

  /// Size and inset at the end, in an order in which the range is never shorter than before and
  /// after: a scroll view may be put back into it at once.
  private func fitEnd() {
    var bottom = bottomInset
    if let room {
      let whole = room.cover + rows.bounds.height + bottomInset - bounds.height
      let length = max(room.least, max(0, whole).toPixel)
      bottom = length - contentInset.top + bounds.height - rows.frame.maxY
    }
    let grows = rows.frame.maxY > contentSize.height
    if grows { contentSize.height = rows.frame.maxY }
    contentInset.bottom = bottom
    if !grows { contentSize.height = rows.frame.maxY }
  }

  /// Ends a coast of the list where it stands, unless it is on its way back from overscroll.
  final func stop() {
    if isInRange { hold() }
  }

  /// Ends a coast of the list where it stands.
  final func hold() { setContentOffset(contentOffset, animated: false) }
}
