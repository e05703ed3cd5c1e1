import HeadlessUIKit
import Scenes

@testable import NestingStrategies

/// Header hoisting as it was published: the header is lifted when the pager's drag begins or a tab
/// is tapped, and put down in the two callbacks that say that the pager has come to rest.
///
/// The header's place is read off its frame, whatever view it is in; lists go on running; other
/// pages are moved by as much as the header has moved.
final class PublishedHoisting: NSObject, NestedContainer, UIScrollViewDelegate {
  static let name = "published-hoisting"
  static let kind = ContainerKind.dumb
  static let policies = [PolicyDeclaration(.shortPage, ["fill", "expand-header"])]
  static let chaining = Chaining.single

  let root: UIView
  let pages: UIScrollView
  let lists: [HeadedList]
  let head: UIView
  let header: UIView
  let bar: TabBar
  private let collapse: CGFloat
  private var index = 0
  private var isLifted = false
  private var visible: CGFloat = 0

  init(scene: Scene) {
    root = UIView(
      frame: CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height))
    let size = root.bounds.size
    pages = UIScrollView(frame: root.bounds)
    lists = scene.pages.indices.map { index in
      HeadedList(
        index: index,
        frame: CGRect(
          x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height),
        scene: scene)
    }
    let height = CGFloat(scene.header.height)
    header = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: height))
    bar = TabBar(
      frame: CGRect(x: 0, y: height, width: size.width, height: CGFloat(scene.bar.height)),
      scene: scene)
    head = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: bar.frame.maxY))
    collapse = scene.collapse
    super.init()
    assemble()
  }

  private func assemble() {
    head.addSubview(header)
    head.addSubview(bar)
    root.addSubview(pages)
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(
      width: root.bounds.width * CGFloat(lists.count), height: root.bounds.height)
    for list in lists {
      pages.addSubview(list)
      list.delegate = self
    }
    pages.delegate = self
    bar.onTap = { [unowned self] index in
      lift()
      pages.setContentOffset(CGPoint(x: pages.bounds.width * CGFloat(index), y: 0), animated: true)
    }
    putDown()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === pages {
      if isLifted { head.frame.origin.x = pages.contentOffset.x }
      bar.show(page: pages.contentOffset.x / pages.bounds.width)
    } else if scrollView === lists[index], !isLifted {
      place()
    }
  }

  private func place() {
    let list = lists[index]
    head.frame.origin.y = max(0, list.place - collapse) - list.room
  }

  private func lift() {
    if isLifted { return }
    isLifted = true
    let top = head.convert(CGPoint.zero, to: nil).y
    pages.addSubview(head)
    head.frame.origin = CGPoint(x: pages.contentOffset.x, y: top)
    for list in lists where list !== lists[index] {
      list.place = top > -collapse ? -top : max(list.place, collapse)
    }
  }

  private func putDown() {
    isLifted = false
    index = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    let list = lists[index]
    list.place = min(list.place, list.end)
    list.addSubview(head)
    head.frame.origin.x = 0
    place()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView === pages { lift() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages { putDown() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView === pages { putDown() }
  }

  var rootView: UIView { root }
  var headerView: UIView? { header }
  var barView: UIView? { bar }
  var tabViews: [UIView] { bar.tabs }
  var indicatorLayer: CAShapeLayer? { bar.line }
  var pager: UIScrollView? { pages }
  func page(at index: Int) -> ContainerPage? { lists[index].asPage }
}
