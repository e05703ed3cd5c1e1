import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A row of tabs with the caterpillar indicator under them.
///
/// The indicator is one line along all tabs, of which `strokeStart` to `strokeEnd` is drawn. While
/// a page crosses, its leading end runs to the next tab in the first half and its trailing end
/// follows in the second. The published form divides by the width of the line but measures from
/// the first tab's start, counts pages by truncation (so that a page before the first is page 0
/// with a negative rest) and lets Core Animation ease each change behind the finger; this one
/// takes segments from one table, clamps beyond both ends and changes without actions.
final class TabBar: UIView {
  /// The tabs, one a page.
  private(set) var tabs: [UIView] = []
  /// The indicator.
  let line = CAShapeLayer()
  /// Called with the index of a tab that was tapped.
  var onTap: ((Int) -> Void)?

  private static let lineHeight: CGFloat = 3

  private let content = UIScrollView()
  private var segments: [(start: CGFloat, end: CGFloat)] = []
  private var actions: [GestureAction] = []

  init(frame: CGRect, scene: Scene) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.showsHorizontalScrollIndicator = false
    content.scrollsToTop = false
    addSubview(content)
    addTabs(scene)
    addLine()
    show(page: CGFloat(scene.firstPage))
  }

  #if canImport(UIKit)
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  #endif

  private func addTabs(_ scene: Scene) {
    var x: CGFloat = 0
    for index in scene.pages.indices {
      let tab = UIView(
        frame: CGRect(
          x: x, y: 0, width: CGFloat(scene.tabWidth(index)), height: bounds.height))
      let tap = UITapGestureRecognizer()
      let action = GestureAction { [unowned self] in onTap?(index) }
      action.listen(to: tap)
      actions.append(action)
      tab.addGestureRecognizer(tap)
      content.addSubview(tab)
      tabs.append(tab)
      x += tab.bounds.width
    }
    content.contentSize = CGSize(width: x, height: bounds.height)
  }

  private func addLine() {
    let width = content.contentSize.width
    line.frame = CGRect(
      x: 0, y: bounds.height - Self.lineHeight, width: width, height: Self.lineHeight)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: Self.lineHeight / 2))
    path.addLine(to: CGPoint(x: width, y: Self.lineHeight / 2))
    line.path = path.cgPath
    line.lineWidth = Self.lineHeight
    content.layer.addSublayer(line)
    let inset = CGFloat(Scene.Bar.segmentInset)
    segments = tabs.map { (($0.frame.minX + inset) / width, ($0.frame.maxX - inset) / width) }
  }

  /// Draws the indicator for a place among the pages: 1.5 is half-way from the second to the third.
  func show(page: CGFloat) {
    let place = min(max(page, 0), CGFloat(segments.count - 1))
    let left = min(Int(place), segments.count - 1)
    let right = min(left + 1, segments.count - 1)
    let progress = place - CGFloat(left)
    let leading = min(progress * 2, 1)
    let trailing = max(progress * 2 - 1, 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.strokeStart = mix(segments[left].start, segments[right].start, trailing)
    line.strokeEnd = mix(segments[left].end, segments[right].end, leading)
    CATransaction.commit()
  }

  private func mix(_ from: CGFloat, _ to: CGFloat, _ t: CGFloat) -> CGFloat {
    t >= 1 ? to : from + (to - from) * t
  }

  /// Brings the tab of a page into view.
  func reveal(page index: Int) {
    let tab = tabs[index].frame
    let most = max(0, content.contentSize.width - content.bounds.width)
    let middle = tab.midX - content.bounds.width / 2
    content.setContentOffset(CGPoint(x: min(max(0, middle), most), y: 0), animated: true)
  }
}
