import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Both scroll views coast; the stretch of the path says whose step counts.
extension ThreeLayerPage {
  /// A fling on the header that runs on into the list, driven by a display link.
  struct HeaderCoast {
    let list: PageList
    /// The frame whose step is taken already.
    let began: CFTimeInterval
    let link: CADisplayLink
    let action: GestureAction
    var coast: NativeCoast
  }

  /// A scroll view has moved without a drag of the chain.
  func coastMoved(_ scrollView: UIScrollView) {
    guard !isWriting, scrollView === outer || scrollView === chained else { return }
    guard scrollView.isDecelerating else { return hold(scrollView) }
    if let chained, scrollView === chained, path.listBase > chained.length {
      // Both were beyond their ends, at either side: this one goes back by itself.
      path.listBase = max(chained.length, chained.contentOffset.y)
      place = min(place, path.end)
      return
    }
    let now = CACurrentMediaTime()
    if now == coastFrame && coastOwner !== scrollView { return write() }
    let travel = scrollView.contentOffset.y - expectedOffset(of: scrollView)
    guard travel != 0 else { return }
    let mover = path.mover(at: place, towardsEnd: travel > 0)
    guard scrollView === owner(of: mover) else {
      if mover == .end && chained == nil { runOnIntoList(from: place) }
      write()
      if !isNeeded(scrollView, towardsEnd: travel > 0) { stop(scrollView) }
      return
    }
    coastFrame = now
    coastOwner = scrollView
    let from = place
    advance(by: travel, mover)
    follow(travel, from: from)
    write()
  }

  /// A scroll view has moved that does not coast.
  ///
  /// What is left of a drag that is over for the chain is taken back; all else (a clamp, an
  /// animation) is where the chain starts from.
  private func hold(_ scrollView: UIScrollView) {
    if scrollView.isDragging { return write() }
    if scrollView === outer || scrollView === chained {
      chain(with: chained)
    }
    moveCover()
    resetOtherPages()
  }

  /// Whether a stretch that a scroll view owns is still ahead.
  private func isNeeded(_ scrollView: UIScrollView, towardsEnd: Bool) -> Bool {
    var place = place
    while true {
      let mover = path.mover(at: place, towardsEnd: towardsEnd)
      if owner(of: mover) === scrollView { return true }
      if mover == (towardsEnd ? .end : .start) { return false }
      place = path.limit(from: place, towardsEnd: towardsEnd)
    }
  }

