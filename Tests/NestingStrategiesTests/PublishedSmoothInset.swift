import HeadlessUIKit
import Scenes

@testable import NestingStrategies

/// The drag of the bottom bar as it was published, with one page: a pan of its own moves the bottom
/// container by a translation that it sets to zero each time, and the list in the container is put
/// back to its top until the container has reached the ceiling.
final class PublishedSmoothInset: NSObject, NestedContainer, UIScrollViewDelegate {
  static let name = "published-smooth-inset"
  static let kind = ContainerKind.dumb
  static let policies = [PolicyDeclaration(.bottomBar, ["rides", "hovers", "drags"])]
  static let chaining = Chaining.single

  let root: UIView
  let header: UIView
  let bar: TabBar
  let list: HeadedList
  private let container: UIView
  private let pan = UIPanGestureRecognizer()
  private var mayScroll = false
  private var action: GestureAction?

  init(scene: Scene) {
    root = UIView(
      frame: CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height))
    let width = root.bounds.width
    header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(scene.header.height)))
    let height = CGFloat(scene.bar.height)
    bar = TabBar(frame: CGRect(x: 0, y: 0, width: width, height: height), scene: scene)
    container = UIView(
      frame: CGRect(
        x: 0, y: root.bounds.height - height, width: width, height: root.bounds.height))
    list = HeadedList(
      index: 0,
      frame: CGRect(x: 0, y: height, width: width, height: root.bounds.height - height),
      scene: scene)
    super.init()
    list.contentInset = .zero
    list.contentSize = list.rows.bounds.size
    list.rows.frame.origin.y = 0
    list.contentOffset = .zero
    root.addSubview(header)
    root.addSubview(container)
    container.addSubview(list)
    container.addSubview(bar)
    list.delegate = self
    list.mayBegin = { [unowned self] in mayScroll }
    let action = GestureAction { [unowned self] in panned() }
    action.listen(to: pan)
    self.action = action
    container.addGestureRecognizer(pan)
  }

  private func panned() {
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: container).y
    pan.setTranslation(.zero, in: container)
    if list.contentOffset.y <= 0 {
      mayScroll = false
      container.frame.origin.y = max(container.frame.origin.y + way, 0)
    }
    mayScroll = container.frame.origin.y <= 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !mayScroll && list.contentOffset.y != 0 { list.contentOffset.y = 0 }
  }

  var rootView: UIView { root }
  var headerView: UIView? { header }
  var barView: UIView? { bar }
  var tabViews: [UIView] { bar.tabs }
  var indicatorLayer: CAShapeLayer? { bar.line }
  func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }
}
