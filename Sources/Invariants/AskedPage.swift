import Traces

/// A page that a tap on its tab or a call asked for, until it is there or something else happens.
struct AskedPage: Sendable {
  /// Its index.
  private(set) var page = -1.0
  /// When it was asked for, in milliseconds.
  private(set) var since = 0.0
  /// Whether it is still asked for.
  private(set) var isOpen = false

  /// Nothing is asked for.
  init() {}

  /// Begins with the last event of one of these kinds in a frame, if any; any other event and any
  /// finger that comes down ends it.
  @inline(__always)
  mutating func take(_ frame: borrowing Frame, pages: Int, _ kinds: EventKinds) -> Bool {
    if isOpen && !frame.touches.isEmpty { look(frame) }
    if frame.events.isEmpty { return false }
    return begin(frame, Double(pages), kinds)
  }

  private mutating func look(_ frame: borrowing Frame) {
    for index in 0..<frame.touches.count where frame.touches[index].phase == .began {
      isOpen = false
    }
  }

  private mutating func begin(
    _ frame: borrowing Frame, _ pages: Double, _ kinds: EventKinds
  ) -> Bool {
    isOpen = false
    guard frame.events.count == 1, kinds.contains(EventKinds(frame.events[0].kind)) else {
      return false
    }
    page = frame.events[0].value
    since = frame.time
    isOpen = page >= 0 && page < pages && page == page.rounded()
    return isOpen
  }

  /// Nothing is asked for any more.
  mutating func close() { isOpen = false }
}

/// Some kinds of events.
struct EventKinds: OptionSet, Sendable {
  let rawValue: Int
  /// A tap on a tab.
  static let tap = EventKinds(.tabTap)
  /// A call, animated or not.
  static let calls: EventKinds = [EventKinds(.selectPage), EventKinds(.selectPageAnimated)]
  /// An animated call.
  static let animatedCall = EventKinds(.selectPageAnimated)

  init(rawValue: Int) { self.rawValue = rawValue }
  init(_ kind: EventRecord.Kind) { rawValue = 1 << kind.rawValue }
}
