import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A panel of several pages that a finger moves along two axes: sideways to another page, down to
/// dismiss it.
///
/// **How it works.** One pan on the whole screen moves the panel; no scroll view takes part. When the
/// pan begins, its movement so far says which axis it has, and it keeps that axis until the finger
/// leaves. A finger that comes down beside the panel moves nothing until it has reached the panel's
/// top edge; its travel counts from there, so that nothing jumps when the gate opens, and if it leaves
/// before, nothing moves either. When the last finger has left, the panel settles in two animations:
/// at one of its detents, and on a page. A finger that comes down meanwhile stops it where it shows.
///
/// **Where it comes from.** The article on the control center. Its published form is a paging scroll
/// view of two by two screens. A directional lock is lifted by a drag at 45°; so `scrollViewDidScroll`
/// puts one axis back, told by comparing the offset on the other one with where the drag began: it
/// decides anew in each frame, and when the finger comes back over that place the axes are exchanged
/// and the panel jumps. For the gate it overrides the scroll view's private pan handler; at the end of
/// a drag whose gate never opened it passes the release on all the same, with the finger's velocity, so
/// that a fling beside the panel turns the page: setting the pan's translation back does not set back
/// its velocity. Here a drag has its axes from its beginning, and one whose gate never opened has no
/// velocity.
///
/// **Policies**: `panel-gate`, fingers beside the panel move it from where they reach it, or never;
/// `diagonal-drag`, one axis or both; a rubber band or a hard end above the highest detent and below
/// the lowest. **Options**: `detents`, the dismissal: to a strip, off the screen (a tap brings the panel
/// back), or none.
public final class ControlCenter: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "control-center"
  /// One sentence that says how it works.
  public static let summary =
    "A panel that one pan moves along two axes, locked to one, once the finger has reached it."
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.panelGate, ["opens-at-panel", "none"]),
    PolicyDeclaration(.diagonalDrag, ["one-axis", "both-axes"]),
    PolicyDeclaration(.bounceTop, ["outer", "none"]),
    PolicyDeclaration(.bounceBottom, ["outer", "none"]),
  ]
  /// Its options.
  public static let options: [OptionDeclaration] = [
    OptionDeclaration(
      Detent.option, ["half-tip", "half-gone", "half"],
      "The dismissal: to a strip, off the screen, or not at all.")
  ]

  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [.selection]

  let scene: Scene
  let root: UIView
  /// What moves up and down.
  let panelView: UIView
  /// The pages side by side, which move sideways in the panel.
  let strip: UIView
  let cells: [UIView]
  /// Where the panel's top edge rests, the highest detent first.
  let tops: [CGFloat]
  let pan = UIPanGestureRecognizer()

  /// The drag under way, if any.
  var drag: Drag?
  /// Whether a finger is on the screen.
  var isTouched = false
  /// Whether the first finger came down on the panel.
  var touchesPanel = false
  /// The axes of the movement with which the pan began.
  var beganAcross = false
  var beganAlong = false
  /// Whether a drag has begun since the first finger came down.
  var hasDragged = false
  /// The velocity of the last drag on each axis, in points per second.
  var releaseVelocity = CGPoint.zero
  /// The animations that bring the panel to a detent and a page to the middle.
  var settling: UIViewPropertyAnimator?
  var turning: UIViewPropertyAnimator?
  /// The detent and the page at which the panel rested last.
  var restedTop: CGFloat
  var restedPage: Int
  private var observers: [GestureAction] = []

  /// A drag of the panel.
  struct Drag {
    let movesX: Bool
    let movesY: Bool
    /// Where the panel stood, without rubber band, when the travel began to count.
    let top: CGFloat
    let x: CGFloat
    /// The pan's translation from which the travel counts; nil until the finger reaches the panel.
    var base: CGPoint?
  }

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let size = CGSize(width: scene.device.width, height: scene.device.height)
    let handle = CGFloat(scene.bar.height)
    tops = scene.detents(of: Self.options).map { CGFloat($0) }
    restedTop = tops.first ?? 0
    restedPage = scene.firstPage
    root = UIView(frame: CGRect(origin: .zero, size: size))
    panelView = UIView(frame: CGRect(origin: CGPoint(x: 0, y: restedTop), size: size))
    strip = UIView(
      frame: CGRect(
        x: -size.width * CGFloat(scene.firstPage), y: 0,
        width: size.width * CGFloat(scene.pages.count), height: size.height))
    cells = scene.pages.indices.map { index in
      UIView(
        frame: CGRect(
          x: size.width * CGFloat(index), y: handle, width: size.width,
          height: max(0, size.height - handle)))
    }
    super.init()
    for cell in cells { strip.addSubview(cell) }
    panelView.addSubview(strip)
    root.addSubview(panelView)
    observe()
  }

  private func observe() {
    root.addGestureRecognizer(
      TouchDownRecognizer(
        onDown: { [unowned self] _ in fingerCameDown() },
        onUp: { [unowned self] in fingersLeft() }))
    let action = GestureAction { [unowned self] in panned() }
    action.listen(to: pan)
    observers.append(action)
    pan.delegate = self
    root.addGestureRecognizer(pan)
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The panel.
  public var panel: UIView? { panelView }

  /// The page at an index.
  public func page(at index: Int) -> ContainerPage? {
    guard cells.indices.contains(index) else { return nil }
    let cell = cells[index]
    return ContainerPage(
      scrollView: nil, view: cell, firstRowView: cell,
      firstRow: CGRect(
        x: 0, y: 0, width: cell.bounds.width, height: CGFloat(scene.pages[index].rowHeight)))
  }

  /// Goes to a page; while a finger moves the panel that is left to the finger.
  public func selectPage(_ index: Int, animated: Bool) {
    guard cells.indices.contains(index), drag == nil else { return }
    turn(to: index, animated: animated)
  }
}
