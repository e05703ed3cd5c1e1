import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// Which offset a page has when it comes, and what goes on meanwhile.
@MainActor @Suite(.serialized) struct SnapshotPagingPagePagingTests {
  func tap(_ bench: SnapshotBench, tab: Int) {
    let bar = bench.page.bar.convert(CGPoint.zero, to: nil)
    bench.finger.go(to: CGPoint(x: 65 + 130 * CGFloat(tab), y: bar.y + 20))
    bench.finger.down()
    bench.finger.rest(frames: 2)
    bench.finger.up()
  }

  @Test func eachPageIsFoundWhereItWasLeft() {
    let bench = SnapshotBench()
    bench.page.scroller.contentOffset.y = 900
    tap(bench, tab: 1)
    bench.finger.rest(frames: 40)
    #expect(bench.page.scroller.contentOffset.y == 300)
    bench.page.scroller.contentOffset.y = 500
    tap(bench, tab: 0)
    bench.finger.rest(frames: 40)
    #expect(bench.page.scroller.contentOffset.y == 900)
  }

  @Test func whileTheHeaderShowsAPageBeginsBelowIt() {
    let bench = SnapshotBench()
    bench.page.places[2] = 800
    bench.page.scroller.contentOffset.y = 120
    tap(bench, tab: 2)
    for _ in 0..<40 {
      bench.finger.rest()
      #expect(bench.headerTop == -120)
    }
    #expect(bench.page.live.index == 2)
    #expect(bench.firstRow(2)?.y == 224)
    #expect(bench.page.standInViews.isEmpty)
  }

  @Test func aPageTooShortIsFilled() {
    let bench = SnapshotBench { $0.pages[1].rows = 1 }
    bench.page.scroller.contentOffset.y = 900
    tap(bench, tab: 1)
    bench.finger.rest(frames: 40)
    #expect(bench.page.scroller.contentOffset.y == 300)
    #expect(bench.headerTop == -300)
    #expect(bench.page.scroller.contentSize.height == 1144)
  }

  @Test func aPageAskedForUnderACoastEndsItAndMovesNoHeader() {
    let bench = SnapshotBench()
    bench.finger.down()
    for _ in 0..<3 { bench.finger.move(dy: -30) }
    bench.finger.up()
    bench.finger.rest(frames: 2)
    let top = bench.headerTop
    #expect(top < -60 && top > -300)
    bench.page.selectPage(1, animated: true)
    for _ in 0..<60 {
      bench.finger.rest()
      #expect(bench.headerTop == top)
    }
    #expect(bench.page.live.index == 1)
  }

  @Test func aTapThatStopsACoastGoesNowhere() {
    let bench = SnapshotBench()
    bench.finger.down()
    for _ in 0..<3 { bench.finger.move(dy: -30) }
    bench.finger.up()
    bench.finger.rest(frames: 2)
    tap(bench, tab: 1)
    bench.finger.rest(frames: 30)
    #expect(bench.page.live.index == 0)
    tap(bench, tab: 1)
    bench.finger.rest(frames: 30)
    #expect(bench.page.live.index == 1)
  }

  @Test func aBounceGoesOnWithThePageThatComes() {
    let bench = SnapshotBench()
    bench.finger.down()
    for _ in 0..<6 { bench.finger.move(dy: 30) }
    bench.finger.up()
    bench.finger.rest(frames: 2)
    bench.page.selectPage(1, animated: true)
    var last = bench.page.scroller.contentOffset.y
    #expect(last < -20)
    for _ in 0..<60 {
      bench.finger.rest()
      let now = bench.page.scroller.contentOffset.y
      #expect(now >= last)
      #expect(bench.headerTop == -now)
      last = now
    }
    #expect(last == 0)
    #expect(bench.page.live.index == 1)
  }

  @Test func aFingerOnTheHeaderTakesThePicturesAlong() {
    let bench = SnapshotBench()
    bench.page.scroller.contentOffset.y = 310
    bench.page.places[1] = 700
    bench.swipe(-20, frames: 7)
    bench.finger.up()
    #expect(bench.firstRow(1)?.y == -356)
    bench.page.scroller.contentOffset.y = 250
    // The header shows again: the neighbour is fitted to it, and its picture is taken anew.
    #expect(bench.page.standInViews.count == 1)
    #expect(bench.firstRow(1)?.y == 94)
    #expect(bench.firstRow(0)?.y == 94)
  }

  @Test(arguments: [2, 0])
  func aTapGoesRightAndLeftWithTheIndicator(_ tab: Int) {
    let bench = SnapshotBench { $0.firstPage = 1 }
    tap(bench, tab: tab)
    var last = bench.page.bar.line.strokeStart
    for _ in 0..<40 {
      bench.finger.rest()
      let now = bench.page.bar.line.strokeStart
      #expect(tab == 2 ? now >= last : now <= last)
      last = now
    }
    #expect(bench.page.live.index == tab)
    #expect(abs(last - (130 * CGFloat(tab) + 2) / 390) < 1e-12)
  }
}
