import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// Pages that share one scroll view, on a stage, with a finger in the middle of the rows.
@MainActor
struct SnapshotBench {
  let stage: Stage
  let page: SnapshotPagingPage
  let finger: Fingertip

  init(_ adapt: (inout Scene) -> Void = { _ in }) {
    var scene = Scene()
    scene.header.height = 300
    adapt(&scene)
    stage = Stage(device: .init())
    page = SnapshotPagingPage(scene: scene)
    stage.window.addSubview(page.rootView)
    stage.settle()
    finger = Fingertip(on: stage, at: CGPoint(x: 200, y: 700))
  }

  /// Where a page's first row stands on the screen; nil where there is neither rows nor picture.
  func firstRow(_ index: Int) -> CGPoint? {
    guard let page = page.page(at: index) else { return nil }
    return page.firstRowView.convert(page.firstRow.origin, to: nil)
  }

  /// Swipes across, frame by frame, and answers with the number of pictures at the end.
  func swipe(_ dx: CGFloat, frames: Int) {
    finger.go(to: CGPoint(x: 200, y: 700))
    finger.down()
    for _ in 0..<frames { finger.move(dx: dx) }
  }

  var headerTop: CGFloat { page.header.convert(CGPoint.zero, to: nil).y }
}

@MainActor @Suite(.serialized) struct SnapshotPagingPageTests {
  @Test func headerAndRowsStandWhereTheOneOffsetPutsThem() {
    let bench = SnapshotBench()
    for offset in [-40, 0, 120, 300, 700] as [CGFloat] {
      bench.page.scroller.contentOffset.y = offset
      #expect(bench.headerTop == -min(offset, 300))
      #expect(bench.firstRow(0)?.y == 344 - offset)
    }
  }

  @Test func aSwipeShowsThePictureOfTheNeighbour() {
    let bench = SnapshotBench()
    bench.swipe(-20, frames: 5)
    #expect(bench.page.standInViews.count == 1)
    #expect(bench.page.live.index == 0)
    #expect(bench.firstRow(1) == CGPoint(x: 300, y: 344))
    #expect(bench.firstRow(0) == CGPoint(x: -90, y: 344))
  }

  @Test func pictureAndPageSwapInOneFrameWithEqualGeometry() {
    let bench = SnapshotBench { $0.pages[0].rows = 70 }
    bench.page.scroller.contentOffset.y = 900
    bench.page.places[1] = 1234
    bench.finger.down()
    var row = bench.firstRow(1)
    for _ in 0..<15 {
      bench.finger.move(dx: -20)
      guard let now = bench.firstRow(1), let left = bench.firstRow(0) else { continue }
      if let row { #expect(now.y == row.y && now.x <= row.x) }
      #expect(now.x - left.x == 390)
      #expect(left.y == -556)
      #expect(bench.headerTop == -300)
      row = now
    }
    #expect(row?.y == -890)
    #expect(bench.page.live.index == 1)
    #expect(bench.page.scroller.contentOffset.y == 1234)
    bench.finger.up()
    bench.finger.rest(frames: 60)
    #expect(bench.page.standInViews.isEmpty)
    #expect(bench.firstRow(1) == CGPoint(x: 0, y: -890))
  }

  @Test(arguments: [2, 6])
  func picturesAreGoneAfterACancelledSwipe(_ frames: Int) {
    let bench = SnapshotBench()
    bench.swipe(-20, frames: frames)
    #expect(bench.page.standInViews.count == 1)
    bench.finger.rest(frames: 3)
    bench.finger.cancel()
    bench.finger.rest(frames: 60)
    #expect(bench.page.standInViews.isEmpty)
    #expect(bench.page.pages.contentOffset.x == 0)
    #expect(bench.page.live.index == 0)
    #expect(bench.page.pages.subviews.count == 1)
  }

  @Test func beyondTheFirstAndTheLastPageThereIsNoPicture() {
    for (first, dx) in [(0, 20.0), (2, -20.0)] {
      let bench = SnapshotBench { $0.firstPage = first }
      let stroke = bench.page.bar.line.strokeStart
      bench.swipe(CGFloat(dx), frames: 8)
      #expect(bench.page.standInViews.isEmpty)
      #expect(bench.page.live.index == first)
      #expect(bench.page.bar.line.strokeStart == stroke)
    }
  }

  @Test(arguments: [54, 104, 154])
  func aDragIsSharedBetweenHeaderAndRows(_ drag: Int) {
    let bench = SnapshotBench { $0.header.height = 104 }
    bench.finger.down()
    bench.finger.move(dy: -10)
    bench.finger.move(dy: -CGFloat(drag))
    #expect(bench.headerTop == -CGFloat(min(drag, 104)))
    #expect(bench.page.live.scrolled == CGFloat(max(0, drag - 104)))
  }
}
