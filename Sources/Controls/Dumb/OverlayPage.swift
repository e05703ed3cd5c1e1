import HeadlessUIKit
import Scenes

/// One scroll view that carries header, bar and rows; header and bar stick at the top.
///
/// It is sound: the scroll view is UIKit's, and header and bar are put where its offset says. Each
/// dumb control takes it and spoils one thing.
open class OverlayPage: NestedContainer, UIScrollViewDelegate {
  open class var name: String { "overlay" }
  open class var summary: String { "" }
  public static let kind = ContainerKind.dumb
  public static let policies = nativePolicies
  public static let chaining = Chaining.single

  final let scene: Scene
  final let list: PlainList
  final let header: UIView
  final let bar: UIView

  public required init(scene: Scene) {
    self.scene = scene
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    header = UIView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: CGFloat(scene.header.height)))
    bar = UIView(
      frame: CGRect(
        x: 0, y: header.frame.maxY, width: frame.width, height: CGFloat(scene.bar.height)))
    list = PlainList(
      frame: frame, page: scene.pages[0], below: bar.frame.maxY, bottomInset: scene.bottomInset)
    list.addSubview(header)
    list.addSubview(bar)
    list.delegate = self
    didMake()
  }
  nonisolated deinit {}

  /// The views are made; spoil them here.
  func didMake() {}

  open var rootView: UIView { list }
  open var headerView: UIView? { header }
  open var barView: UIView? { bar }
  open func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }

  /// Puts header and bar where the offset says.
  final func stick() {
    let most = CGFloat(scene.collapsibleHeight)
    let down = max(0, list.contentOffset.y - most)
    header.frame.origin.y = down
    bar.frame.origin.y = down + header.bounds.height
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { stick() }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
}
