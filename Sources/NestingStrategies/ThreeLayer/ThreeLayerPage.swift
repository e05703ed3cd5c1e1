import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Header, tab bar and lists in three layers: an outer vertical scroll view, a horizontal pager in
/// it, and a vertical list on each page.
///
/// **How it works.** The outer view lets its own pan run together with the pans of the lists. A
/// drag is followed on one of the two pans only, the first that begins: its translation gives the
/// place on one coordinate through header and list (`ThreeLayerPath`), and both offsets are written
/// from that place, whenever either scroll view says that it scrolled and whenever either pan moves.
/// So it matters neither which of the two acts first in a frame, nor what a scroll view makes of an
/// offset that was written under its drag, nor that each write calls back at once. The rubber band
/// at either end is written as well, for the owner that the policy names.
///
/// After the lift both scroll views coast with the same velocity. The stretch of the path on which
/// the place lies says whose coast counts; the other one is held. A frame counts one step only, so
/// that a hand-over moves at most a frame's travel. Where only one of them coasts (a finger on the
/// header, or a slanted one that began one pan alone), a display link goes on from the hand-over.
///
/// **Where it comes from.** The article on nested scroll views and the caterpillar indicator. Its
/// published form lets both views scroll and puts one of them back in `scrollViewDidScroll`, told
/// which by a notification: at each hand-over up to a frame of travel is lost or doubled, depending
/// on which pan acts first (`PublishedThreeLayerTests`), and the two rubber bands add up.
///
/// **Policies**: fling on the header runs on or stops; other pages keep or reset their offsets; the
/// outer view or the list bounces at the start. **Options**: `cover`, a picture behind the header
/// that follows a pull at half speed.
public final class ThreeLayerPage: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "three-layer"
  /// One sentence that says how it works.
  public static let summary =
    "Outer scroll view, pager and lists; both pans run, one coordinate writes both offsets."
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.flingOnHeader, ["chain", "stop"]),
    PolicyDeclaration(.otherPages, ["keep", "reset"]),
    PolicyDeclaration(.bounceTop, ["outer", "list"]),
  ]
  /// Its options.
  public static let options: [OptionDeclaration] = [
    OptionDeclaration(
      "cover", ["none", "half-speed"], "A picture behind the header follows a pull at half speed.")
  ]
  /// A coast that one scroll view cannot hand to the other is driven by a display link.
  public static let integratesCoasts = true
  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [.selection, .reload, .growth, .carousel]

  var scene: Scene
  let root: UIView
  let outer: ThreeLayerOuterView
  let header: UIView
  let cover: UIView?
  let bar: TabBar
  let pages: UIScrollView
  var lists: [PageList?]

  /// The drag under way, if any.
  var drag: Drag?
  /// The path and the place on it, overscroll included.
  var path: ThreeLayerPath
  var place: CGFloat = 0
  /// When the last drag ended.
  var dragEnded: CFTimeInterval = -1
  /// The list on which the first finger came down.
  unowned(unsafe) var listUnderFinger: PageList?
  /// The list that takes part.
  unowned(unsafe) var chained: PageList?
  /// Whether offsets are being written: callbacks of one's own writes say nothing new.
  var isWriting = false
  /// The frame of the last coast step that counted, and whose it was.
  var coastFrame: CFTimeInterval = -1
  unowned(unsafe) var coastOwner: UIScrollView?
  var ownCoast: OwnCoast?
  /// The velocity of the coast towards the end of the path, in points per millisecond.
  var coastVelocity: CGFloat = 0
  private var observers: [GestureAction] = []

  /// A drag of the chain.
  struct Drag {
    /// The pan that is followed.
    unowned(unsafe) let pan: UIPanGestureRecognizer
    /// The place without rubber band when the pan's translation was `translation`.
    var start: CGFloat
    var translation: CGFloat
    /// Whether a finger is still on it.
    var isHeld: Bool { pan.state == .began || pan.state == .changed }
  }

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let width = CGFloat(scene.device.width)
    let height = CGFloat(scene.device.height)
    let headerHeight = CGFloat(scene.header.height)
    let barHeight = CGFloat(scene.bar.height)
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    outer = ThreeLayerOuterView(frame: root.bounds)
    header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: headerHeight))
    bar = TabBar(
      frame: CGRect(x: 0, y: headerHeight, width: width, height: barHeight), scene: scene)
    pages = UIScrollView(
      frame: CGRect(
        x: 0, y: headerHeight + barHeight, width: width, height: CGFloat(scene.listHeight)))
    lists = Array(repeating: nil, count: scene.pages.count)
    cover =
      scene.option("cover") == "half-speed"
      ? UIView(frame: CGRect(x: 0, y: -60, width: width, height: headerHeight + 60)) : nil
    path = ThreeLayerPath(header: 0, list: 0)
    super.init()
    assemble()
    chain(with: nil)
    observe()
  }

  private func assemble() {
    if let cover { root.addSubview(cover) }
    root.addSubview(outer)
    outer.addSubview(pages)
    outer.addSubview(header)
    outer.addSubview(bar)
    outer.contentSize = CGSize(
      width: root.bounds.width, height: pages.frame.maxY)
    outer.alwaysBounceVertical = true
    outer.contentInsetAdjustmentBehavior = .never
    outer.delegate = self
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.scrollsToTop = false
    pages.contentSize = CGSize(
      width: pages.bounds.width * CGFloat(lists.count), height: pages.bounds.height)
    pages.contentOffset.x = pages.bounds.width * CGFloat(scene.firstPage)
    pages.delegate = self
    loadVisiblePages()
  }

  private func observe() {
    bar.onTap = { [unowned self] index in selectPage(index, animated: true) }
    let press = TouchDownRecognizer { [unowned self] _ in fingerCameDown() }
    press.onFinger = { [unowned self, unowned press] touch in
      fingerTouched(touch, isFirst: press.numberOfTouches == 0)
    }
    outer.addGestureRecognizer(press)
    listen(to: outer.panGestureRecognizer)
  }

  func listen(to pan: UIPanGestureRecognizer) {
    let action = GestureAction { [unowned self] in panMoved(pan) }
    action.listen(to: pan)
    observers.append(action)
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The header.
  public var headerView: UIView? { header }
  /// The tab bar.
  public var barView: UIView? { bar }
  /// The tabs, one a page.
  public var tabViews: [UIView] { bar.tabs }
  /// The indicator.
  public var indicatorLayer: CAShapeLayer? { bar.line }
  /// The horizontal scroller of the pages.
  public var pager: UIScrollView? { pages }

  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? {
    guard let list = lists[index] else { return nil }
    return ContainerPage(
      scrollView: list, view: list, firstRowView: list.rows, firstRow: list.firstRow)
  }
}

/// The outer scroll view: its pan runs together with those of the lists.
final class ThreeLayerOuterView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panGestureRecognizer && otherGestureRecognizer.view is PageList
      && otherGestureRecognizer is UIPanGestureRecognizer
  }
}
