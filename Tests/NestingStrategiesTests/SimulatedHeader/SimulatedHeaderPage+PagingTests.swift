import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// The lid does not move while pages change, and pages fit it when they come.
@MainActor @Suite(.serialized) struct SimulatedHeaderPagePagingTests {
  func tap(_ bench: SimulatedHeaderBench, tab: Int) {
    bench.finger.go(to: CGPoint(x: 65 + 130 * CGFloat(tab), y: bench.page.lid.frame.maxY - 20))
    bench.finger.down()
    bench.finger.rest(frames: 2)
    bench.finger.up()
  }

  @Test func theHeaderStandsStillWhilePagesChangeUnderACoast() {
    let bench = SimulatedHeaderBench(at: CGPoint(x: 200, y: 700))
    bench.finger.down()
    for _ in 0..<3 { bench.finger.move(dy: -30) }
    bench.finger.up()
    bench.finger.rest(frames: 2)
    tap(bench, tab: 1)
    let header = bench.page.lid.frame.origin.y
    #expect(header > -300 && header < -60)
    for _ in 0..<60 {
      bench.finger.rest()
      #expect(bench.page.lid.frame.origin.y == header)
    }
    #expect(bench.page.pages.contentOffset.x == 390)
    #expect(bench.place == -header)
  }

  @Test(arguments: [2, 0])
  func aTapGoesRightAndLeftWithTheIndicator(_ tab: Int) {
    let bench = SimulatedHeaderBench { $0.firstPage = 1 }
    tap(bench, tab: tab)
    var last = bench.page.lid.bar.line.strokeStart
    for _ in 0..<40 {
      bench.finger.rest()
      let now = bench.page.lid.bar.line.strokeStart
      #expect(tab == 2 ? now >= last : now <= last)
      last = now
    }
    #expect(bench.page.pages.contentOffset.x == 390 * CGFloat(tab))
    #expect(abs(last - (130 * CGFloat(tab) + 2) / 390) < 1e-12)
  }

  @Test func beyondTheFirstAndTheLastPageTheIndicatorStays() {
    for (first, dx) in [(0, 25.0), (2, -25.0)] {
      let bench = SimulatedHeaderBench(at: CGPoint(x: 200, y: 700)) { $0.firstPage = first }
      let stroke = bench.page.lid.bar.line.strokeStart
      bench.finger.down()
      for _ in 0..<6 { bench.finger.move(dx: CGFloat(dx)) }
      #expect(abs(bench.page.pages.contentOffset.x - 390 * CGFloat(first)) > 30)
      #expect(bench.page.lid.bar.line.strokeStart == stroke)
    }
  }

  @Test func anArrivingPageFitsTheHeader() {
    let bench = SimulatedHeaderBench { $0.pages[1].rows = 1 }
    bench.list.place = 900
    tap(bench, tab: 1)
    bench.finger.rest(frames: 40)
    // Too short for its rows: it is filled, and the header stays collapsed.
    #expect(bench.collapsed == 300)
    #expect(bench.place == 300)
    bench.list.place = 120
    tap(bench, tab: 0)
    bench.finger.rest(frames: 40)
    // The header shows, so the first page begins below the bar.
    #expect(bench.collapsed == 120)
    #expect(bench.place == 120)
  }

  @Test func aCollapsedHeaderLeavesOtherPagesTheirPlace() {
    let bench = SimulatedHeaderBench()
    bench.list.place = 900
    tap(bench, tab: 1)
    bench.finger.rest(frames: 40)
    #expect(bench.place == 300)
    bench.list.place = 500
    tap(bench, tab: 0)
    bench.finger.rest(frames: 40)
    #expect(bench.place == 900)
  }

  @Test func releasedExactlyOnAPageItStandsThereAndIsDragged() {
    let bench = SimulatedHeaderBench(at: CGPoint(x: 385, y: 700)) { $0.device.width = 390 }
    bench.finger.down()
    bench.finger.move(dx: -10)
    for _ in 0..<39 { bench.finger.move(dx: -10) }
    bench.finger.rest(frames: 3)
    bench.finger.up()
    bench.finger.rest(frames: 3)
    #expect(bench.page.pages.contentOffset.x == 390)
    bench.finger.go(to: CGPoint(x: 200, y: 700))
    bench.finger.down()
    bench.finger.move(dy: -110)
    #expect(bench.collapsed == 100)
  }
}
