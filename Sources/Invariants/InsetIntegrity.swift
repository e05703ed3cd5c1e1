import Traces

/// Insets are at rest what they were at rest before, as long as nothing they depend on changed.
///
/// **Claim.** A container changes only the insets it owns, and gives back what it borrowed: at rest
/// each scroller's insets at top and bottom are those of the rest before, as long as its content and
/// its bounds are as high as then and no event came between.
///
/// **When it applies.** In the first frame of each rest with a scroller that has been seen at rest
/// before.
///
/// **Tolerance.** Half a pixel.
///
/// **Reports.** JXPagingView #172 (scrolling while a refresh is under way wipes its inset),
/// MXSegmentedPager #144 (two owners of one inset).
public struct InsetIntegrity: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "inset-integrity",
    summary: "Insets are at rest what they were at rest before, unless an event changed them.",
    tolerance: "0.5 px", unit: "pt", scope: "the first frame of each rest")
  /// What a trace has to tell for it.
  public static func needs(in scene: SceneFacts) -> TraceData {
    .scrolling(in: scene).union([.touches, .events, .scrollers, .insets])
  }

  private struct Memory: Sendable {
    var top = Double.nan
    var bottom = 0.0
    var content = 0.0
    var bounds = 0.0
  }

  /// Whether there has been a scroller.
  public private(set) var canApply = false
  private var memories: ContiguousArray<Memory> = []
  private var isRaised = false

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {}

  /// Takes in the insets before anything has happened.
  public mutating func begin(with frame: borrowing Frame) {
    canApply = frame.scrollers.count > 0
    for i in 0..<frame.scrollers.count { remember(frame.scrollers[i]) }
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    if frame.hasRowsMoved { memories.removeAll(keepingCapacity: true) }
    // Pages that are brought up over the header have insets of their own.
    if account.isRaised != isRaised {
      isRaised = account.isRaised
      memories.removeAll(keepingCapacity: true)
    }
    guard account.isAtRest, !account.wasAtRest else { return .silent }
    canApply = canApply || frame.scrollers.count > 0
    var ruling = Ruling.silent
    for i in 0..<frame.scrollers.count {
      let scroller = frame.scrollers[i]
      if let breach = compare(scroller, account.scene.positionTolerance) {
        return .broken(breach)
      }
      remember(scroller)
      ruling = .held
    }
    return ruling
  }

  private func compare(_ scroller: ScrollerRecord, _ slack: Double) -> Breach? {
    guard scroller.id >= 0, scroller.id < memories.count else { return nil }
    let memory = memories[scroller.id]
    guard !memory.top.isNaN, memory.content == scroller.contentHeight,
      memory.bounds == scroller.boundsHeight
    else { return nil }
    if abs(memory.top - scroller.insetTop) > slack {
      return Breach(
        "a scroller's inset at the top rests at {actual} where it was {allowed}",
        allowed: memory.top...memory.top, actual: scroller.insetTop)
    }
    if abs(memory.bottom - scroller.insetBottom) > slack {
      return Breach(
        "a scroller's inset at the bottom rests at {actual} where it was {allowed}",
        allowed: memory.bottom...memory.bottom, actual: scroller.insetBottom)
    }
    return nil
  }

  private mutating func remember(_ scroller: ScrollerRecord) {
    guard scroller.id >= 0, scroller.id < ScrollerRecord.mostWatched else { return }
    while memories.count <= scroller.id { memories.append(Memory()) }
    memories[scroller.id] = Memory(
      top: scroller.insetTop, bottom: scroller.insetBottom, content: scroller.contentHeight,
      bounds: scroller.boundsHeight)
  }
}
