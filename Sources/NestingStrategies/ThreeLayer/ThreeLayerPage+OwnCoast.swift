import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Coasts that go on where the scroll view whose stretch comes next has none of its own.
extension ThreeLayerPage {
  /// A coast along the path, driven by a display link.
  struct OwnCoast {
    let list: PageList
    let link: CADisplayLink
    let action: GestureAction
    var coast: NativeCoast
    /// The frame whose step is taken already.
    var lastStep: CFTimeInterval

    /// A step for each frame since the last one; false when the coast is over.
    ///
    /// None in the frame in which it began, more than one where frames were dropped.
    mutating func catchUp(_ duration: CGFloat, end: CGFloat) -> Bool {
      let frames = ((link.timestamp - lastStep) / link.duration).rounded()
      lastStep = link.timestamp
      for _ in 0..<max(0, Int(frames)) {
        if !coast.step(duration, low: 0, high: end, bounces: true) { return false }
      }
      return true
    }
  }

  /// A native coast is at the limit of its stretch: where nobody else coasts beyond it, a coast of
  /// the container's own takes up the velocity and what is left of the frame.
  ///
  /// False where nothing is taken up: the next one coasts by itself or is under a finger, or the
  /// fling ends here.
  func passOn(from before: CGFloat, at limit: CGFloat, towardsEnd: Bool) -> Bool {
    let mover = path.mover(at: limit, towardsEnd: towardsEnd)
    if chained == nil {
      guard mover == .end else { return false }
      outer.setContentOffset(CGPoint(x: 0, y: headerLength), animated: false)
    } else if mover == .start || mover == .end {
      return false
    }
    let next = chained == nil ? listOfFling : owner(of: mover)
    guard ownCoast == nil, let next, !next.isDecelerating else { return false }
    if next.isDragging || next.isTracking {
      // It leaves in this frame too, or a finger holds it.
      if dragEnded != CACurrentMediaTime() { coastVelocity = 0 }
      return false
    }
    guard towardsEnd ? coastVelocity > 0 : coastVelocity < 0 else { return false }
    if before < 0 || before > path.end {
      // What the rubber band has left of the velocity is known for whole frames only.
      return begin(
        at: limit, velocity: NativeCoast.damped(coastVelocity, frameDuration), left: 0)
    }
    let used = (limit - before) / NativeCoast.travel(coastVelocity, frameDuration)
    let time = min(max(used, 0), 1) * frameDuration
    return begin(
      at: limit, velocity: NativeCoast.decayed(coastVelocity, time), left: frameDuration - time)
  }

  /// The list that a fling on the header runs on into, if it does.
  private var listOfFling: PageList? {
    scene.policies[.flingOnHeader] == "chain" ? currentList : nil
  }

  /// Begins with what is left of a frame, in milliseconds; false where the velocity is used up.
  private func begin(at limit: CGFloat, velocity: CGFloat, left: CGFloat) -> Bool {
    guard abs(NativeCoast.decayed(velocity, left)) >= NativeCoast.stopSpeed,
      let list = chained ?? listOfFling
    else { return false }
    place = limit
    if chained == nil {
      chain(with: list)
      place = path.place(ofList: list.contentOffset.y)
    }
    stop(outer)
    stop(list)
    var coast = NativeCoast(position: place, velocity: velocity)
    _ = coast.step(left, low: 0, high: path.end, bounces: true)
    place = coast.position
    let action = GestureAction { [unowned self] in stepOwnCoast() }
    let link = action.displayLink()
    link.add(to: .main, forMode: .common)
    ownCoast = OwnCoast(
      list: list, link: link, action: action, coast: coast, lastStep: CACurrentMediaTime())
    return true
  }

  private func stepOwnCoast() {
    guard var running = ownCoast else { return }
    let list = running.list
    let isChained = chained === list
    let end = isChained ? path.end : list.length
    // Rows that went may have changed the path.
    running.coast.position = isChained ? place : list.place
    var goesOn = isChained || !list.isInRange
    if list.window == nil {
      // A native coast ends, too, when the page leaves the screen.
      running.coast.position = min(max(running.coast.position, 0), end)
      goesOn = false
    } else if goesOn {
      goesOn = running.catchUp(frameDuration, end: end)
    }
    ownCoast = running
    if isChained {
      place = running.coast.position
      write()
    } else {
      // A finger moves the header meanwhile.
      isWriting = true
      list.place = running.coast.position
      isWriting = false
    }
    if !goesOn { endOwnCoast() }
  }

  private func endOwnCoast() {
    ownCoast?.link.invalidate()
    ownCoast = nil
  }

  /// A finger stops the coast; a list in its rubber band goes back all the same, unless the finger
  /// drags the list itself.
  func stopOwnCoast(for dragged: PageList?) {
    guard let running = ownCoast else { return }
    if running.list.isInRange || dragged === running.list { endOwnCoast() }
  }
}
