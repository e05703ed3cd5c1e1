extension UIView {
  /// A point of this view in another view's coordinates; nil stands for the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = stageToWindow(point, shown: false)
    guard let view else { return inWindow }
    return view.stageFromWindow(inWindow)
  }

  /// A point of another view in this view's coordinates; nil stands for the window.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === stageSuperview { return stageFromSuperview(point) }
    return stageFromWindow(view?.stageToWindow(point, shown: false) ?? point)
  }

  /// A rectangle of this view in another view's coordinates; nil stands for the window.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    stageMap(rect) { convert($0, to: view) }
  }

  /// A rectangle of another view in this view's coordinates; nil stands for the window.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    stageMap(rect) { convert($0, from: view) }
  }

  /// The smallest rectangle around the image of a rectangle.
  private final func stageMap(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let a = map(CGPoint(x: rect.minX, y: rect.minY))
    let b = map(CGPoint(x: rect.maxX, y: rect.minY))
    let c = map(CGPoint(x: rect.minX, y: rect.maxY))
    let d = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    return CGRect(
      x: left, y: top, width: max(max(a.x, b.x), max(c.x, d.x)) - left,
      height: max(max(a.y, b.y), max(c.y, d.y)) - top)
  }

  /// A point of this view in the window, by model values or as the screen shows it.
  package final func stageToWindow(_ point: CGPoint, shown: Bool) -> CGPoint {
    var x = point.x
    var y = point.y
    var view = self
    while true {
      if view.stageIsPlain && (!shown || view.presentation == nil) {
        x += view.stageOrigin.x - view.stageBounds.origin.x
        y += view.stageOrigin.y - view.stageBounds.origin.y
      } else {
        let p = view.stageOutward(CGPoint(x: x, y: y), shown: shown)
        x = p.x
        y = p.y
      }
      guard let next = view.stageSuperview else { return CGPoint(x: x, y: y) }
      view = next
    }
  }

  /// A rectangle of this view in the window, by model values or as the screen shows it.
  package final func stageWindowRect(_ rect: CGRect, shown: Bool) -> CGRect {
    var x = rect.origin.x
    var y = rect.origin.y
    var view = self
    while view.stageIsPlain && (!shown || view.presentation == nil) {
      x += view.stageOrigin.x - view.stageBounds.origin.x
      y += view.stageOrigin.y - view.stageBounds.origin.y
      guard let next = view.stageSuperview else {
        return CGRect(x: x, y: y, width: rect.size.width, height: rect.size.height)
      }
      view = next
    }
    let low = view.stageToWindow(CGPoint(x: x, y: y), shown: shown)
    let high = view.stageToWindow(
      CGPoint(x: x + rect.size.width, y: y + rect.size.height), shown: shown)
    return CGRect(
      x: min(low.x, high.x), y: min(low.y, high.y), width: abs(high.x - low.x),
      height: abs(high.y - low.y))
  }

  /// Whether any view from here to the window is under animation.
  package final var stageIsAnimatedOnScreen: Bool {
    var view: UIView? = self
    while let here = view {
      if here.presentation != nil { return true }
      view = here.stageSuperview
    }
    return false
  }

  /// The bounds on the screen.
  package final var stageShownBounds: CGRect { presentation?.bounds ?? stageBounds }

  /// The frame on the screen, in the superview's coordinates.
  package final var stageShownFrame: CGRect {
    guard let presentation else { return frame }
    let size = presentation.bounds.size
    let plain = CGRect(
      x: presentation.center.x - size.width / 2, y: presentation.center.y - size.height / 2,
      width: size.width, height: size.height)
    return stageTransformed(plain, presentation.transform, presentation.center)
  }

  private final func stageOutward(_ point: CGPoint, shown: Bool) -> CGPoint {
    let bounds = shown ? stageShownBounds : stageBounds
    let middle = shown ? presentation?.center ?? center : center
    let map = shown ? presentation?.transform ?? stageTransform : stageTransform
    let fromMiddle = CGPoint(
      x: point.x - bounds.origin.x - bounds.size.width / 2,
      y: point.y - bounds.origin.y - bounds.size.height / 2)
    let mapped = map.isIdentity ? fromMiddle : fromMiddle.applying(map)
    return CGPoint(x: mapped.x + middle.x, y: mapped.y + middle.y)
  }

  private final func stageFromSuperview(_ point: CGPoint) -> CGPoint {
    if stageIsPlain {
      return CGPoint(
        x: point.x - stageOrigin.x + stageBounds.origin.x,
        y: point.y - stageOrigin.y + stageBounds.origin.y)
    }
    let middle = center
    let fromMiddle = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      .applying(stageTransform.inverted())
    return CGPoint(
      x: fromMiddle.x + stageBounds.origin.x + stageBounds.size.width / 2,
      y: fromMiddle.y + stageBounds.origin.y + stageBounds.size.height / 2)
  }

  private final func stageFromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview = stageSuperview else { return stageFromSuperview(point) }
    return stageFromSuperview(superview.stageFromWindow(point))
  }

  final func stageTransformed(_ rect: CGRect, _ map: CGAffineTransform, _ middle: CGPoint)
    -> CGRect
  {
    if map.isIdentity { return rect }
    let centred = rect.offsetBy(dx: -middle.x, dy: -middle.y)
    return centred.applying(map).offsetBy(dx: middle.x, dy: middle.y)
  }

  /// Follows the superview's size as the mask says; what is not flexible stays.
  final func stageAutoresize(from old: CGSize, to new: CGSize) {
    if autoresizingMask.isEmpty { return }
    let mask = autoresizingMask
    let across = Self.stageShares(
      frame.origin.x, frame.size.width, old.width, new.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let down = Self.stageShares(
      frame.origin.y, frame.size.height, old.height, new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: across.0, y: down.0, width: across.1, height: down.1)
  }

  private static func stageShares(
    _ place: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool,
    _ inside: Bool, _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    if parts == 0 { return (place, length) }
    let share = (new - old) / parts
    return (before ? place + share : place, inside ? max(0, length + share) : length)
  }
}
