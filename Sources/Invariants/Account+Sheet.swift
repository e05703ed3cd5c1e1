import Traces

/// Drags of a sheet and the list in it.
///
/// The sheet is the outer scroller: it stands at the lowest of its places minus where its top edge
/// shows. Towards the end of the content the sheet goes up first and the list moves then; towards
/// its start the list goes to its top first. A list that is locked below the highest place and does
/// not stand at its top there keeps its offset until the sheet is up. Where it scrolls there, the
/// sheet goes no higher than where the drag began.
extension Account {
  /// Whether a sheet may stand below its highest place when a drag begins now.
  var isBelowFull: Bool { before.outer < scene.collapse - scene.positionTolerance }

  /// Whether a sheet's way in this frame takes it to where other scrollers are chained.
  var isReachingFull: Bool {
    animationStep != .zero && isBelowFull
      && before.outer + animationStep.hi >= scene.collapse - scene.positionTolerance
  }

  /// Sheet and list as one chain.
  mutating func sheetChain(_ page: Int, _ previous: borrowing Frame) -> ReferenceChain {
    var chain = ReferenceChain()
    chain.outerRange = scene.collapse
    chain.listRange = scene.listRange(of: page)
    let scrolls = scene.policies.listBelowFull == .scrolls
    if scrolls { chain.outerRange = min(max(before.outer, 0), scene.collapse) }
    // A sheet in its rubber band goes back before its list moves.
    if scrolls ? before.outer < -scene.positionTolerance : isBelowFull {
      let base = min(max(before.list, 0), chain.listRange)
      if base > scene.positionTolerance {
        chain.listBase = base
        chain.fixed = base
        chain.listRange -= base
      }
    }
    chain.start = end(of: scene.policies.bounceTop, page, previous)
    chain.end = end(of: scene.policies.bounceBottom, page, previous)
    return chain
  }

  /// The sheet alone, as a finger on its handle moves it; its highest place is a hard end unless the
  /// sheet bounces there, too.
  mutating func sheetAlone(_ page: Int, _ previous: borrowing Frame) -> ReferenceChain {
    var chain = ReferenceChain()
    chain.outerRange = scene.collapse
    chain.fixed = before.list
    chain.start = end(of: scene.policies.bounceTop, page, previous)
    if scene.policies.bounceBottom == .outer { chain.end = .banded(scene.height) }
    return chain
  }

  /// A sheet settles in an animation; the list coasts where the finger had reached it.
  mutating func releaseSheet(_ velocity: Interval) {
    let threshold = drag.chain.outerRange - scene.positionTolerance
    let reachesList = drag.mover == .list || drag.mover == .chain && drag.after.hi >= threshold
    guard drag.isLoose || reachesList else { return settleOwn(but: .outer) }
    if coast.isActive { otherCoast = coast }
    let handsOver = pan.reach.handsOver
    coast = ownCoast(.list, drag.isLoose ? velocity.hull(0) : velocity)
    coast.range.bouncesLow = !handsOver
    coast.range.bouncesHigh = drag.isLoose || drag.chain.end.gives
  }
}
