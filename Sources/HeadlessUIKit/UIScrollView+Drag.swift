/// A drag under way: where the finger holds the content.
nonisolated struct StageDrag: Equatable, Sendable {
  /// The un-banded offset at the anchor.
  var anchor: CGPoint
  /// The pan's travel at the anchor.
  var translation = CGPoint.zero
  /// The pan's travel at the last callback.
  var lastTranslation = CGPoint.zero
  /// Velocities of the last two callbacks, in points per millisecond.
  var previous = CGPoint.zero
  var latest = CGPoint.zero
  var movesX: Bool
  var movesY: Bool
}

/// The pan that scrolls a scroll view.
package final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  package unowned(unsafe) var scrollView: UIScrollView?
  nonisolated deinit {}

  /// The scroll view as the delegate of its own pan, where its class conforms.
  ///
  /// Looked up once, since the cast is slow, and not kept alive: the scroll view owns its pan.
  var scrollViewAsDelegate: UIGestureRecognizerDelegate? {
    if !hasLookedUp {
      conforming = scrollView as? UIGestureRecognizerDelegate
      hasLookedUp = true
    }
    return conforming
  }
  private unowned(unsafe) var conforming: UIGestureRecognizerDelegate?
  private var hasLookedUp = false

  /// The scroll view has gone; its pan may live on, on another view.
  func stageForgetScrollView() {
    scrollView = nil
    conforming = nil
    hasLookedUp = true
  }

  override func stageAct() {
    scrollView?.stagePanned()
    super.stageAct()
  }

  override func stageReset() {
    super.stageReset()
    scrollView?.stageSettleIfNeeded()
  }
}

extension UIScrollView {
  /// What the scroll view does at each callback of its pan.
  final func stagePanned() {
    switch scrollPan.stageState {
    case .began: stageBeginDrag()
    case .changed: stageDragOn()
    case .ended:
      if scrollPan.hasMoved { stageDragOn() }
      stageRelease()
    case .cancelled: stageCancelDrag()
    default: break
    }
  }

