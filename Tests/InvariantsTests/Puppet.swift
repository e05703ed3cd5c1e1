import Traces

@testable import Invariants

/// A perfect nested container as frames: header, bar, pager, lists and a caterpillar indicator.
///
/// It obeys P(T) because its offsets are set from T; tests spoil single frames of what it shows.
struct Puppet {
  var facts = SceneFacts()
  var outer = 0.0
  var lists: [Double]
  var pager = 0.0
  var outerFlags: ScrollerRecord.Flags = []
  var listFlags: ScrollerRecord.Flags = []
  var pagerFlags: ScrollerRecord.Flags = []
  var frames: [Frame] = []
  var finger = Point(x: 195, y: 700)
  var region = TouchSample.Region.page
  /// The drag's un-banded place, while there is one.
  var place = 0.0
  private var filter = VelocityFilter()

  init(rows: Int = 40, _ change: (inout SceneFacts) -> Void = { _ in }) {
    facts.headerHeight = 200
    facts.barHeight = 44
    facts.pages = Array(repeating: .init(rows: rows, rowHeight: 60), count: 3)
    change(&facts)
    lists = Array(repeating: 0, count: facts.pages.count)
    show()
  }

  var header: TraceHeader {
    TraceHeader(
      strategy: "puppet", scene: facts,
      assumptions: [.init(name: "bounce-catch", value: "inverse-band")])
  }
  var current: Int { Int((pager / facts.width).rounded()) }
  var collapse: Double { facts.headerHeight - facts.pinnedHeight }
  var length: Double {
    let view = facts.height - facts.pinnedHeight - facts.barHeight
    return collapse + max(0, facts.pages[current].contentHeight + facts.bottomInset - view)
  }
  var time: Double { Double(frames.count) * facts.frameInterval }

  // MARK: What it shows

  mutating func show(_ touches: [TouchSample] = [], event: EventRecord? = nil) {
    var frame = Frame()
    frame.index = frames.count
    frame.time = time
    frame.touches = ContiguousArray(touches)
    if let event { frame.events = [event] }
    let top = Rect(x: 0, y: -outer, width: facts.width, height: facts.headerHeight)
    frame.header = PlacedRect(shown: top, model: top)
    let bar = Rect(x: 0, y: top.maxY, width: facts.width, height: facts.barHeight)
    frame.bar = PlacedRect(shown: bar, model: bar)
    showIndicator(&frame)
    showScrollers(&frame, below: bar.maxY)
    frames.append(frame)
  }

  private func showIndicator(_ frame: inout Frame) {
    let count = Double(lists.count)
    if frames.isEmpty {
      for k in 0..<lists.count {
        frame.segments.append(Segment(start: Double(k) / count, end: Double(k + 1) / count))
      }
    }
    let progress = min(max(pager / facts.width, 0), count - 1)
    let left = progress.rounded(.down)
    let rest = progress - left
    frame.indicator = IndicatorRecord(
      lineX: 0, lineWidth: facts.width, strokeStart: (left + max(0, 2 * rest - 1)) / count,
      strokeEnd: (left + min(1, 2 * rest) + 1) / count)
  }

  private func showScrollers(_ frame: inout Frame, below y: Double) {
    let viewport = facts.height - facts.pinnedHeight - facts.barHeight
    var record = ScrollerRecord(id: 0, role: .outer)
    record.offset.y = outer
    record.boundsHeight = facts.height
    record.contentHeight = facts.height + collapse
    record.flags.formUnion(outerFlags)
    frame.scrollers.append(record)
    record = ScrollerRecord(id: 1, role: .pager, parent: 0)
    record.offset.x = pager
    record.boundsWidth = facts.width
    record.contentWidth = facts.width * Double(lists.count)
    record.boundsHeight = viewport
    record.contentHeight = viewport
    record.flags.formUnion(pagerFlags)
    frame.scrollers.append(record)
    for k in 0..<lists.count {
      var list = ScrollerRecord(id: 2 + k, role: .list, page: k, parent: 1)
      list.offset.y = lists[k]
      list.boundsHeight = viewport
      list.contentHeight = facts.pages[k].contentHeight
      list.insetBottom = facts.bottomInset
      list.flags.insert(.alwaysBounceVertical)
      if k == current { list.flags.formUnion(listFlags) }
      frame.scrollers.append(list)
      let x = Double(k) * facts.width - pager
      frame.pages.append(
        PageRecord(
          index: k, scroller: 2 + k,
          shown: Rect(x: x, y: y, width: facts.width, height: viewport),
          firstRow: Rect(x: x, y: y - lists[k], width: facts.width, height: 60),
          rows: facts.pages[k].rows))
    }
  }

