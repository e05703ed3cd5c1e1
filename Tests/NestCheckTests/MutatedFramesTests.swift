import HeadlessUIKit
import Invariants
import NestCheck
import Testing
import Traces

/// Frames that hold, with one change that neither finger nor physics explain, are refused.
@MainActor @Suite struct MutatedFramesTests {
  /// What is changed, and the claim that has to name it.
  enum Change: String, CaseIterable {
    case headerJumps
    case secondListMovesAlong
    case frameIsFrozen
    case offsetBeyondTheBand
    case strokeEndsExchanged

    var invariant: String {
      switch self {
      case .headerJumps: "no-header-jump"
      case .secondListMovesAlong, .frameIsFrozen: "one-active-scroller"
      case .offsetBeyondTheBand: "offsets-clamped"
      case .strokeEndsExchanged: "indicator-monotonic"
      }
    }
  }

  @Test func runsHoldAndTheirChangedFramesAreRefused() throws {
    var changed = 0
    var refused = 0
    var escaped: [String] = []
    var byChange: [String: (changed: Int, refused: Int)] = [:]
    for seed in UInt64(1)...120 {
      let trace = try record(seed)
      #expect(violated(trace).isEmpty, "seed \(seed)")
      for change in Change.allCases {
        guard let mutant = Mutation(trace).applying(change) else { continue }
        let isRefused = violated(mutant).contains(change.invariant)
        changed += 1
        refused += isRefused ? 1 : 0
        if !isRefused { escaped.append("\(change) of seed \(seed)") }
        byChange[change.rawValue, default: (0, 0)].changed += 1
        byChange[change.rawValue, default: (0, 0)].refused += isRefused ? 1 : 0
      }
    }
    #expect(byChange.count == Change.allCases.count, "each change occurs: \(byChange)")
    #expect(Double(refused) >= 0.95 * Double(changed), "\(refused) of \(changed): \(byChange)")
    for (name, count) in byChange {
      #expect(Double(count.refused) >= 0.8 * Double(count.changed), "\(name): \(count), \(escaped)")
    }
  }

  private func record(_ seed: UInt64) throws -> Trace {
    var trace: Trace?
    let order = RunOrder(strategy: "three-layer", act: .seed(seed, StageAssumptions()))
    _ = try Player().play(order) { frame, header in
      if trace == nil { trace = Trace(header: header) }
      trace?.frames.append(frame)
    }
    return try #require(trace)
  }

  private func violated(_ trace: Trace) -> [String] {
    Judge.verdicts(of: trace).filter { $0.violation != nil }.map(\.name)
  }
}

/// One change to one frame of a trace.
struct Mutation {
  let trace: Trace
  private let pixel: Double

  init(_ trace: Trace) {
    self.trace = trace
    pixel = 1 / trace.header.scene.scale
  }

  /// The trace with the change in the middle one of the frames that it fits; nil if it fits none.
  func applying(_ change: MutatedFramesTests.Change) -> Trace? {
    let fitting = trace.frames.indices.dropFirst().filter { fits(change, $0) }
    guard !fitting.isEmpty else { return nil }
    let index = fitting[fitting.count / 2]
    var mutant = trace
    apply(change, to: &mutant.frames[index], after: trace.frames[index - 1])
    return mutant
  }

  private func fits(_ change: MutatedFramesTests.Change, _ index: Int) -> Bool {
    let frame = trace.frames[index]
    let before = trace.frames[index - 1]
    switch change {
    case .headerJumps:
      guard let header = frame.header?.shown, isDrag(frame, before) else { return false }
      return header.maxY > 30 && header.maxY < trace.header.scene.height - 30
    case .secondListMovesAlong:
      return isDrag(frame, before) && offScreenList(frame) != nil
    case .frameIsFrozen:
      return isDrag(frame, before) && abs(travel(frame, before)) > 3
    case .offsetBeyondTheBand:
      guard isDrag(frame, before), let outer = frame.scrollers.first(where: { $0.role == .outer })
      else { return false }
      return outer.offset.y < -2 && before.scrollers.first { $0.role == .outer }?.offset.y != nil
    case .strokeEndsExchanged:
      return frame.indicator != nil && frame.pages.first?.shown.x != before.pages.first?.shown.x
    }
  }

  /// One finger drags the page on the screen up or down, and has done so in the frame before.
  private func isDrag(_ frame: Frame, _ before: Frame) -> Bool {
    guard frame.touches.count == 1, frame.touches[0].phase == .moved,
      isOfCurrentPage(frame.touches[0].scroller, frame)
    else { return false }
    return travel(frame, before) != 0
      && before.scrollers.contains { $0.role != .pager && $0.flags.contains(.dragging) }
      && frame.scrollers.contains { $0.role != .pager && $0.flags.contains(.dragging) }
  }

  /// Whether the finger is on the list of the page that covers most of the screen, or on no list.
  private func isOfCurrentPage(_ scroller: Int, _ frame: Frame) -> Bool {
    guard let touched = frame.scrollers.first(where: { $0.id == scroller }) else { return true }
    return touched.page < 0 || touched.page == current(frame)?.index
  }

  private func travel(_ frame: Frame, _ before: Frame) -> Double {
    guard let page = current(frame), let old = before.pages.first(where: { $0.index == page.index })
    else { return 0 }
    return page.firstRow.y - old.firstRow.y
  }

  private func current(_ frame: Frame) -> PageRecord? {
    frame.pages.min { abs($0.shown.x) < abs($1.shown.x) }
  }

  private func offScreenList(_ frame: Frame) -> Int? {
    guard let page = current(frame) else { return nil }
    return frame.scrollers.indices.first {
      frame.scrollers[$0].role == .list && frame.scrollers[$0].page != page.index
    }
  }

  private func apply(
    _ change: MutatedFramesTests.Change, to frame: inout Frame, after before: Frame
  ) {
    let travel = travel(frame, before)
    switch change {
    case .headerJumps:
      let jump = travel < 0 ? travel - 2 * pixel : travel + 2 * pixel
      frame.header?.shown.y += jump
      frame.header?.model.y += jump
    case .secondListMovesAlong:
      guard let place = offScreenList(frame) else { return }
      let by = abs(travel) < 2 * pixel ? 2 * pixel : travel
      frame.scrollers[place].offset.y -= by
    case .frameIsFrozen:
      frame.header = before.header
      frame.bar = before.bar
      frame.pages = before.pages
      frame.scrollers = before.scrollers
    case .offsetBeyondTheBand:
      for place in frame.scrollers.indices where frame.scrollers[place].role == .outer {
        frame.scrollers[place].offset.y -= 2 * pixel
      }
      for place in frame.pages.indices { frame.pages[place].firstRow.y += 2 * pixel }
      frame.header?.shown.y += 2 * pixel
      frame.bar?.shown.y += 2 * pixel
    case .strokeEndsExchanged:
      guard let shown = frame.indicator else { return }
      frame.indicator?.strokeStart = shown.strokeEnd
      frame.indicator?.strokeEnd = shown.strokeStart
    }
  }
}
