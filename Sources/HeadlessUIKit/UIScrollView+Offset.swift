/// The offsets between which a scroll view rests, in points.
nonisolated struct StageScrollRange: Equatable, Sendable {
  var lowX = 0.0
  var highX = 0.0
  var lowY = 0.0
  var highY = 0.0
}

/// A move of the offset asked for with animation.
nonisolated struct StageOffsetAnimation: Equatable, Sendable {
  var from: CGPoint
  var to: CGPoint
  var began: Double
  /// Whether a tap on the status bar asked for it.
  var isToTop = false
  /// Seconds (public).
  static let duration = 0.3
}

extension UIScrollView {
  final var stageLowX: Double { range.lowX }
  final var stageLowY: Double { range.lowY }
  /// Whether a finger can move the content sideways.
  package final var stageScrollsX: Bool {
    range.highX > range.lowX || (alwaysBounceHorizontal && bounces)
  }
  /// Whether a finger can move the content downward and upward.
  package final var stageScrollsY: Bool {
    range.highY > range.lowY || (alwaysBounceVertical && bounces)
  }

  /// Goes to the top, as a tap on the status bar asks.
  final func stageScrollToTop() {
    let top = CGPoint(x: stageBounds.origin.x, y: CGFloat(range.lowY))
    guard stageBounds.origin.y > top.y else { return }
    setContentOffset(top, animated: true)
    offsetAnimation?.isToTop = true
  }

  /// Works the range out again after a change of content, insets or size.
  final func stageRangeChanged() {
    let scale = Stage.pixelsPerPoint
    let insets = adjustedContentInset
    range.lowX = StagePhysics.toPixel(-Double(insets.left), scale: scale)
    range.lowY = StagePhysics.toPixel(-Double(insets.top), scale: scale)
    let right = Double(contentSize.width + insets.right - stageBounds.size.width)
    let bottom = Double(contentSize.height + insets.bottom - stageBounds.size.height)
    range.highX = max(range.lowX, StagePhysics.toPixel(right, scale: scale))
    range.highY = max(range.lowY, StagePhysics.toPixel(bottom, scale: scale))
    needsReClamp = true
    stageMarkDirty()
    if Stage.assumed.reClamp == .atWrite { stageReClamp() }
  }

  /// Brings an idle scroll view whose range shrank back into it.
  ///
  /// Under a finger nothing is left to be done later: what it leaves outside goes back by itself.
  final func stageReClamp() {
    guard needsReClamp, stageIsIdle || stageIsTouched else { return }
    needsReClamp = false
    if stageIsTouched { return }
    let offset = stageBounds.origin
    let clamped = CGPoint(
      x: min(max(Double(offset.x), range.lowX), range.highX),
      y: min(max(Double(offset.y), range.lowY), range.highY))
    if clamped != offset { stageWrite(clamped, author: .physics) }
  }

  final var stageIsIdle: Bool {
    drag == nil && coast == nil && offsetAnimation == nil && !stageIsTouched
  }

  /// Whether a finger is on the content whose gesture was not taken away.
  final var stageIsTouched: Bool {
    !scrollPan.touches.isEmpty && scrollPan.stageState != .cancelled
  }

  /// What a client's assignment does.
  final func stageSetOffset(_ offset: CGPoint) {
    let scale = Stage.pixelsPerPoint
    let x = StagePhysics.toPixel(Double(offset.x), scale: scale)
    let y = StagePhysics.toPixel(Double(offset.y), scale: scale)
    let now = stageBounds.origin
    // What is equal is equal when rounded.
    let staysX = offset.x == now.x || x == StagePhysics.toPixel(Double(now.x), scale: scale)
    if staysX, offset.y == now.y || y == StagePhysics.toPixel(Double(now.y), scale: scale) {
      return
    }
    stageReAnchor(to: CGPoint(x: x, y: y), from: now)
    if coast != nil && Stage.assumed.coastAfterWrite == .stops { stageStopCoast() }
    stageWrite(CGPoint(x: x, y: y), author: Stage.author)
  }

  /// Moves the content and tells the delegate.
  final func stageWrite(_ offset: CGPoint, author: StageAuthor) {
    let old = stageBounds
    if Stage.animating != nil || presentation != nil {
      stageAnimate(
        .bounds, StageAnimatedValue(old),
        StageAnimatedValue(CGRect(origin: offset, size: old.size)))
    }
    stageBounds.origin = offset
    Stage.noteWrite(self, .offset, Double(offset.x), Double(offset.y), author)
    stageMarkDirty()
    stageNotify(.didScroll) { $0.scrollViewDidScroll(self) }
  }

  /// A client wrote `bounds`, and with it the offset.
  final func stageOffsetWritten(from old: CGPoint) {
    stageReAnchor(to: stageBounds.origin, from: old)
    if coast != nil && Stage.assumed.coastAfterWrite == .stops { stageStopCoast() }
    Stage.noteWrite(
      self, .offset, Double(stageBounds.origin.x), Double(stageBounds.origin.y), Stage.author)
    stageMarkDirty()
    stageNotify(.didScroll) { $0.scrollViewDidScroll(self) }
  }

  /// Calls the delegate and notes the callback with its depth.
  @inline(__always)
  final func stageNotify(_ kind: StageCallback.Kind, _ call: (UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    Stage.noteCallback(kind, of: self)
    call(delegate)
    Stage.noteReturn()
  }

  final func stageAnimateOffset(to offset: CGPoint) {
    let scale = Stage.pixelsPerPoint
    let to = CGPoint(
      x: StagePhysics.toPixel(Double(offset.x), scale: scale),
      y: StagePhysics.toPixel(Double(offset.y), scale: scale))
    let now = stageBounds.origin
    if to.x == stageToPixel(Double(now.x)) && to.y == stageToPixel(Double(now.y)) { return }
    offsetAnimation = StageOffsetAnimation(from: stageBounds.origin, to: to, began: Stage.now)
    Stage.live?.beginOffsetAnimation(self)
  }

  /// One frame of an animated move (0.3 s is public, the curve assumed).
  final func stageAdvanceOffsetAnimation() {
    guard let animation = offsetAnimation else { return }
    let fraction = (Stage.now - animation.began) / StageOffsetAnimation.duration
    if fraction >= 1 - 0.000001 {
      offsetAnimation = nil
      if stageBounds.origin != animation.to { stageWrite(animation.to, author: .animation) }
      stageNotify(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
      if animation.isToTop { delegate?.scrollViewDidScrollToTop(self) }
      return
    }
    let t = StageTiming.easeInOut.progress(fraction, duration: 1)
    let offset = CGPoint(
      x: animation.from.x + (animation.to.x - animation.from.x) * CGFloat(t),
      y: animation.from.y + (animation.to.y - animation.from.y) * CGFloat(t))
    if offset != stageBounds.origin { stageWrite(offset, author: .animation) }
  }
}
