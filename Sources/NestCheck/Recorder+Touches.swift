import HeadlessUIKit
import Traces

/// What fingers do: on what they came down, and whether they tap a tab.
extension Recorder {
  /// Where a finger came down.
  struct Finger {
    let number: Int
    let scroller: Int
    let region: TouchSample.Region
    let tab: Int
    let start: Point
    let stoppedCoast: Bool
  }

  /// Writes the samples of a frame down, and what the fingers ask for.
  func recordTouches(
    _ samples: ContiguousArray<StageTouchSample>, _ frame: inout Frame
  ) {
    var count = 0
    for sample in samples {
      if sample.phase == .began { noteFinger(sample) }
      guard let place = fingers.firstIndex(where: { $0.number == sample.finger }),
        let phase = TouchSample.Phase(rawValue: sample.phase.rawValue)
      else { continue }
      let finger = fingers[place]
      frame.touches.put(
        TouchSample(
          finger: finger.number, phase: phase, time: sample.time,
          position: Point(x: sample.x, y: sample.y), scroller: finger.scroller,
          region: finger.region),
        at: count)
      count += 1
      if phase == .ended { noteTap(finger, sample, &frame) }
      if phase == .ended || phase == .cancelled { fingers.remove(at: place) }
    }
    frame.touches.cut(to: count)
  }

  private func noteFinger(_ sample: StageTouchSample) {
    guard let hit = stage.hits.first(where: { $0.finger == sample.finger }) else { return }
    let tab = tabs.firstIndex { hit.view?.isDescendant(of: $0) ?? false } ?? -1
    fingers.append(
      Finger(
        number: sample.finger, scroller: innermostScroller(from: hit.view),
        region: region(of: hit.view), tab: tab, start: Point(x: sample.x, y: sample.y),
        stoppedCoast: hit.stoppedCoast))
  }

  private func region(of view: UIView?) -> TouchSample.Region {
    guard let view else { return .elsewhere }
    if let header, view.isDescendant(of: header) { return .header }
    if let bar, view.isDescendant(of: bar) { return .bar }
    for page in pages where view.isDescendant(of: page.view) { return .page }
    if let panel, view.isDescendant(of: panel) { return .panel }
    return .elsewhere
  }

  /// A finger that was lifted where it came down on a tab asks for its page.
  private func noteTap(_ finger: Finger, _ sample: StageTouchSample, _ frame: inout Frame) {
    guard finger.tab >= 0, !finger.stoppedCoast else { return }
    let dx = sample.x - finger.start.x
    let dy = sample.y - finger.start.y
    if dx * dx + dy * dy <= 100 {
      frame.events.append(EventRecord(kind: .tabTap, value: Double(finger.tab)))
    }
  }
}