  // MARK: What fingers do

  func sample(_ phase: TouchSample.Phase) -> TouchSample {
    TouchSample(
      finger: 1, phase: phase, time: time, position: finger,
      scroller: region == .page ? 2 + current : 0, region: region)
  }

  mutating func down(at y: Double = 700) {
    finger = Point(x: 195, y: y)
    filter = VelocityFilter(time: time, place: finger)
    show([sample(.began)])
  }

  /// Moves the finger and the chain with it; the first move is taken by the hysteresis as given.
  mutating func move(_ dy: Double, takenOff: Double = 0) {
    finger.y += dy
    filter.add(time: time, place: finger)
    filter.callback()
    place -= dy - takenOff
    put(banded(place))
    show([sample(.moved)])
  }

  /// A drag from the present place in moves of equal size; 10 points of the first are taken off.
  mutating func drag(_ dy: Double, moves: Int, at y: Double = 700) {
    down(at: y)
    place = outer + lists[current]
    for k in 0..<moves { move(dy, takenOff: k == 0 ? (dy < 0 ? -10 : 10) : 0) }
  }

  mutating func rest(_ count: Int) {
    for _ in 0..<count { show() }
  }

  /// Lifts the finger and coasts as a native chain would, with the finger's velocity.
  mutating func lift() {
    let velocity = filter.isSlow ? 0 : -filter.release.y
    var motion = Motion(position: outer + lists[current], velocity: velocity)
    let range = MotionRange(lower: 0, upper: length, bouncesLow: true, bouncesHigh: true)
    var touches = [sample(.ended)]
    repeat {
      motion.step(facts.frameInterval, in: range)
      put(motion.position)
      show(touches)
      touches = []
    } while motion.velocity != 0 || motion.position < 0 || motion.position > length
    rest(4)
  }

  /// Puts outer scroller and list where a place of the chain says; the owners leave the range.
  mutating func put(_ position: Double) {
    outer = min(max(position, 0), collapse)
    lists[current] = min(max(position - collapse, 0), length - collapse)
    if position < 0 {
      if facts.policies.bounceTop == .outer { outer = position } else { lists[current] = position }
    }
    if position > length { lists[current] += position - length }
  }

  func banded(_ t: Double) -> Double {
    let viewport = facts.height - facts.pinnedHeight - facts.barHeight
    let dimension = facts.policies.bounceTop == .outer ? facts.height : viewport
    var position = t
    if t < 0 { position = -ReferencePhysics.band(-t, dimension: dimension) }
    if t > length {
      position = length + ReferencePhysics.band(t - length, dimension: viewport)
    }
    return ReferencePhysics.rounded(position, scale: facts.scale)
  }

  // MARK: What is said of it

  /// What the first four say.
  var verdicts: [Verdict] {
    Judge.verdicts(
      of: Trace(header: header, frames: frames),
      invariants: InvariantCatalogue.first.map { $0.name })
  }

  /// What one invariant says.
  func verdict(_ claim: any Invariant.Type) -> Verdict {
    Judge.verdicts(of: Trace(header: header, frames: frames), invariants: [claim.name])[0]
  }

  /// The names of the first four that are violated.
  var violated: [String] { verdicts.filter { $0.violation != nil }.map(\.name) }

  func violation(_ name: String) -> Violation? {
    verdicts.first { $0.name == name }?.violation
  }
}
