/// Who wrote: the author that the stage notes beside each write.
nonisolated package enum StageAuthor: Int, Sendable {
  /// The finger.
  case touch = 1
  /// Deceleration, bounce, paging, clamping.
  case physics = 2
  /// An animation.
  case animation = 3
  /// Client code.
  case container = 4
  /// The verifier: rotation, reload, layout of the device.
  case scene = 5
}

/// One write to an offset, inset, frame or superview.
package struct StageWrite {
  /// What was written.
  package enum Property: Int, Sendable {
    /// `contentOffset`.
    case offset = 1
    /// `contentInset`.
    case inset = 2
    /// `frame`, `bounds.size`, `center` or `transform`.
    case frame = 3
    /// `superview`.
    case superview = 4
  }
  /// The view's number on its stage.
  package var view: Int
  /// What was written.
  package var property: Property
  /// Who wrote.
  package var author: StageAuthor
  /// The new value's first number.
  package var x: Double
  /// The new value's second number.
  package var y: Double
}

/// One callback to a scroll view's delegate.
package struct StageCallback {
  /// Which callback.
  package enum Kind: Int, Sendable {
    /// `scrollViewDidScroll`.
    case didScroll = 1
    /// `scrollViewWillBeginDragging`.
    case willBeginDragging = 2
    /// `scrollViewWillEndDragging`.
    case willEndDragging = 3
    /// `scrollViewDidEndDragging`.
    case didEndDragging = 4
    /// `scrollViewWillBeginDecelerating`.
    case willBeginDecelerating = 5
    /// `scrollViewDidEndDecelerating`.
    case didEndDecelerating = 6
    /// `scrollViewDidEndScrollingAnimation`.
    case didEndScrollingAnimation = 7
  }
  /// Which callback.
  package var kind: Kind
  /// The scroll view's number on its stage.
  package var view: Int
  /// How many callbacks enclose it.
  package var depth: Int
}

/// What the stage noted in the current frame; its arrays keep their capacity.
package struct StageLog {
  /// The writes, in order.
  package var writes: ContiguousArray<StageWrite> = []
  /// The callbacks, in order.
  package var callbacks: ContiguousArray<StageCallback> = []
  /// How many callbacks are under way.
  package var depth = 0
  /// The author of writes that nobody else claims.
  package var author = StageAuthor.container

  mutating func clear() {
    if !writes.isEmpty { writes.removeAll(keepingCapacity: true) }
    if !callbacks.isEmpty { callbacks.removeAll(keepingCapacity: true) }
  }
}
