import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The bar at the bottom of the screen drags the pages up over the header.
extension SmoothInsetPage {
  /// Above this the finger's velocity says where pages go that are let go of, in points per
  /// millisecond; below it they go to the nearer end.
  private static let flingSpeed: CGFloat = 0.3

  private var halfPixel: CGFloat { 0.5 / UIScreen.main.scale }

  /// The room above the rows of raised pages: the screen, at whose bottom is the bar.
  static func roomOfRaisedPages(_ scene: Scene) -> Double {
    (scene.device.height - scene.bar.height) + scene.bar.height
  }

  /// Whether the pages are all the way up.
  var isAtCeiling: Bool { isRaised && lastPlace >= ascent - halfPixel }

  func willDrag(_ list: HeadedList) {
    isSettling = false
    hasEnded = false
    let mayRise = scene.policies[.bottomBar] == "drags" && isHovering && ascent > 0
    if mayRise && beganOnBar && list.isInRange { raise() }
  }

  /// The lists begin at the floor, below the bar; the header stays where it is.
  private func raise() {
    isRaised = true
    fitAll()
    onDragBegan?()
  }

  /// Back on the floor the lists carry the header again.
  private func lower() {
    isRaised = false
    fitAll()
  }

  private func fitAll() {
    for list in pages.lists {
      guard let list else { continue }
      fit(list)
      if !isRaised { list.follow(collapsed: collapsed, of: collapse) }
    }
    if let list = pages.current { takePlace(of: list) }
    arrange()
  }

  /// Lays a list out for the state that the pages are in.
  func fit(_ list: HeadedList) {
    isFitting = true
    if isRaised {
      list.fit(below: Self.roomOfRaisedPages(scene), least: ascent)
    } else {
      list.fit(below: scene.header.height + scene.bar.height, least: collapse)
    }
    isFitting = false
  }

  /// A fling through the rows ends at their top, and a bounce below the floor on the floor: only a
  /// finger takes the pages over the header.
  func endsAtEdge(_ list: HeadedList) -> Bool {
    guard list.isDecelerating else { return false }
    let edge: CGFloat
    if lastPlace >= ascent - halfPixel && list.place < ascent {
      edge = ascent
    } else if lastPlace < 0 && list.place > 0 {
      edge = 0
    } else {
      return false
    }
    isFitting = true
    list.setContentOffset(CGPoint(x: 0, y: edge - list.room), animated: false)
    isFitting = false
    takePlace(of: list)
    arrange()
    didRest(list)
    return true
  }

  // MARK: Settling

  func willRelease(_ list: HeadedList, velocity: CGFloat, target: UnsafeMutablePointer<CGPoint>) {
    guard isRaised, isBetween(list) else { return }
    target.pointee = list.contentOffset
    releaseVelocity = velocity
  }

  func didRest(_ list: HeadedList) {
    if isFitting { return }
    isSettling = false
    takePlace(of: list)
    settle()
  }

  /// A finger stops the pages on their way; the first one says what a drag will move.
  func fingerCameDown() {
    if !isTouched { beganOnBar = bar.isTouched }
    isTouched = true
    guard isSettling, let list = pages.current else { return }
    isSettling = false
    list.setContentOffset(list.contentOffset, animated: false)
  }

  /// A coast that the finger has stopped left an offset between pixels, from which nothing can go on
  /// exactly elsewhere.
  func fingerPressed() {
    guard beganOnBar, isHovering, let list = pages.current, !list.isDragging else { return }
    list.bounds.origin.y = list.bounds.origin.y.toPixel
  }

  /// Whoever was held changes places now, and pages go on.
  func fingersLeft() {
    isTouched = false
    header.isTouched = false
    bar.isTouched = false
    settle()
    arrange()
  }

  private func isBetween(_ list: HeadedList) -> Bool {
    list.place > halfPixel && list.place < ascent - halfPixel
  }

  /// Sends pages that nobody holds to the floor or to the ceiling.
  func settle() {
    guard isRaised, !isSettling, !pages.isAway, let list = pages.current, !list.isDragging,
      !list.isDecelerating
    else { return }
    let velocity = releaseVelocity
    releaseVelocity = 0
    if isBetween(list) {
      let rises = abs(velocity) > Self.flingSpeed ? velocity > 0 : list.place > ascent / 2
      isSettling = true
      list.setContentOffset(
        CGPoint(x: 0, y: (rises ? ascent : 0) - list.room), animated: true)
    } else if list.isInRange {
      end(isOnTop: list.place > halfPixel)
    }
  }

  private func end(isOnTop: Bool) {
    if !isOnTop && !isTouched { lower() }
    guard !hasEnded, isOnTop || !isRaised else { return }
    hasEnded = true
    onDragEnded?(isOnTop)
  }
}
