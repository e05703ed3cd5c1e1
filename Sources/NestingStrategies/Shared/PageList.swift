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
  private let page: Scene.Page

  init(index: Int, frame: CGRect, page: Scene.Page, bottomInset: CGFloat) {
    self.index = index
    self.page = page
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
    let scale = UIScreen.main.scale
    let free = contentSize.height + contentInset.bottom - bounds.height
    return max(0, (free * scale).rounded() / scale)
  }

  /// Ends a coast of the list where it stands, unless it is on its way back from overscroll.
  final func stop() {
    let isInRange = contentOffset.y >= 0 && contentOffset.y <= length
    if isInRange { setContentOffset(contentOffset, animated: false) }
  }
}
