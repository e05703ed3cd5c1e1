import Traces

extension EventRecord.Kind {
  /// Whether the event's value is the index of a page that is asked for.
  var namesPage: Bool { self == .selectPage || self == .selectPageAnimated || self == .tabTap }

  /// Whether the surroundings did something: all but a page that is asked for.
  var isDisturbance: Bool { !namesPage }

  /// Whether rows may stand elsewhere for it, or have another place to be: all but what leaves page
  /// and screen as they are.
  var movesRows: Bool {
    switch self {
    case .reload, .growth, .width, .height, .safeAreaTop, .safeAreaBottom, .headerHeight,
      .refreshBegan, .refreshEnded, .scroll, .scrollAnimated, .scrollToTop:
      true
    case .selectPage, .selectPageAnimated, .tabTap, .edgePan, .edgePanBegan, .edgePanEnded,
      .carousel, .left, .returned, .relayout, .droppedFrames:
      false
    }
  }
}

extension Frame {
  /// Whether a page is asked for in this frame.
  var asksForPage: Bool {
    for i in 0..<events.count where events[i].kind.namesPage { return true }
    return false
  }

  /// Whether something happens in it for which rows may stand elsewhere.
  var hasRowsMoved: Bool {
    for i in 0..<events.count where events[i].kind.movesRows { return true }
    return false
  }
}
