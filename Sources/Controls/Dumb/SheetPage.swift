import HeadlessUIKit
import Scenes

/// A sheet with two detents that a finger moves; it settles in an animation of 0.3 s.
///
/// It is sound: a finger stops it where it shows, and it settles when the last one leaves. Each
/// dumb control of a sheet takes it and spoils one thing.
open class SheetPage: NestedContainer {
  /// The name by which `--strategy` calls it.
  open class var name: String { "sheet" }
  /// One sentence that says how it works.
  open class var summary: String { "" }
  /// What it is there for.
  public static let kind = ContainerKind.dumb
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.bounceTop, ["none"]), PolicyDeclaration(.shortPage, ["natural"]),
  ]
  /// Its options.
  public static let options: [OptionDeclaration] = [
    OptionDeclaration(Detent.option, ["tip-upper", "half-full"], "Where the sheet rests.")
  ]

  final let root: UIView
  final let sheet: UIView
  final let tops: [CGFloat]
  final var settling: UIViewPropertyAnimator?
  private let rows: UIView
  private let rowHeight: CGFloat
  private let pan = SheetPan(target: nil, action: nil)
  private let press = UILongPressGestureRecognizer()
  private var start: CGFloat = 0
  /// Whether the finger that is down has begun to drag.
  final var isDragged = false

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    let width = CGFloat(scene.device.width)
    let height = CGFloat(scene.device.height)
    tops = scene.detents(of: Self.options).map { CGFloat($0) }
    let lowest = tops.last ?? 0
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    sheet = UIView(
      frame: CGRect(x: 0, y: lowest, width: width, height: height - (tops.first ?? 0)))
    let handle = CGFloat(scene.bar.height)
    rows = UIView(
      frame: CGRect(x: 0, y: handle, width: width, height: max(0, sheet.bounds.height - handle)))
    rowHeight = CGFloat(scene.pages[0].rowHeight)
    root.addSubview(sheet)
    sheet.addSubview(rows)
    pan.addTarget(self, action: SheetPage.panned as (SheetPage) -> () -> Void)
    press.addTarget(self, action: SheetPage.pressed as (SheetPage) -> () -> Void)
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.delegate = pan
    sheet.addGestureRecognizer(pan)
    sheet.addGestureRecognizer(press)
  }
  nonisolated deinit {}

  /// The view to put into the window.
  open var rootView: UIView { root }
  /// The sheet.
  open var panel: UIView? { sheet }
  /// The page at an index, or nil while it is not loaded.
  open func page(at index: Int) -> ContainerPage? {
    guard index == 0 else { return nil }
    return ContainerPage(
      scrollView: nil, view: rows, firstRowView: rows,
      firstRow: CGRect(x: 0, y: 0, width: rows.bounds.width, height: rowHeight))
  }

  private func panned() {
    switch pan.state {
    case .began:
      stop()
      start = sheet.frame.minY
      isDragged = true
      follow()
    case .changed, .ended: follow()
    default: break
    }
  }

  private func follow() {
    let top = start + pan.translation(in: nil).y
    sheet.frame.origin.y = min(max(top, tops.first ?? 0), tops.last ?? 0)
  }

  private func pressed() {
    switch press.state {
    case .began:
      isDragged = false
      stop()
    case .ended, .cancelled: leave(moved: isDragged)
    default: break
    }
  }

  /// A finger stops the sheet where it shows.
  open func stop() {
    settling?.stopAnimation(true)
    settling = nil
  }

  /// The last finger has left.
  open func leave(moved: Bool) { settle() }

  /// The nearest detent.
  final var target: CGFloat {
    let top = sheet.frame.minY
    return tops.min { abs($0 - top) < abs($1 - top) } ?? top
  }

  /// Brings the sheet to the nearest detent.
  final func settle() { settle(at: target) }

  /// How fast the drag goes down, in points per second.
  final var releaseSpeed: CGFloat { pan.velocity(in: nil).y }

  /// Brings the sheet to a detent.
  final func settle(at target: CGFloat) {
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) {
      [unowned self] in sheet.frame.origin.y = target
    }
    animator.startAnimation()
    settling = animator
  }
}

/// A pan that begins upward or downward, and lets a press run beside it.
final class SheetPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }
  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === self else { return true }
    let movement = translation(in: nil)
    return abs(movement.y) >= abs(movement.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
