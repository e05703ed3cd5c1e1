import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One pan, one axis, and the gate before it.
extension ControlCenter {
  /// tan 20°: nearer to an axis than that a drag is not diagonal.
  private static let steep: CGFloat = 0.363970234266202

  func panned() {
    switch pan.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      releaseVelocity = drag?.base == nil ? .zero : pan.velocity(in: nil)
      endDrag()
    case .cancelled: endDrag()
    default: break
    }
  }

  /// Pan and press end in one frame, in either order.
  private func endDrag() {
    drag = nil
    if !isTouched { settle() }
  }

  private func begin() {
    stopMoving()
    hasDragged = true
    let top = unbanded(panelView.frame.minY)
    drag = Drag(
      movesX: beganAcross, movesY: beganAlong, top: top, x: unbandedX(strip.frame.minX),
      base: touchesPanel ? .zero : nil)
  }

  private func follow() {
    guard var drag else { return }
    let translation = pan.translation(in: nil)
    guard let base = drag.base else {
      if pan.location(in: root).y >= panelView.frame.minY {
        // The travel counts from here.
        drag.base = translation
        self.drag = drag
      }
      return
    }
    if drag.movesY {
      let top = banded(drag.top + translation.y - base.y)
      if panelView.frame.minY != top { panelView.frame.origin.y = top }
    }
    if drag.movesX {
      let x = bandedX(drag.x + translation.x - base.x)
      if strip.frame.minX != x { strip.frame.origin.x = x }
    }
  }

  /// Which axes a movement has.
  private func axes(of movement: CGPoint) -> (across: Bool, along: Bool) {
    let dx = abs(movement.x)
    let dy = abs(movement.y)
    if scene.policies[.diagonalDrag] == "one-axis" { return (dx > dy, dy >= dx) }
    return (dx >= Self.steep * dy, dy >= Self.steep * dx)
  }

  // MARK: Rubber band

  private var highest: CGFloat { tops.first ?? 0 }
  private var lowest: CGFloat { tops.last ?? 0 }

  private func banded(_ top: CGFloat) -> CGFloat {
    let height = root.bounds.height
    if top < highest {
      return bouncesAbove ? highest - rubberBand(highest - top, dimension: height) : highest
    }
    guard top > lowest else { return top }
    return bouncesBelow ? lowest + rubberBand(top - lowest, dimension: height) : lowest
  }

  private func unbanded(_ top: CGFloat) -> CGFloat {
    let height = root.bounds.height
    if top < highest && bouncesAbove {
      return highest - inverseRubberBand(highest - top, dimension: height)
    }
    if top > lowest && bouncesBelow {
      return lowest + inverseRubberBand(top - lowest, dimension: height)
    }
    return top
  }

  private var bouncesAbove: Bool { scene.policies[.bounceBottom] == "outer" }
  private var bouncesBelow: Bool { scene.policies[.bounceTop] == "outer" }

  /// Sideways both ends give.
  private func bandedX(_ x: CGFloat) -> CGFloat {
    let width = root.bounds.width
    if x > 0 { return rubberBand(x, dimension: width) }
    let least = -width * CGFloat(cells.count - 1)
    return x < least ? least - rubberBand(least - x, dimension: width) : x
  }

  private func unbandedX(_ x: CGFloat) -> CGFloat {
    let width = root.bounds.width
    if x > 0 { return inverseRubberBand(x, dimension: width) }
    let least = -width * CGFloat(cells.count - 1)
    return x < least ? least - inverseRubberBand(least - x, dimension: width) : x
  }
}

extension ControlCenter: UIGestureRecognizerDelegate {
  /// Fingers beside the panel are heard where they may reach it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let isOnPanel = touch.view?.isDescendant(of: panelView) ?? false
    if pan.numberOfTouches == 0 { touchesPanel = isOnPanel }
    return isOnPanel || scene.policies[.panelGate] == "opens-at-panel"
  }

  /// The movement up to here decides which axes the drag has.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (beganAcross, beganAlong) = axes(of: pan.translation(in: nil))
    return true
  }
}
