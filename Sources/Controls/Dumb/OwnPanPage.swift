import HeadlessUIKit
import Scenes

/// A header above a list in an outer scroll view; one pan of its own moves both, theirs do not.
///
/// Each control that takes it says how the finger's way is given to the two.
open class OwnPanPage: NestedContainer {
  /// The name by which `--strategy` calls it.
  open class var name: String { "own-pan" }
  /// One sentence that says how it works.
  open class var summary: String { "" }
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  open class var policies: [PolicyDeclaration] { [] }

  final let outer: UIScrollView
  final let list: PlainList
  private let header: UIView
  private let pan = UIPanGestureRecognizer()
  private var last: CGFloat = 0

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let height = CGFloat(scene.header.height)
    let pinned = min(height, CGFloat(scene.header.pinned))
    header = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
    list = PlainList(
      frame: CGRect(x: 0, y: height, width: frame.width, height: frame.height - pinned),
      page: scene.pages[0], bottomInset: scene.bottomInset)
    outer = UIScrollView(frame: frame)
    outer.addSubview(list)
    outer.addSubview(header)
    outer.contentSize = CGSize(width: frame.width, height: list.frame.maxY)
    didMake()
    outer.addGestureRecognizer(pan)
    pan.addTarget(self, action: OwnPanPage.panned as (OwnPanPage) -> () -> Void)
  }
  nonisolated deinit {}

  /// The views are made; their own pans are to be switched off here.
  func didMake() {}

  /// The finger has gone so far towards the end of the content, in points.
  func panned(by way: CGFloat) {}

  private func panned() {
    let now = pan.translation(in: nil).y
    if pan.state == .began { last = 0 }
    let way = last - now
    last = now
    panned(by: way)
  }

  /// The view to put into the window.
  public final var rootView: UIView { outer }
  /// The header.
  public final var headerView: UIView? { header }
  /// The page at an index, or nil while it is not loaded.
  public final func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }
}
