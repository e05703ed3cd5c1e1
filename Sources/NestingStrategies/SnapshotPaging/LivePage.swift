import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The rows of one page, behind a window as large as the pager.
final class LivePage: UIView {
  /// The page's index.
  private(set) var index: Int
  /// The rows, as one view from the first row's top to the last one's bottom.
  let rows = UIView()
  private var scene: Scene

  init(_ index: Int, of scene: Scene, size: CGSize) {
    self.index = index
    self.scene = scene
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
    addSubview(rows)
    show(index)
  }

  /// Shows the rows of another page, where that page is: the views stay, with the fingers on them.
  func show(_ index: Int) {
    self.index = index
    frame.origin.x = bounds.width * CGFloat(index)
    rows.frame = CGRect(
      x: 0, y: rows.frame.origin.y, width: bounds.width,
      height: CGFloat(scene.pages[index].contentHeight))
  }

  /// A page has another number of rows.
  func setRows(_ count: Int, ofPage page: Int) {
    scene.pages[page].rows = count
    if page == index { rows.frame.size.height = CGFloat(scene.pages[page].contentHeight) }
  }

  #if canImport(UIKit)
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  #endif

  /// How far the rows have been scrolled up behind the window, in points.
  var scrolled: CGFloat {
    get { -rows.frame.origin.y }
    set { if scrolled != newValue { rows.frame.origin.y = -newValue } }
  }

  /// The first row, in the coordinates of `rows`.
  var firstRow: CGRect {
    CGRect(
      x: 0, y: 0, width: rows.bounds.width, height: CGFloat(scene.pages[index].rowHeight))
  }

  /// What the window shows, as a picture in the same place.
  func picture() -> PagePicture {
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    let view = UIImageView(image: renderer.image { layer.render(in: $0.cgContext) })
    view.frame = frame
    return PagePicture(
      index: index, view: view, scrolled: scrolled,
      firstRow: firstRow.offsetBy(dx: 0, dy: rows.frame.origin.y))
  }
}

/// A picture that stands in for a page.
struct PagePicture {
  /// The page's index.
  let index: Int
  let view: UIImageView
  /// How far the rows in it are scrolled up, in points.
  let scrolled: CGFloat
  /// Where the first row is, or would be above the picture, in the coordinates of `view`.
  let firstRow: CGRect
}