  private func stageBeginDrag() {
    offsetAnimation = nil
    stageStopCoast()
    let scale = Stage.pixelsPerPoint
    let offset = stageBounds.origin
    let rounded = CGPoint(
      x: StagePhysics.toPixel(Double(offset.x), scale: scale),
      y: StagePhysics.toPixel(Double(offset.y), scale: scale))
    let lock = stageLockedAxes(scrollPan.stageFirstMove)
    let raw = Stage.assumed.bounceCatch == .raw
    drag = StageDrag(
      anchor: raw ? rounded : stageUnbanded(rounded), movesX: lock.x && stageScrollsX,
      movesY: lock.y && stageScrollsY)
    pagesLeftAt = rounded
    stageNotify(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    stageDragOn()
  }

  /// Which axes may move under the directional lock (public: 20° and 70°).
  private func stageLockedAxes(_ move: CGPoint) -> (x: Bool, y: Bool) {
    guard isDirectionalLockEnabled else { return (true, true) }
    // tan 20° and tan 70°.
    let ratio = move.x == 0 ? Double.infinity : abs(Double(move.y)) / abs(Double(move.x))
    if ratio < 0.36397023426620234 { return (true, false) }
    if ratio > 2.747477419454622 { return (false, true) }
    return (true, true)
  }

  private func stageDragOn() {
    guard var drag else { return }
    let t = scrollPan.stageTravel
    drag.lastTranslation = t
    drag.previous = drag.latest
    drag.latest = scrollPan.stageVelocity
    var offset = stageBounds.origin
    if drag.movesX {
      let finger = Double(drag.anchor.x - (t.x - drag.translation.x))
      let place = stagePlaceX(finger)
      offset.x = CGFloat(place)
      if stageIsPastHardEndX(finger) && Stage.assumed.hardEnd == .atOnce {
        drag.anchor.x = offset.x
        drag.translation.x = t.x
      }
    }
    if drag.movesY {
      let finger = Double(drag.anchor.y - (t.y - drag.translation.y))
      let place = stagePlaceY(finger)
      offset.y = CGFloat(place)
      if stageIsPastHardEndY(finger) && Stage.assumed.hardEnd == .atOnce {
        drag.anchor.y = offset.y
        drag.translation.y = t.y
      }
    }
    self.drag = drag
    if offset != stageBounds.origin { stageWrite(offset, author: .touch) }
  }

  private func stageIsPastHardEndX(_ finger: Double) -> Bool {
    !bounces && (finger < range.lowX || finger > range.highX)
  }

  private func stageIsPastHardEndY(_ finger: Double) -> Bool {
    !bounces && (finger < range.lowY || finger > range.highY)
  }

  private func stagePlaceX(_ finger: Double) -> Double {
    if !bounces { return stageToPixel(min(max(finger, range.lowX), range.highX)) }
    return stageToPixel(
      StagePhysics.banded(
        finger, low: range.lowX, high: range.highX, dimension: Double(stageBounds.width)))
  }

  private func stagePlaceY(_ finger: Double) -> Double {
    if !bounces { return stageToPixel(min(max(finger, range.lowY), range.highY)) }
    return stageToPixel(
      StagePhysics.banded(
        finger, low: range.lowY, high: range.highY, dimension: Double(stageBounds.height)))
  }

  final func stageToPixel(_ x: Double) -> Double {
    StagePhysics.toPixel(x, scale: Stage.pixelsPerPoint)
  }

  private func stageUnbanded(_ offset: CGPoint) -> CGPoint {
    guard bounces else { return offset }
    return CGPoint(
      x: StagePhysics.unbanded(
        Double(offset.x), low: range.lowX, high: range.highX,
        dimension: Double(stageBounds.width)),
      y: StagePhysics.unbanded(
        Double(offset.y), low: range.lowY, high: range.highY,
        dimension: Double(stageBounds.height)))
  }

  /// A drag goes on from an offset that somebody wrote (assumed, `re-anchor`).
  ///
  /// An axis on which the write changes nothing keeps its anchor, and so un-winds. The page that is
  /// left is the one written: as if the drag had begun there.
  final func stageReAnchor(to offset: CGPoint, from old: CGPoint) {
    guard var drag else { return }
    if offset.x != old.x, stageToPixel(Double(offset.x)) != stageToPixel(Double(old.x)) {
      drag.anchor.x = stageAnchor(drag, offset, old).x
      drag.translation.x = drag.lastTranslation.x
      pagesLeftAt.x = offset.x
    }
    if offset.y != old.y, stageToPixel(Double(offset.y)) != stageToPixel(Double(old.y)) {
      drag.anchor.y = stageAnchor(drag, offset, old).y
      drag.translation.y = drag.lastTranslation.y
      pagesLeftAt.y = offset.y
    }
    self.drag = drag
  }

  private func stageAnchor(_ drag: StageDrag, _ offset: CGPoint, _ old: CGPoint) -> CGPoint {
    if Stage.assumed.reAnchor == .inverseBand { return stageUnbanded(offset) }
    return CGPoint(
      x: drag.anchor.x - (drag.lastTranslation.x - drag.translation.x) + offset.x - old.x,
      y: drag.anchor.y - (drag.lastTranslation.y - drag.translation.y) + offset.y - old.y)
  }

  /// Whether the pan may begin with a movement, of the finger, in points.
  final func stageMayBegin(_ raw: CGPoint) -> Bool {
    let isVertical = abs(raw.y) >= abs(raw.x)
    guard isVertical ? stageScrollsY : stageScrollsX else { return false }
    guard stageStandsAtEnd(isVertical, raw) else { return true }
    // The inner view lets the outer one begin, unless both may run.
    var around = stageSuperview
    while let view = around {
      if let outer = view as? UIScrollView, outer.isScrollEnabled,
        isVertical ? outer.stageScrollsY : outer.stageScrollsX,
        outer.scrollPan.sharesTouch(with: scrollPan)
      {
        return scrollPan.stageBothMayRun(with: outer.scrollPan)
      }
      around = view.stageSuperview
    }
    return true
  }

  private func stageStandsAtEnd(_ isVertical: Bool, _ raw: CGPoint) -> Bool {
    let offset = isVertical ? Double(stageBounds.origin.y) : Double(stageBounds.origin.x)
    let goesToStart = isVertical ? raw.y > 0 : raw.x > 0
    if goesToStart { return offset <= (isVertical ? range.lowY : range.lowX) }
    return offset >= (isVertical ? range.highY : range.highX)
  }
}
