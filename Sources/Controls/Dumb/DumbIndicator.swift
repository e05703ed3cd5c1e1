import HeadlessUIKit
import Scenes

/// A pager whose indicator stays under the first tab.
public final class DumbIndicator: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "dumb-indicator"
  /// One sentence that says how it works.
  public static let summary = "The indicator never moves."
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  public static let policies = nativePolicies

  private let root: UIView
  private let pages: UIScrollView
  private let bar: UIView
  private let line = CAShapeLayer()
  private let tabs: [UIView]
  private let lists: [PlainList]

  /// Makes the container for a scene.
  public init(scene: Scene) {
    let width = CGFloat(scene.device.width)
    let top = CGFloat(scene.bar.height)
    let below = CGFloat(scene.device.height) - top
    let count = scene.pages.count
    let tabWidth = width / CGFloat(count)
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: top + below))
    bar = UIView(frame: CGRect(x: 0, y: 0, width: width, height: top))
    let view = UIScrollView(frame: CGRect(x: 0, y: top, width: width, height: below))
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: width * CGFloat(count), height: below)
    lists = scene.pages.enumerated().map { index, page in
      PlainList(
        frame: CGRect(x: width * CGFloat(index), y: 0, width: width, height: below), page: page,
        bottomInset: scene.bottomInset)
    }
    tabs = (0..<count).map {
      UIView(frame: CGRect(x: tabWidth * CGFloat($0), y: 0, width: tabWidth, height: top))
    }
    for list in lists { view.addSubview(list) }
    view.contentOffset.x = width * CGFloat(scene.firstPage)
    pages = view
    for tab in tabs { bar.addSubview(tab) }
    root.addSubview(pages)
    root.addSubview(bar)
    drawLine(under: scene.firstPage, width)
  }

  private func drawLine(under index: Int, _ width: CGFloat) {
    let inset = CGFloat(Scene.Bar.segmentInset)
    line.frame = CGRect(x: 0, y: bar.bounds.height - 3, width: width, height: 3)
    line.strokeStart = (tabs[index].frame.minX + inset) / width
    line.strokeEnd = (tabs[index].frame.maxX - inset) / width
    bar.layer.addSublayer(line)
  }

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The tab bar.
  public var barView: UIView? { bar }
  /// The tabs, one a page.
  public var tabViews: [UIView] { tabs }
  /// The indicator.
  public var indicatorLayer: CAShapeLayer? { line }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages }
  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? {
    lists.indices.contains(index) ? lists[index].asPage : nil
  }
}
