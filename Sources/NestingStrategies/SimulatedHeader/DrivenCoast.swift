#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A list that coasts because a display link moves it, as a scroll view would move by itself.
final class DrivenCoast {
  /// The list.
  let list: PageList
  private var coast: NativeCoast
  /// Where it ends without a bounce, in points from the list's start, if not at the list's end.
  private let limit: CGFloat?
  private var isOver = false
  private var lastStep = CACurrentMediaTime()
  private var link: CADisplayLink?

  /// A coast from where a list stands, at a velocity in points per millisecond.
  ///
  /// With a `limit` it ends there and does not bounce.
  init(_ list: PageList, velocity: CGFloat, limit: CGFloat? = nil) {
    self.list = list
    coast = NativeCoast(position: list.place, velocity: velocity)
    self.limit = limit
  }

  /// Where it ends: rows may come and go meanwhile.
  private var end: CGFloat { limit ?? list.length }
  private var bounces: Bool { limit == nil }

  /// Takes the first step at once, and each further one in a frame of its own.
  func begin(onEnd: @escaping () -> Void) {
    guard step() else { return onEnd() }
    // The link keeps the coast until it is stopped, which may happen within a step.
    let action = GestureAction {
      if !self.catchUp() {
        self.stop()
        onEnd()
      }
    }
    let link = action.displayLink()
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends it where it stands.
  func stop() {
    isOver = true
    link?.invalidate()
    link = nil
  }

  /// A step for each frame since the last one; false when the coast is over.
  ///
  /// None in the frame in which the coast began, more than one where frames were dropped.
  private func catchUp() -> Bool {
    guard let link else { return false }
    // A scroll view's own coast ends, too, when the page leaves the screen.
    guard list.window != nil else {
      list.place = min(max(list.place, 0), end)
      return false
    }
    let frames = ((link.timestamp - lastStep) / link.duration).rounded()
    guard frames >= 1 else { return true }
    lastStep = link.timestamp
    for _ in 0..<Int(frames) {
      if !step() { return false }
    }
    return true
  }

  private func step() -> Bool {
    let frame = 1000 / CGFloat(UIScreen.main.maximumFramesPerSecond)
    var goesOn = coast.step(frame, low: 0, high: end, bounces: bounces)
    if !bounces && coast.position > end {
      // On its way back from before the start it was fast enough to pass both.
      coast.position = end
      goesOn = false
    }
    // The last place is a whole pixel, as a scroll view's is.
    let place = goesOn ? coast.position : coast.position.toPixel
    if list.place != place { list.place = place }
    // Whoever hears of the write may have stopped it.
    return goesOn && !isOver
  }
}
