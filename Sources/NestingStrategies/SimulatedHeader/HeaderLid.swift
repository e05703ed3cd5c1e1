import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Header and tab bar as one view, with a vertical pan.
final class HeaderLid: UIView, UIGestureRecognizerDelegate {
  let header: UIView
  let bar: TabBar
  /// The fingers on the lid.
  let touches = TouchDownRecognizer()
  let pan = UIPanGestureRecognizer()
  /// Called whenever the pan moves, begins or ends.
  var onPan: (() -> Void)?
  private var action: GestureAction?

  init(width: CGFloat, scene: Scene) {
    header = UIView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(scene.header.height)))
    bar = TabBar(
      frame: CGRect(
        x: 0, y: header.frame.maxY, width: width, height: CGFloat(scene.bar.height)),
      scene: scene)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: bar.frame.maxY))
    addSubview(header)
    addSubview(bar)
    pan.delegate = self
    addGestureRecognizer(pan)
    addGestureRecognizer(touches)
    let action = GestureAction { [unowned self] in onPan?() }
    action.listen(to: pan)
    self.action = action
  }

  #if canImport(UIKit)
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  #endif

  /// The pan is for up and down alone; across, the touch is the pager's or nobody's.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan else { return super.gestureRecognizerShouldBegin(recognizer) }
    let way = pan.translation(in: nil)
    return abs(way.y) >= abs(way.x)
  }

  /// Tabs that one finger taps or scrolls sideways do not keep another one from the header.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, let view = otherGestureRecognizer.view else { return false }
    return view.isDescendant(of: bar)
  }
}
