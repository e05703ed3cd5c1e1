import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Native coasts; the stretch of the path says whose step counts.
extension ThreeLayerPage {
  /// A scroll view has moved without a drag of the chain.
  func coastMoved(_ scrollView: UIScrollView) {
    guard !isWriting, scrollView === outer || scrollView === chained else { return }
    guard scrollView.isDecelerating else { return hold(scrollView) }
    if let ownCoast, ownCoast.list === chained {
      // Its pan was heard last, after the coast of the other one had been passed on.
      stop(scrollView)
      return write()
    }
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
      if passOn(from: place, at: place, towardsEnd: travel > 0) { return write() }
      write()
      if !isNeeded(scrollView, towardsEnd: travel > 0) { stop(scrollView) }
      return
    }
    coastFrame = now
    coastOwner = scrollView
    let from = place
    let limit = path.limit(from: from, towardsEnd: travel > 0)
    advance(by: travel, mover)
    let isBeyond = travel > 0 ? from + travel > limit : from + travel < limit
    if !isBeyond || !passOn(from: from, at: limit, towardsEnd: travel > 0) {
      follow(travel, from: from)
    }
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

  func stop(_ scrollView: UIScrollView) {
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

  func owner(of mover: ThreeLayerPath.Mover) -> UIScrollView? {
    switch mover {
    case .outer: outer
    case .list: chained
    case .start: startIsOuters ? outer : chained
    case .end: chained
    }
  }

  /// Keeps the velocity of the coast, as its steps show it.
  private func follow(_ travel: CGFloat, from before: CGFloat) {
    if before < 0 || before > path.end {
      coastVelocity = NativeCoast.damped(coastVelocity, frameDuration)
      return
    }
    let shown = travel / NativeCoast.travel(1, frameDuration)
    if shown * coastVelocity <= 0 {
      coastVelocity = 0
    } else if abs(shown) < abs(coastVelocity) {
      coastVelocity = shown
    }
    coastVelocity = NativeCoast.decayed(coastVelocity, frameDuration)
  }

  /// Moves the place; only the owner of an end goes beyond it.
  private func advance(by travel: CGFloat, _ mover: ThreeLayerPath.Mover) {
    let from = place
    place += travel
    if place < 0 && from >= 0 && owner(of: mover) !== owner(of: .start) { place = 0 }
    if place > path.end && from <= path.end && (chained == nil || mover != .list) {
      place = path.end
    }
  }

  /// A list that goes back from its end by itself does not bounce at a start that it does not own.
  private func keepBelowStart(_ list: PageList) {
    guard startIsOuters, list.contentOffset.y < 0, !list.isDragging else { return }
    list.setContentOffset(.zero, animated: false)
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
    stopOwnCoast(for: list)
  }

  var frameDuration: CGFloat { 1000 / CGFloat(UIScreen.main.maximumFramesPerSecond) }
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
    if let drag, drag.pan === scrollView.panGestureRecognizer { coastVelocity = velocity.y }
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
