import HeadlessUIKit
import Scenes

/// One scroll view that carries header, bar and rows; header and bar stick at the top.
///
/// It is sound: the scroll view is UIKit's, and header and bar are put where its offset says. Each
/// dumb control takes it and spoils one thing.
open class OverlayPage: NestedContainer, UIScrollViewDelegate {
  /// The name by which `--strategy` calls it.
  open class var name: String { "overlay" }
  /// One sentence that says how it works.
  open class var summary: String { "" }
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  public static let policies = nativePolicies
  /// How its vertical scrollers are chained.
  public static let chaining = Chaining.single

  final let scene: Scene
  final let list: PlainList
  final let header: UIView
  final let bar: UIView

  /// Makes the container for a scene.
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

  /// The view to put into the window.
  open var rootView: UIView { list }
  /// The header.
  open var headerView: UIView? { header }
  /// The tab bar.
  open var barView: UIView? { bar }
  /// The page at an index, or nil while it is not loaded.
  open func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }

  /// Puts header and bar where the offset says.
  final func stick() {
    let most = CGFloat(scene.collapsibleHeight)
    let down = max(0, list.contentOffset.y - most)
    header.frame.origin.y = down
    bar.frame.origin.y = down + header.bounds.height
  }

  /// The offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { stick() }
  /// A finger has begun to scroll.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger has left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
}