  private func stop(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  private func expectedOffset(of scrollView: UIScrollView) -> CGFloat {
    if scrollView === outer {
      return path.outerOffset(at: place) + (place < 0 && startIsOuters ? place : 0)
    }
    var offset = path.listOffset(at: place)
    if place < 0 && !startIsOuters { offset += place }
    if place > path.end { offset += place - path.end }
    return offset
  }

  private var startIsOuters: Bool { scene.policies[.bounceTop] == "outer" }

  private func owner(of mover: ThreeLayerPath.Mover) -> UIScrollView? {
    switch mover {
    case .outer: outer
    case .list: chained
    case .start: startIsOuters ? outer : chained
    case .end: chained
    }
  }

  /// Keeps the velocity of a fling on the header, as its steps show it.
  private func follow(_ travel: CGFloat, from before: CGFloat) {
    if before < 0 {
      headerVelocity = NativeCoast.damped(headerVelocity, frameDuration)
    } else {
      let shown = travel / NativeCoast.travel(1, frameDuration)
      headerVelocity = NativeCoast.decayed(min(shown, headerVelocity), frameDuration)
    }
  }

  /// Moves the place; only the owner of an end goes beyond it.
  private func advance(by travel: CGFloat, _ mover: ThreeLayerPath.Mover) {
    let from = place
    place += travel
    if place < 0 && from >= 0 && owner(of: mover) !== owner(of: .start) { place = 0 }
    if place > path.end && from <= path.end {
      if chained == nil {
        place = path.end
        if mover == .outer { runOnIntoList(from: from) }
      } else if mover != .list {
        place = path.end
      }
    }
  }

  /// A list that goes back from its end by itself does not bounce at a start that it does not own.
  private func keepBelowStart(_ list: PageList) {
    guard startIsOuters, list.contentOffset.y < 0, !list.isDragging else { return }
    list.setContentOffset(.zero, animated: false)
  }

  // MARK: A fling on the header

  /// The header has collapsed under a fling: its list takes up what is left of the frame and the
  /// velocity, or the fling ends.
  private func runOnIntoList(from before: CGFloat) {
    outer.setContentOffset(CGPoint(x: 0, y: headerLength), animated: false)
    guard scene.policies[.flingOnHeader] == "chain", headerVelocity > 0, let list = currentList,
      !list.isDecelerating, headerCoast == nil
    else { return }
    let used = (path.end - before) / NativeCoast.travel(headerVelocity, frameDuration)
    let time = min(max(used, 0), 1) * frameDuration
    var coast = NativeCoast(
      position: list.contentOffset.y, velocity: NativeCoast.decayed(headerVelocity, time))
    guard coast.step(frameDuration - time, low: 0, high: list.length, bounces: list.bounces)
    else { return }
    let action = GestureAction { [unowned self] in stepHeaderCoast() }
    let link = action.displayLink()
    link.add(to: .main, forMode: .common)
    headerCoast = HeaderCoast(
      list: list, began: CACurrentMediaTime(), link: link, action: action, coast: coast)
    chain(with: list)
    place = path.place(ofList: coast.position)
  }

  private func stepHeaderCoast() {
    // A release begins the coast before the links of its frame are called.
    guard var running = headerCoast, CACurrentMediaTime() != running.began else { return }
    let list = running.list
    let goesOn = running.coast.step(
      frameDuration, low: 0, high: list.length, bounces: list.bounces)
    headerCoast = running
    if chained === list {
      place = path.place(ofList: running.coast.position)
      write()
    } else {
      // A finger moves the header meanwhile.
      isWriting = true
      list.contentOffset.y = running.coast.position
      isWriting = false
    }
    if !goesOn { endHeaderCoast() }
  }

  private func endHeaderCoast() {
    headerCoast?.link.invalidate()
    headerCoast = nil
  }

  /// A finger stops the coast; what is in its rubber band goes back all the same, unless the finger
  /// drags the list itself.
  func stopHeaderCoast(for dragged: PageList?) {
    guard let running = headerCoast else { return }
    let isInRange = running.coast.position >= 0 && running.coast.position <= running.list.length
    if isInRange || dragged === running.list { endHeaderCoast() }
  }

  // MARK: Fingers

  /// A finger anywhere in header, bar or pages stops what moves downward or upward; what is in its
  /// rubber band goes back all the same.
  func fingerCameDown() {
    if drag == nil { chained?.stop() }
  }

  /// Each finger stops a fling that runs on, on its own list wherever that stands.
  func fingerTouched(_ touch: UITouch, isFirst: Bool) {
    let list = lists.first { $0?.bounds.contains(touch.location(in: $0)) ?? false } ?? nil
    if isFirst { listUnderFinger = list }
    stopHeaderCoast(for: list)
  }

  private var frameDuration: CGFloat { 1000 / CGFloat(UIScreen.main.maximumFramesPerSecond) }
}

extension ThreeLayerPage: UIScrollViewDelegate {
  /// The offset has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === pages { return pagesDidScroll() }
    if let list = scrollView as? PageList, list !== chained { keepBelowStart(list) }
    if drag != nil { followDrag() } else { coastMoved(scrollView) }
  }

  /// A finger has begun to scroll.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView !== pages { beginDrag(scrollView) }
  }

  /// The finger leaves.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollView !== pages else { return }
    headerVelocity = scrollView === outer && chained == nil ? velocity.y : 0
    endDrag(scrollView)
  }

  /// The view goes on by itself: not while another finger holds the chain.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    guard let drag, drag.isHeld, let list = scrollView as? PageList else { return }
    if drag.pan !== list.panGestureRecognizer { list.stop() }
  }

  /// The view has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages { bar.reveal(page: currentIndex) }
  }
}
