import Traces

@testable import Invariants

/// A perfect sheet with a list as frames; tests spoil single frames of what it shows.
struct SheetPuppet {
  var facts = SceneFacts()
  /// Where the sheet's top edge shows, and where its model stands.
  var top: Double
  var model: Double
  var list = 0.0
  var frames: [Frame] = []
  var finger = Point(x: 195, y: 700)
  var animation: AnimationRecord?

  init(_ change: (inout SceneFacts) -> Void = { _ in }) {
    facts.pages = [.init(rows: 40, rowHeight: 60)]
    facts.panel = .init(detents: [60, 422, 650], handle: 24)
    facts.policies.bounceTop = .none
    change(&facts)
    top = facts.panel?.detents.last ?? 0
    model = top
    show()
  }

  var header: TraceHeader { TraceHeader(strategy: "puppet", scene: facts) }
  var time: Double { Double(frames.count) * facts.frameInterval }

  mutating func show(_ touches: [TouchSample] = []) {
    var frame = Frame()
    frame.index = frames.count
    frame.time = time
    frame.touches = ContiguousArray(touches)
    let size = Rect(x: 0, y: top, width: 390, height: 784)
    frame.panel = PlacedRect(shown: size, model: Rect(x: 0, y: model, width: 390, height: 784))
    var record = ScrollerRecord(id: 0, role: .list, page: 0)
    record.offset.y = list
    record.boundsHeight = 760
    record.contentHeight = 2400
    record.flags.insert(.alwaysBounceVertical)
    frame.scrollers = [record]
    let page = Rect(x: 0, y: top + 24, width: 390, height: 760)
    let row = Rect(x: 0, y: top + 24 - list, width: 390, height: 60)
    frame.pages = [PageRecord(index: 0, scroller: 0, shown: page, firstRow: row, rows: 40)]
    if let animation { frame.animations = [animation] }
    frames.append(frame)
  }

  private func sample(_ phase: TouchSample.Phase) -> TouchSample {
    TouchSample(
      finger: 1, phase: phase, time: time, position: finger, scroller: -1, region: .panel)
  }

  mutating func down() { show([sample(.began)]) }

  /// Moves the finger, and the sheet with it.
  mutating func move(_ dy: Double, takenOff: Double = 0) {
    finger.y += dy
    top += dy - takenOff
    model = top
    show([sample(.moved)])
  }

  /// Lifts the finger; an animation of some milliseconds to a place begins, if any is given.
  mutating func lift(to place: Double? = nil, lasting duration: Double = 350) {
    if let place {
      animation = AnimationRecord(
        target: WriteRecord.panel, property: .position,
        from: Rect(x: 195, y: top + 392, width: 0, height: 0),
        to: Rect(x: 195, y: place + 392, width: 0, height: 0), began: time, duration: duration)
      model = place
    }
    show([sample(.ended)])
  }

  /// Lets the animation run for some frames.
  mutating func run(_ count: Int) {
    for _ in 0..<count {
      if let animation {
        let share = ReferenceCurve.progress(animation, at: time)
        top = animation.from.y - 392 + (animation.to.y - animation.from.y) * share
        if share == 1 { self.animation = nil }
      }
      show()
    }
  }

  /// Stops the animation where it shows, in the frame in which a finger comes down.
  mutating func catchIt() {
    if let animation {
      let share = ReferenceCurve.progress(animation, at: time)
      top = animation.from.y - 392 + (animation.to.y - animation.from.y) * share
    }
    animation = nil
    model = top
    down()
  }

  /// The names of the invariants that are violated.
  var violated: [String] {
    Judge.verdicts(of: Trace(header: header, frames: frames))
      .filter { $0.violation != nil }.map(\.name)
  }
}
