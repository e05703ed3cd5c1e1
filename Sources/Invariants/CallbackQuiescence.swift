import Traces

/// A container writes nothing at rest, and in motion does not answer itself.
///
/// **Claim.** In a frame at rest, without a finger and without an event, the container writes no
/// offset, inset, frame or superview. In any frame it writes to one view at most eight times, and
/// callbacks enclose each other at most four deep.
///
/// **When it applies.** In frames with writes of the container or callbacks, and in frames at rest
/// that follow a frame at rest.
///
/// **Tolerance.** None; both bounds are those of the reports, several times what a sound container
/// needs.
///
/// **Reports.** GKPageScrollView #113 (an offset parked at a fraction is written for ever),
/// JXPagingView #77, #76, #201 and #552 (pinning from inside the callback recurses), #162.
public struct CallbackQuiescence: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "callback-quiescence",
    summary: "A container writes nothing at rest, and in motion does not answer itself.",
    tolerance: "none: 8 writes a frame and view, 4 callbacks deep", unit: "",
    scope: "frames with the container's writes or callbacks, and frames at rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .events, .writes, .callbacks])
  }

  /// How often a container may write to one view in a frame.
  private static let writes = 8
  /// How many callbacks may enclose each other.
  private static let depth = 4

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    var ruling = Ruling.silent
    for i in 0..<frame.callbacks.count {
      let depth = frame.callbacks[i].depth
      if depth > Self.depth {
        return .broken(
          Breach(
            "a callback is enclosed by {actual} others", allowed: 0...Double(Self.depth),
            actual: Double(depth), unit: .count))
      }
      ruling = .held
    }
    let isQuiet =
      account.isAtRest && account.wasAtRest && frame.events.isEmpty && !isUnderWay(frame, previous)
    if isQuiet { ruling = .held }
    for i in 0..<frame.writes.count where frame.writes[i].author == .container {
      ruling = .held
      if isQuiet {
        return .broken(
          Breach(
            "the container writes {actual} times in a frame at rest", allowed: 0...0,
            actual: Double(containerWrites(frame)), unit: .count))
      }
      guard i >= Self.writes else { continue }
      let count = writes(like: i, in: frame)
      // A late frame catches up on those that were dropped.
      if count > Self.writes * intervals(frame) {
        return .broken(
          Breach(
            "the container writes to one view {actual} times in a frame",
            allowed: 0...Double(Self.writes), actual: Double(count), unit: .count))
      }
    }
    return ruling
  }

  /// Whether a scroller, on the screen or not, is held, coasts or has moved.
  private func isUnderWay(_ frame: borrowing Frame, _ previous: borrowing Frame) -> Bool {
    guard frame.scrollers.count == previous.scrollers.count else { return true }
    let held: ScrollerRecord.Flags = [.tracking, .dragging, .decelerating]
    for i in 0..<frame.scrollers.count {
      if !frame.scrollers[i].flags.isDisjoint(with: held) { return true }
      if frame.scrollers[i].offset != previous.scrollers[i].offset { return true }
    }
    return false
  }

  /// How many display intervals a frame stands for: the refreshes that did not happen, and its own.
  private func intervals(_ frame: borrowing Frame) -> Int {
    var count = 1
    for i in 0..<frame.events.count where frame.events[i].kind == .droppedFrames {
      count += Int(frame.events[i].value)
    }
    return count
  }

  private func containerWrites(_ frame: borrowing Frame) -> Int {
    var count = 0
    for i in 0..<frame.writes.count where frame.writes[i].author == .container { count += 1 }
    return count
  }

  /// How many of the container's writes up to one go to the same property of the same view.
  ///
  /// Views that have no number in the trace share one; of them nothing is known.
  private func writes(like last: Int, in frame: borrowing Frame) -> Int {
    guard frame.writes[last].target != WriteRecord.other else { return 0 }
    var count = 0
    for i in 0...last
    where frame.writes[i].author == .container
      && frame.writes[i].target == frame.writes[last].target
      && frame.writes[i].property == frame.writes[last].property
    { count += 1 }
    return count
  }
}
