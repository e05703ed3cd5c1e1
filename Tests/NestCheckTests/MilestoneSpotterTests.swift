import Testing
import Traces

@testable import NestCheck

@Suite struct MilestoneSpotterTests {
  func frame(_ touches: [TouchSample] = [], header: Double = 0, row: Double = 200, x: Double = 0)
    -> Frame
  {
    var frame = Frame()
    frame.touches = ContiguousArray(touches)
    let top = Rect(x: 0, y: header, width: 390, height: 200)
    frame.header = PlacedRect(shown: top, model: top)
    for index in 0..<2 {
      frame.pages.append(
        PageRecord(
          index: index, scroller: -1,
          shown: Rect(x: x + 390 * Double(index), y: 0, width: 390, height: 600),
          firstRow: Rect(x: 0, y: row, width: 390, height: 60), rows: 40))
    }
    return frame
  }

  func touch(_ phase: TouchSample.Phase, y: Double = 100, finger: Int = 1) -> TouchSample {
    TouchSample(
      finger: finger, phase: phase, time: 0, position: Point(x: 100, y: y), scroller: -1,
      region: .page)
  }

  func reached(_ frames: [(Frame, RunPhase)]) -> Milestones {
    var spotter = MilestoneSpotter()
    var last = frame()
    for (next, phase) in frames {
      spotter.observe(next, previous: last, phase: phase)
      last = next
    }
    return spotter.reached
  }

  @Test func seesWhatFingersDo() {
    #expect(
      reached([(frame([touch(.began), touch(.began, finger: 2)]), .touch)]) == .twoFingers)
    #expect(
      reached([(frame([touch(.began)]), .touch), (frame([touch(.cancelled)]), .rest)])
        == .cancelledTouch)
    #expect(
      reached([
        (frame([touch(.began)]), .touch), (frame([touch(.moved, y: 80)]), .touch),
        (frame([touch(.moved, y: 90)]), .touch),
      ]) == .reversal)
  }

  @Test func seesWhatACoastComesTo() {
    #expect(reached([(frame(), .coast), (frame(), .bounce)]) == .flingMetEdge)
    #expect(reached([(frame(), .coast), (frame([touch(.began)]), .touch)]) == .caughtCoast)
    #expect(reached([(frame(), .bounce), (frame([touch(.began)]), .touch)]) == .caughtBounce)
    #expect(
      reached([(frame(row: 190), .coast), (frame(row: 180, x: -100), .coast)])
        == .pageSwitchInCoast)
  }

  @Test func seesAnotherPageAndAHandOver() {
    #expect(reached([(frame(x: 0), .touch), (frame(x: -300), .touch)]) == .pageSwitch)
    let drag: [(Frame, RunPhase)] = [
      (frame([touch(.began)]), .touch), (frame(header: -10, row: 190), .touch),
    ]
    #expect(reached(drag) == [])
    #expect(reached(drag + [(frame(header: -10, row: 180), .touch)]) == .handOverInDrag)
  }
}
