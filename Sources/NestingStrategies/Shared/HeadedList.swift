import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One page: a list as high as the screen, with room for header and tab bar above its rows.
///
/// The room is an inset of whole pixels; what header and bar have beyond them the rows have, too,
/// so that a first row stands below the bar exactly while offsets stay on pixels. The inset at the
/// end brings the list's range to `end`: what is filled in below short pages is part of it.
final class HeadedList: GatedScrollView {
  /// The page's index.
  let index: Int
  /// The rows, as one view from the first row's top to the last one's bottom.
  let rows: UIView
  /// The height of the room, in points: the inset at the top.
  private(set) var room: CGFloat = 0
  /// How far the list scrolls from the top of its content, in points.
  private(set) var end: CGFloat = 0
  private var page: Scene.Page
  private var above = 0.0
  private var least: CGFloat = 0
  private let bottomInset: Double

  init(index: Int, frame: CGRect, scene: Scene) {
    let page = scene.pages[index]
    self.index = index
    self.page = page
    bottomInset = scene.bottomInset
    rows = UIView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: CGFloat(page.contentHeight)))
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    addSubview(rows)
    fit(
      below: scene.header.height + scene.bar.height,
      least: scene.policies[.shortPage] == "fill" ? scene.collapse : 0)
  }

  /// Lays the list out below a room, in points, and goes to the top of its content.
  ///
  /// It can be scrolled by `least` points whatever its rows.
  func fit(below above: Double, least: CGFloat) {
    self.above = above
    self.least = least
    lay()
    place = 0
  }

  /// Shows another number of rows; the place stays as far as the range allows.
  func setRows(_ count: Int) {
    page.rows = count
    rows.frame.size.height = CGFloat(page.contentHeight)
    lay()
  }

  /// Size and insets, in an order in which the range is never shorter than before and after: a
  /// scroll view may be put back into it at once.
  private func lay() {
    let free = CGFloat(above + page.contentHeight + bottomInset - Double(bounds.height))
    room = CGFloat(above).toPixel
    end = max(least, free.toPixel)
    rows.frame.origin.y = CGFloat(above) - room
    let size = CGSize(width: bounds.width, height: rows.frame.maxY)
    let grows = size.height > contentSize.height
    if grows { contentSize = size }
    contentInset = UIEdgeInsets(
      top: room, left: 0, bottom: end - room + bounds.height - rows.frame.maxY, right: 0)
    if !grows { contentSize = size }
  }

  #if canImport(UIKit)
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  #endif

  /// How far the list is scrolled, in points: 0 at the top of its content, negative when pulled.
  var place: CGFloat {
    get { contentOffset.y + room }
    set { contentOffset.y = newValue - room }
  }

  /// Whether the list stands between the ends of its range.
  var isInRange: Bool {
    let slack = 0.5 / UIScreen.main.scale
    return place >= -slack && place <= end + slack
  }

  /// Brings the list, which nobody sees, to where a header stands: rows are hidden by a collapsed
  /// header alone.
  ///
  /// That the header has collapsed is told from an offset, which is on whole pixels.
  func follow(collapsed: CGFloat, of collapse: CGFloat) {
    place = min(collapsed.toPixel < collapse ? collapsed : max(place, collapse), end)
  }

  /// Ends a coast or a drag of the list where it stands.
  func halt() {
    setContentOffset(contentOffset, animated: false)
    guard isDragging else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }

  /// The page as it is handed out.
  var asPage: ContainerPage {
    ContainerPage(
      scrollView: self, view: self, firstRowView: rows,
      firstRow: CGRect(x: 0, y: 0, width: rows.bounds.width, height: CGFloat(page.rowHeight)))
  }
}

extension Scene {
  /// How far the header collapses, in points, on whole pixels as a scroll view has it.
  var collapse: CGFloat {
    max(0, CGFloat(header.height + bar.height + listHeight - device.height).toPixel)
  }
}
